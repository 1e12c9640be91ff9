/** Private-use characters: no font, no pattern of the schema and no component knows them. */
const first = 0xe000;
/** So many numbers need one character; the rest of the private-use area leads the others. */
const single = 0x1800;
const firstLead = first + single;

/** The characters that stand for a number. Next to others they are still read as this number. */
export function markOf(number: number): string {
  const low = String.fromCharCode(first + (number % single));
  return number < single ? low : String.fromCharCode(firstLead - 1 + Math.floor(number / single)) + low;
}

const marks = /([\uf800-\uf8ff]?)([\ue000-\uf7ff])/g;

/** The numbers whose marks are in a text, also where it is encoded as a part of an address. */
export function marksIn(text: string): number[] {
  return [...decoded(text).matchAll(marks)].map(
    ([, lead = '', low = '']) =>
      (lead ? lead.charCodeAt(0) - firstLead + 1 : 0) * single + low.charCodeAt(0) - first,
  );
}

function decoded(text: string): string {
  if (!text.includes('%')) return text;
  // A mark is encoded as a whole; anything else may not be an encoding at all.
  return text.replace(/%E[EF]%[89AB][0-9A-F]%[89AB][0-9A-F]/gi, decodeURIComponent);
}
