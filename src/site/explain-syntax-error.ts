import { type ParseError, printParseErrorCode } from 'jsonc-parser';
import { endOfString, scanBrackets } from './brackets';
import { visible } from './words';

export interface SyntaxMistake {
  offset: number;
  length: number;
  message: string;
  help?: string;
}

/** Says what stands in the way of reading a text as JSON, at the place where it has to be mended. */
export function explainSyntaxError(text: string, error: ParseError): SyntaxMistake {
  const { offset } = error;
  const found = text[offset] ?? '';
  const previous = lastSign(text, offset);
  const before = text[previous] ?? '';
  if (text.trim() === '')
    return at(0, 1, 'The file is empty.', 'Write a page object { … } in it, or delete it.');
  if (/\p{Cc}/u.test(found))
    return at(
      offset,
      1,
      `${visible(found)} is no sign that JSON knows.`,
      found === '\0' ? 'Is the file saved as UTF-8? If so, delete the sign.' : 'Delete it.',
    );
  if (text.startsWith('//', offset) || text.startsWith('/*', offset))
    return at(offset, 2, 'Comments are not possible in JSON.', 'Delete the comment.');
  if (before === ',' && (found === '}' || found === ']'))
    return at(
      previous,
      1,
      `This comma is too much: nothing follows it before "${found}".`,
      'Delete the comma.',
    );
  if (found === '' || ((found === '}' || found === ']') && before !== ':'))
    return explainBrackets(text, offset, previous);
  if (found === "'")
    return at(offset, 1, 'Single quotes are not possible in JSON.', 'Use double quotes: "…".');
  if (found === '“' || found === '”')
    return at(offset, 1, 'These are typographic quotes.', 'Use straight double quotes: "…".');
  if (before === ',' && found === ',') return at(offset, 1, 'This comma is too much.', 'Delete the comma.');
  return explainCode(text, error, previous);
}

function explainCode(text: string, { error, offset, length }: ParseError, previous: number): SyntaxMistake {
  const word = wordAt(text, offset);
  const found = /^[\w"]/.test(word) ? word : `"${word}"`;
  const { open } = scanBrackets(text, offset);
  const inObject = open.at(-1)?.opens === '{';
  const before = text[previous];
  if (inObject && (before === '{' || before === ',') && text[offset] !== '{')
    return /^\w/.test(word)
      ? at(offset, word.length, 'This name has no quotes.', `Write "${word}".`)
      : at(offset, word.length, `A name in double quotes is needed here, found ${found}.`);
  switch (printParseErrorCode(error)) {
    case 'UnexpectedEndOfString':
      return at(
        offset,
        Math.max(1, endOfString(text, offset) - offset),
        'This text has no closing quote on its line.',
        'Put " at its end; a line break inside a text is written \\n.',
      );
    case 'InvalidEscapeCharacter':
    case 'InvalidUnicode':
      return at(
        offset,
        length,
        'A backslash in this text begins nothing that JSON knows.',
        'Write \\\\ for a backslash.',
      );
    case 'InvalidCharacter':
      return at(
        offset,
        length,
        'This text holds a tab or another control character.',
        'Write \\t for a tab and \\n for a line break, or delete it.',
      );
    case 'CommaExpected':
      return at(previous, 1, 'A comma is missing after this.', `Put , before ${found}.`);
    case 'ColonExpected':
      return at(previous, 1, 'A colon is missing after this name.', 'Write "name": value.');
    case 'PropertyNameExpected':
      return explainBrackets(text, offset, previous);
    case 'EndOfFileExpected':
      return at(offset, 1, `The document has ended before ${found}.`, 'Is there a closing bracket too many?');
    default:
      return at(
        offset,
        word.length || 1,
        `A value is needed here, found ${found}.`,
        'A value is "text", a number, true, false, a list [ … ] or an object { … }.',
      );
  }
}

function explainBrackets(text: string, offset: number, previous: number): SyntaxMistake {
  const { open, suspect } = scanBrackets(text, offset);
  const inner = open.at(-1);
  if (!inner) return at(offset, 1, `This "${text[offset]}" closes nothing.`, 'Delete it.');
  const unclosed = offset >= text.length && suspect ? suspect : inner;
  const closes = unclosed.opens === '{' ? '}' : ']';
  const line = text.slice(0, unclosed.offset).split('\n').length;
  return unclosed === suspect
    ? at(unclosed.offset, 1, `This "${unclosed.opens}" is not closed.`, `Put ${closes} where it ends.`)
    : at(
        previous,
        1,
        `A "${closes}" is missing after this: "${unclosed.opens}" in line ${line} is not closed.`,
      );
}

function lastSign(text: string, offset: number): number {
  let at = Math.min(offset, text.length) - 1;
  while (at > 0 && /\s/.test(text[at] ?? '')) at--;
  return Math.max(at, 0);
}

function wordAt(text: string, offset: number): string {
  if (text[offset] === '"') return text.slice(offset, endOfString(text, offset) + 1);
  return /^[\w.+-]+|^[\s\S]/u.exec(text.slice(offset, offset + 40))?.[0] ?? '';
}

function at(offset: number, length: number, message: string, help?: string): SyntaxMistake {
  return help === undefined ? { offset, length, message } : { offset, length, message, help };
}
