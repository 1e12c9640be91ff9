const isSpace = (letter: string | undefined) => letter === ' ' || letter === '\t';

/**
 * Where a part of a text begins behind its spaces and tabs. A space that does not break is a letter to Markdown, so
 * `trimStart` would take too much.
 */
export function startBehindSpaces(text: string, from: number, to: number): number {
  let start = from;
  while (start < to && isSpace(text[start])) start++;
  return start;
}

/** Where it ends before them. A pattern would look at each space from all before it. */
export function endBeforeSpaces(text: string, from: number, to: number): number {
  let end = to;
  while (end > from && isSpace(text[end - 1])) end--;
  return end;
}
