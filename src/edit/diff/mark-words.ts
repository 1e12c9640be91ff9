import { diffTokens } from './diff-tokens';

/** A piece of a text; `isDifferent` marks words that the other text does not have there. */
export interface MarkedText {
  text: string;
  isDifferent: boolean;
}

/** If more words differ, only the equal words before and after all of them are found. */
const mostDifferent = 800;
/** In characters: what is shown of equal text beside a difference. */
const around = 32;

const wordsOf = (text: string): string[] => text.match(/\s+|[\p{L}\p{N}_]+|[^\s\p{L}\p{N}_]/gu) ?? [];

/** Two texts with the words in which they differ, shortened where they are equal. */
export function markWords(was: string, now: string): { was: MarkedText[]; now: MarkedText[] } {
  const changes = diffWords(was, now);
  // Where only the other text has words, this one is shortened around the place, too.
  const marked = ({ value, added, removed }: (typeof changes)[number], isThere: boolean) =>
    (isThere ? value : ['']).map((text) => ({ text, isDifferent: added || removed }));
  return {
    was: pieces(changes.flatMap((change) => marked(change, !change.added))),
    now: pieces(changes.flatMap((change) => marked(change, !change.removed))),
  };
}

/** What makes a text another one, word by word. */
export const diffWords = (was: string, now: string) => diffTokens(wordsOf(was), wordsOf(now), mostDifferent);

function pieces(words: readonly MarkedText[]): MarkedText[] {
  const joined: MarkedText[] = [];
  for (const [at, word] of words.entries()) {
    const [last, next] = [words[at - 1], words[at + 1]];
    // A space between two different words is no reason to end their mark.
    const isInMark = /^\s+$/.test(word.text) && last?.isDifferent === true && next?.isDifferent === true;
    const isDifferent = word.isDifferent || isInMark;
    const piece = joined.at(-1);
    if (piece && piece.isDifferent === isDifferent) piece.text += word.text;
    else joined.push({ text: word.text, isDifferent });
  }
  return joined
    .map((piece, index) =>
      piece.isDifferent
        ? piece
        : { ...piece, text: shorten(piece.text, index > 0, index < joined.length - 1) },
    )
    .filter(({ text }) => text !== '');
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
