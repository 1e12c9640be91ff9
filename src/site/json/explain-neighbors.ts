import { type Bracket, nameWithoutBrace } from './brackets';
import { mistakeAt, type SyntaxMistake } from './syntax-mistake';

export const startsWord = /^[\p{L}\p{N}_]/u;

/** Nothing of JSON that can be after a text. */
const startsText = /^[^\s,:{}[\]"]/u;

/** The rest of a line that is the rest of a text. */
const restOfText = /^:?[^":\n]*"[\s,}\]]*(?=\n|$)/;

const isName = /^[\p{L}\p{N}_-]+\s*:(?!\\)/u;

/** What the character before a mistake says about it. */
export function explainNeighbors(
  text: string,
  offset: number,
  previous: number,
  word: string,
  inner: Bracket | undefined,
): SyntaxMistake | undefined {
  const before = text[previous];
  const quote = before === ',' ? previous - 1 : previous;
  const rest = text.slice(offset, offset + 400);
  // A text that ends inside a word has an extra quote, or an earlier text has no closing quote.
  if (
    text[quote] === '"' &&
    (startsText.test(word) || (word === ':' && inner?.opens === '{')) &&
    (quote === offset - 1 || restOfText.test(rest))
  )
    return mistakeAt(
      quote,
      1,
      `This quote ends a text, and ${/^[\p{L}\p{N}_]+/u.exec(word)?.[0] ?? `"${word}"`} follows it.`,
      'Write \\" for a quote inside a text. Or is a quote missing before it?',
    );
  if (inner?.opens === '{' && /["}\]\w]/.test(before ?? '') && startsWord.test(word) && isName.test(rest))
    return mistakeAt(previous, 1, 'A comma is missing after this.', `Add , before ${word}.`);
  const [whole] =
    before === ','
      ? (/(?<![\d.])[\d.]*\d$/.exec(text.slice(Math.max(0, previous - 20), previous)) ?? [])
      : [];
  if (whole !== undefined && inner?.opens === '{' && /^\d+$/.test(word)) {
    const decimals = word.length === 3 ? word : `.${word}`;
    return mistakeAt(
      previous,
      1,
      'A number cannot contain commas.',
      `Write ${whole.replaceAll('.', '')}${decimals}.`,
    );
  }
  const list = inner?.opens === '[' && text[offset] === ':' && before === '"' ? inner : undefined;
  const item = list && nameWithoutBrace(text, previous);
  if (item !== undefined)
    return mistakeAt(item, previous + 1 - item, 'A "{" is missing before this.', 'Write { before it.');
  if (list)
    return mistakeAt(
      list.offset,
      1,
      'This list contains a name and a colon, like an object.',
      'Write { after the [, or instead of it.',
    );
  if (inner && before === '{' && text[offset] === '{')
    return mistakeAt(
      previous,
      1,
      'This object starts with another object, without a name.',
      'Did you mean [ for a list?',
    );
  return undefined;
}
