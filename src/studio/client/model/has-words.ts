/** What a filter finds: texts in lower case that have each of its words, in any order. */
export function hasWords(filter: string): (text: string) => boolean {
  const words = filter.toLowerCase().split(/\s+/).filter(Boolean);
  return (text) => words.every((word) => text.includes(word));
}
