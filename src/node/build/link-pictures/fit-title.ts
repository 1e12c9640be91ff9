import { clustersOf } from './clusters';

/** How wide a line is at a size of 1. */
export type Measure = (text: string) => number;

export interface FittedTitle {
  size: number;
  lines: readonly string[];
}

interface Words {
  /** A space before a word is a part of it, but for the one at the start of a line. */
  texts: readonly string[];
  /** Each word's width at a size of 1: measured once, because wrapping asks for it again and again. */
  widths: readonly number[];
  space: number;
}

/** Their words are not divided by spaces. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

/** Where a line may end: at spaces, and in some scripts between words. */
const wordsOf = (title: string): string[] =>
  title
    .split(/\s+/)
    .filter((text) => text !== '')
    .flatMap((text, index) => {
      const parts = unspaced.test(text) ? dividedWords(text) : [text];
      return index === 0 ? parts : parts.map((part, place) => (place === 0 ? ` ${part}` : part));
    });

/** Marks of punctuation stay with the word before. */
function dividedWords(text: string): string[] {
  const words: string[] = [];
  for (const { segment, isWordLike } of segmenter.segment(text))
    if (isWordLike || words.length === 0) words.push(segment);
    else words[words.length - 1] += segment;
  return words;
}

function wrap({ texts, widths, space }: Words, width: number): { lines: string[]; widest: number } {
  const lines: string[] = [];
  let length = 0;
  let widest = 0;
  for (const [i, text] of texts.entries()) {
    const own = widths[i] ?? 0;
    const joined = length + (text.startsWith(' ') ? space : 0) + own;
    if (lines.length > 0 && joined <= width) {
      lines[lines.length - 1] += text;
      length = joined;
    } else {
      lines.push(text.trimStart());
      length = own;
    }
    widest = Math.max(widest, length);
  }
  return { lines, widest };
}

/** The narrowest width that needs no more lines, so that they are about equally long. */
function balance(words: Words, width: number): ReturnType<typeof wrap> {
  let best = wrap(words, width);
  for (let narrower = width * 0.96; narrower > width * 0.4; narrower *= 0.96) {
    const tried = wrap(words, narrower);
    if (tried.lines.length > best.lines.length || tried.widest > narrower) break;
    best = tried;
  }
  return best;
}

/** As much of a line as fits before an ellipsis. */
function cut(line: string, measure: Measure, width: number): string {
  const letters = clustersOf(line);
  while (letters.length > 0 && measure(`${letters.join('')}…`) > width) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}

/** The largest of the sizes at which the title fits; at the smallest what doesn't fit is cut off. */
export function fitTitle(
  title: string,
  measure: Measure,
  width: number,
  sizes: readonly (readonly [size: number, lines: number])[],
): FittedTitle {
  const texts = wordsOf(title);
  const words: Words = { texts, widths: texts.map((text) => measure(text.trimStart())), space: measure(' ') };
  for (const [size, most] of sizes) {
    const { lines, widest } = balance(words, width / size);
    if (lines.length <= most && widest <= width / size) return { size, lines };
  }
  const [size = 0, most = 0] = sizes.at(-1) ?? [];
  const room = width / size;
  const { lines } = wrap(words, room);
  const shown = lines.slice(0, most).map((line, i) => {
    const ends = i < most - 1 || lines.length <= most;
    return ends && measure(line) <= room ? line : cut(line, measure, room);
  });
  return { size, lines: shown };
}
