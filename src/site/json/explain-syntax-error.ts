import { type ParseError, printParseErrorCode } from 'jsonc-parser';
import { type Bracket, endOfString, scanBrackets } from './brackets';
import { explainForeignCharacter } from './explain-foreign-character';
import { lastVisible, listWithoutBracket, nameWithoutBrace } from './lost-brackets';

export interface SyntaxMistake {
  offset: number;
  length: number;
  message: string;
  help?: string;
}

/** Says why a text is not JSON, at the place to correct. */
export function explainSyntaxError(text: string, error: ParseError): SyntaxMistake {
  const { offset } = error;
  const found = text[offset] ?? '';
  const previous = lastVisible(text, offset);
  const before = text[previous] ?? '';
  if (text.trim() === '')
    return at(0, 1, 'The file is empty.', 'Write a page object { … } in it, or delete the file.');
  const foreign = explainForeignCharacter(text, offset);
  if (foreign) return foreign;
  if (before === ',' && (found === '}' || found === ']'))
    return at(previous, 1, `Unexpected comma before "${found}".`, 'Delete the comma.');
  if (found === '' || ((found === '}' || found === ']') && before !== ':'))
    return explainBrackets(text, offset, previous);
  if (before === ',' && found === ',') return at(offset, 1, 'Unexpected comma.', 'Delete the comma.');
  return explainCode(text, error, previous);
}

function explainCode(text: string, { error, offset, length }: ParseError, previous: number): SyntaxMistake {
  const word = wordAt(text, offset);
  const found = /^[\w"]/.test(word) ? word : `"${word}"`;
  const { open } = scanBrackets(text, offset);
  const inner = open.at(-1);
  const before = text[previous];
  const isWord = /^\w/.test(word);
  const misplaced = explainNeighbors(text, offset, previous, word, inner);
  if (misplaced) return misplaced;
  if (inner?.opens === '{' && (before === '{' || before === ',') && text[offset] !== '{')
    return isWord
      ? at(offset, word.length, 'This name has no quotes.', `Write "${word}".`)
      : at(offset, word.length, `A name in double quotes is needed here, found ${found}.`);
  switch (printParseErrorCode(error)) {
    case 'UnexpectedEndOfString':
      return at(
        offset,
        Math.max(1, endOfString(text, offset) - offset),
        'This text has no closing quote on its line.',
        'Add " at its end. Write a line break inside a text as \\n.',
      );
    case 'InvalidEscapeCharacter':
    case 'InvalidUnicode':
      return at(
        offset,
        length,
        'A backslash in this text starts an invalid escape sequence.',
        mendEscape(text, offset),
      );
    case 'InvalidCharacter':
      return at(
        offset,
        length,
        'This text contains a tab or another control character.',
        'Write \\t for a tab and \\n for a line break, or delete it.',
      );
    case 'CommaExpected':
      return at(previous, 1, 'A comma is missing after this.', `Add , before ${found}.`);
    case 'ColonExpected':
      return at(previous, 1, 'A colon is missing after this name.', 'Write "name": value.');
    case 'PropertyNameExpected': {
      const list = listWithoutBracket(text, offset, previous);
      if (list !== undefined)
        return at(list, 1, 'A "[" is missing before this.', 'Write [ before it: a list follows.');
      return explainBrackets(text, offset, previous);
    }
    case 'EndOfFileExpected':
      if (text[offset] === ':' && text.trimStart().startsWith('"'))
        return at(text.search(/\S/), 1, 'A "{" is missing before this.');
      return at(offset, 1, `The document ends before ${found}.`, 'Is there an extra closing bracket?');
    default:
      return explainNoValue(text, offset, word, found);
  }
}

function explainNoValue(text: string, offset: number, word: string, found: string): SyntaxMistake {
  const length = word.length || 1;
  if (text.slice(0, offset).trim() === '')
    return at(offset, length, `This file is not JSON: it starts with ${found}.`, 'Start with {.');
  return at(
    offset,
    length,
    `A value is needed here, found ${found}.`,
    /^\p{L}/u.test(word)
      ? `Write text in double quotes: "${word} …".`
      : 'A value is "text", a number, true, false, a list [ … ] or an object { … }.',
  );
}

/** What the character before a mistake says about it. */
function explainNeighbors(
  text: string,
  offset: number,
  previous: number,
  word: string,
  inner: Bracket | undefined,
): SyntaxMistake | undefined {
  const before = text[previous];
  // A text that ends inside a word has an extra quote, or an earlier text has no closing quote.
  if (before === '"' && previous === offset - 1 && /^\w/.test(word))
    return at(
      previous,
      1,
      `This quote ends a text, and ${word} follows it.`,
      'Write \\" for a quote inside a text. Or is a quote missing before it?',
    );
  const [whole] =
    before === ',' ? (/[\d.]*\d$/.exec(text.slice(Math.max(0, previous - 20), previous)) ?? []) : [];
  if (whole !== undefined && inner?.opens === '{' && /^\d+$/.test(word)) {
    const decimals = word.length === 3 ? word : `.${word}`;
    return at(
      previous,
      1,
      'A number cannot contain commas.',
      `Write ${whole.replaceAll('.', '')}${decimals}.`,
    );
  }
  if (before === '0' && /^\d+$/.test(word))
    return at(previous, 1 + word.length, 'This number cannot start with 0.', 'Delete the 0.');
  const item = inner?.opens === '[' && text[offset] === ':' ? nameWithoutBrace(text, previous) : undefined;
  if (item !== undefined)
    return at(item, previous + 1 - item, 'A "{" is missing before this.', 'Write { before it.');
  if (inner?.opens === '[' && text[offset] === ':')
    return at(
      inner.offset,
      1,
      'This list contains a name and a colon, like an object.',
      'Write { after the [, or instead of it.',
    );
  if (inner && before === '{' && text[offset] === '{')
    return at(
      previous,
      1,
      'This object starts with another object, without a name.',
      'Did you mean [ for a list?',
    );
  return undefined;
}

function mendEscape(text: string, offset: number): string {
  const string = text.slice(offset, endOfString(text, offset));
  const [, wrong] = /(?:[^\\]|\\["\\/bfnrt]|\\u[\da-f]{4})*\\(.)/isy.exec(string) ?? [];
  return wrong === undefined || !/[\w.:-]/.test(wrong)
    ? 'Write \\\\ for a backslash.'
    : `Write \\\\${wrong} instead of \\${wrong}.`;
}

function explainBrackets(text: string, offset: number, previous: number): SyntaxMistake {
  const { open, suspect } = scanBrackets(text, offset);
  const inner = open.at(-1);
  if (!inner) return at(offset, 1, `Unexpected "${text[offset]}": it closes nothing.`, 'Delete it.');
  const unclosed = suspect ?? inner;
  const closes = unclosed.opens === '{' ? '}' : ']';
  const line = text.slice(0, unclosed.offset).split('\n').length;
  return unclosed === suspect
    ? at(unclosed.offset, 1, `This "${unclosed.opens}" is not closed.`, `Add ${closes} where it ends.`)
    : at(
        previous,
        1,
        `A "${closes}" is missing after this: "${unclosed.opens}" on line ${line} is not closed.`,
      );
}

function wordAt(text: string, offset: number): string {
  if (text[offset] === '"') return text.slice(offset, endOfString(text, offset) + 1);
  return /^[\w.+-]+|^[\s\S]/u.exec(text.slice(offset, offset + 40))?.[0] ?? '';
}

function at(offset: number, length: number, message: string, help?: string): SyntaxMistake {
  return help === undefined ? { offset, length, message } : { offset, length, message, help };
}
