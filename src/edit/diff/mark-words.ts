/** A piece of a text; `isDifferent` marks words that the other text does not have there. */
export interface MarkedText {
  text: string;
  isDifferent: boolean;
}

/** Longer texts are compared only at their start and their end. */
const mostWords = 400;
/** In characters: what is shown of equal text beside a difference. */
const around = 32;

const wordsOf = (text: string): string[] => text.match(/\s+|[\p{L}\p{N}_]+|[^\s\p{L}\p{N}_]/gu) ?? [];

/** Two texts with the words in which they differ, shortened where they are equal. */
export function markWords(was: string, now: string): { was: MarkedText[]; now: MarkedText[] } {
  const [before, after] = [wordsOf(was), wordsOf(now)];
  const shared = new Set(equalWords(before, after).map(([one, other]) => `${one} ${other}`));
  const ones = new Set([...shared].map((pair) => Number(pair.split(' ')[0])));
  const others = new Set([...shared].map((pair) => Number(pair.split(' ')[1])));
  return { was: pieces(before, ones), now: pieces(after, others) };
}

/** Where both have the same word, in the same order. */
function equalWords(before: readonly string[], after: readonly string[]): [number, number][] {
  let start = 0;
  while (start < before.length && before[start] === after[start]) start++;
  let end = 0;
  const most = Math.min(before.length, after.length) - start;
  while (end < most && before.at(-1 - end) === after.at(-1 - end)) end++;
  const heads = Array.from({ length: Math.min(start, after.length) }, (_, at): [number, number] => [at, at]);
  const tails = Array.from({ length: end }, (_, at): [number, number] => [
    before.length - end + at,
    after.length - end + at,
  ]);
  const middle = commonWords(
    before.slice(start, before.length - end),
    after.slice(start, after.length - end),
  );
  return [
    ...heads,
    ...middle.map(([one, other]): [number, number] => [one + start, other + start]),
    ...tails,
  ];
}

/** The longest common subsequence. */
function commonWords(before: readonly string[], after: readonly string[]): [number, number][] {
  if (before.length > mostWords || after.length > mostWords) return [];
  const width = after.length + 1;
  const lengths = new Uint16Array((before.length + 1) * width);
  const at = (one: number, other: number) => lengths[one * width + other] ?? 0;
  for (let one = before.length - 1; one >= 0; one--)
    for (let other = after.length - 1; other >= 0; other--)
      lengths[one * width + other] =
        before[one] === after[other]
          ? at(one + 1, other + 1) + 1
          : Math.max(at(one + 1, other), at(one, other + 1));
  const found: [number, number][] = [];
  for (let one = 0, other = 0; one < before.length && other < after.length; ) {
    if (before[one] === after[other]) found.push([one++, other++]);
    else if (at(one + 1, other) >= at(one, other + 1)) one++;
    else other++;
  }
  return found;
}

function pieces(words: readonly string[], equal: ReadonlySet<number>): MarkedText[] {
  const joined: MarkedText[] = [];
  for (const [at, text] of words.entries()) {
    // A space between two different words is no reason to end their mark.
    const isSpace = /^\s+$/.test(text) && at > 0 && at < words.length - 1;
    const isDifferent = !equal.has(at) || (isSpace && !equal.has(at - 1) && !equal.has(at + 1));
    const last = joined.at(-1);
    if (last && last.isDifferent === isDifferent) last.text += text;
    else joined.push({ text, isDifferent });
  }
  return joined.map((piece, index) =>
    piece.isDifferent ? piece : { ...piece, text: shorten(piece.text, index > 0, index < joined.length - 1) },
  );
}

/** Keeps the ends of an equal text that stand beside a difference; of a whole text its start. */
function shorten(text: string, keepsStart: boolean, keepsEnd: boolean): string {
  const start = keepsStart || !keepsEnd ? around : 0;
  const end = keepsEnd ? around : 0;
  if ([...text].length <= start + end + 1) return text;
  const characters = [...text];
  const first = characters
    .slice(0, start)
    .join('')
    .replace(/(?<!\S)\S*$/, '');
  const last = characters
    .slice(characters.length - end)
    .join('')
    .replace(/^\S*/, '');
  return `${first}…${last}`;
}
