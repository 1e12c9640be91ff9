import { lastVisible, scanBrackets } from './brackets';
import { mistakeAt, type SyntaxMistake } from './syntax-mistake';

const part = /[\p{L}\p{N}\p{M}_.+−–%$€£¥~@-]/u;
const end = /\s*(?:[,}\]\n]|$|\/[/*]|#)/y;

/** What other languages take for a value, and how JSON writes it. */
export function explainForeignValue(text: string, offset: number): SyntaxMistake | undefined {
  if (text.startsWith('"""', offset - 2))
    return mistakeAt(offset - 2, 3, 'A text has one double quote at each end.', 'Write " instead of """.');
  const [start, stop] = [boundary(text, offset, -1) + 1, boundary(text, offset, 1)];
  if (stop - start > longest || !isPlaceOfValue(text, start)) return undefined;
  const found = text.slice(start, stop);
  if (found === '') return undefined;
  const [whole] =
    (/^0\d\d$/.test(found) &&
      /(?<!\d)\d{1,3}(?:,\d{3})*,$/.exec(text.slice(Math.max(0, start - longest), start))) ||
    [];
  if (whole !== undefined)
    return mistakeAt(
      start - 1,
      1,
      'A number cannot contain commas.',
      `Write ${whole.replaceAll(',', '')}${found}.`,
    );
  if (/["']/.test(text[stop] ?? '') && found.length <= 2)
    return mistakeAt(start, found.length, `JSON does not allow ${found} before a text.`, 'Delete it.');
  end.lastIndex = stop;
  const [message, help] = (end.test(text) && (explainWord(found) ?? explainNumber(found))) || [];
  return message === undefined ? undefined : mistakeAt(start, found.length, message, help);
}

/** In characters. A longer one is a text without quotes. */
const longest = 60;

/** The first character, to the left or to the right, that is no part of the value. */
function boundary(text: string, offset: number, step: 1 | -1): number {
  const isDigit = (at: number) => /\d/.test(text[at] ?? '');
  // As in 12:30 and 1/2.
  const joins = (at: number) => /[:/]/.test(text[at] ?? '') && isDigit(at - 1) && isDigit(at + 1);
  let at = step === 1 ? offset : offset - 1;
  while (Math.abs(at - offset) <= longest && (part.test(text[at] ?? '') || joins(at))) at += step;
  return at;
}

function isPlaceOfValue(text: string, start: number): boolean {
  const before = text[lastVisible(text, start)] ?? '';
  if (before === ':') return true;
  return /[[,]/.test(before) && scanBrackets(text, start).open.at(-1)?.opens === '[';
}

type Explanation = [message: string, help: string];

function explainWord(found: string): Explanation | undefined {
  const word = found.toLowerCase();
  if (/^(true|false)$/.test(word)) return [`${found} must be in lower case.`, `Write ${word}.`];
  if (/^(yes|y|on|no|n|off)$/.test(word))
    return [`${found} is not a JSON value.`, `Write ${/^(y|on)/.test(word)}, or "${found}" for text.`];
  return /^(null|none|nil|undefined|nothing|~|[+-]?(nan|inf|infinity))$/.test(word)
    ? [`${found} is not a JSON value.`, 'Delete the field or item if it has no value.']
    : undefined;
}

function explainNumber(found: string): Explanation | undefined {
  const number = jsonNumber(found);
  if (number !== undefined) return [`"${found}" is not a number in JSON.`, `Write ${number}.`];
  const [, before = '', amount = '', after = ''] =
    /^([$€£¥]?)([+−–-]?[\d._]+)([\p{L}%$€£¥]*)$/u.exec(found) ?? [];
  const plain = isJsonNumber(amount) ? amount : jsonNumber(amount);
  if (plain !== undefined && before + after !== '')
    return ['A number cannot have a unit.', `Write ${plain}, or "${found}" for text.`];
  return /^[+-]?\d/.test(found)
    ? [`A value is needed here, found ${found}.`, `Write text in double quotes: "${found}".`]
    : undefined;
}

const isJsonNumber = (text: string) => /^-?(0|[1-9]\d*)(\.\d+)?(e[+-]?\d+)?$/i.test(text);

/** The same number as JSON writes it; undefined if it is none, or is JSON already. */
function jsonNumber(found: string): string | undefined {
  const plain = found
    .normalize('NFKC')
    .replace(/^[−–]/, '-')
    .replace(/(?<=[\da-f])_(?=[\da-f])/gi, '')
    .replace(/^\+/, '');
  const [, minus = '', code] = /^(-?)(0(?:x[\da-f]+|o[0-7]+|b[01]+))n?$/i.exec(plain) ?? [];
  const [, sign = '', whole = '', decimals = '', exponent = ''] =
    /^(-?)(\d*)(?:\.(\d*))?(?:e([+-]?\d*))?[nfld]?$/i.exec(plain) ?? [];
  const written =
    code === undefined
      ? `${sign}${whole.replace(/^0+(?=\d)/, '') || 0}${decimals && `.${decimals}`}${/\d/.test(exponent) ? `e${exponent}` : ''}`
      : `${minus}${Number(code)}`;
  const isNumber = code !== undefined || whole + decimals !== '';
  return isNumber && written !== found && isJsonNumber(written) ? written : undefined;
}
