import { type ParseError, printParseErrorCode } from 'jsonc-parser';
import { endOfString, lastVisible, listWithoutBracket, scanBrackets } from './brackets';
import { explainForeignCharacter, typographic } from './explain-foreign-character';
import { explainForeignValue } from './explain-foreign-value';
import { explainNeighbors, startsWord } from './explain-neighbors';
import { otherFormat } from './other-format';
import { bracketSurplus, strayBracket } from './stray-bracket';
import { mistakeAt, type SyntaxMistake } from './syntax-mistake';

/** Which bracket is missing, or too many. */
function explainBrackets(text: string, offset: number, previous: number): SyntaxMistake {
  const { open, suspect } = scanBrackets(text, offset);
  const inner = open.at(-1);
  if (!inner) return mistakeAt(offset, 1, `Unexpected "${text[offset]}": it closes nothing.`, 'Delete it.');
  // Closed by a bracket that another one opens anew, or that is there once too often.
  if (text[offset] && (/^[}\]]+\s?[{[]/.test(text.slice(offset, offset + 400)) || bracketSurplus(text) < 0))
    return mistakeAt(offset, 1, `Unexpected "${text[offset]}".`, 'Delete it.');
  const unclosed = suspect ?? inner;
  const isWhole = unclosed.opens === '[' && unclosed.offset === text.search(/\S/);
  const closes = unclosed.opens === '{' ? '}' : ']';
  const line = text.slice(0, unclosed.offset).split('\n').length;
  return unclosed === suspect || isWhole
    ? mistakeAt(
        unclosed.offset,
        1,
        `This "${unclosed.opens}" is not closed.`,
        isWhole ? 'Delete it.' : `Add ${closes} where it ends.`,
      )
    : mistakeAt(
        previous,
        1,
        `A "${closes}" is missing after this: "${unclosed.opens}" on line ${line} is not closed.`,
      );
}

/** Says why a text is not JSON, at the place to correct. */
export function explainSyntaxError(text: string, error: ParseError): SyntaxMistake {
  const { offset } = error;
  const found = text[offset] ?? '';
  const previous = lastVisible(text, offset);
  const before = text[previous] ?? '';
  if (text.trim() === '')
    return mistakeAt(
      0,
      1,
      'The file is empty.',
      'Write { … } in it, or delete it if it is the file of a page.',
    );
  const program = otherFormat(text);
  if (program)
    return mistakeAt(0, 1, `This file is ${program}, not JSON.`, 'Save it as plain text that starts with {.');
  const foreign =
    explainForeignValue(text, offset) ??
    explainForeignCharacter(text, offset) ??
    explainClosingQuote(text, offset);
  if (foreign) return foreign;
  if (before === ',' && /^[}\]]+\s*["{[\w-]/.test(text.slice(offset, offset + 400)))
    return mistakeAt(offset, 1, `Unexpected "${found}" before the next item.`, 'Delete it.');
  if (before === ',' && (found === '}' || found === ']'))
    return mistakeAt(previous, 1, `Unexpected comma before "${found}".`, 'Delete the comma.');
  const isText = /^(UnexpectedEndOfString|Invalid)/.test(printParseErrorCode(error.error));
  const stray = isText ? undefined : strayBracket(text, offset);
  if (stray) return stray;
  if (found === '' || ((found === '}' || found === ']') && before !== ':'))
    return explainBrackets(text, offset, previous);
  if (/[,{[]/.test(before) && found === ',')
    return mistakeAt(offset, 1, 'Unexpected comma.', 'Delete the comma.');
  return explainCode(text, error, previous);
}

function explainCode(text: string, { error, offset, length }: ParseError, previous: number): SyntaxMistake {
  const word = wordAt(text, offset);
  const found = /^[\p{L}\p{N}_"]/u.test(word) ? word : `"${word}"`;
  const { open } = scanBrackets(text, offset);
  const inner = open.at(-1);
  const before = text[previous];
  const isWord = startsWord.test(word);
  if (!inner && before === '}') return explainRest(text, offset, found);
  if (
    inner?.opens === '{' &&
    /[{[]/.test(text[offset] ?? '') &&
    /[,}\]"]/.test(before ?? '') &&
    bracketSurplus(text) === 0
  )
    return mistakeAt(
      offset,
      1,
      `${text[offset] === '{' ? 'This object' : 'This list'} has no name.`,
      'Write "name": before it, or move it to where it belongs.',
    );
  const misplaced = explainNeighbors(text, offset, previous, word, inner);
  if (misplaced) return misplaced;
  if (inner?.opens === '{' && (before === '{' || before === ',') && text[offset] !== '{')
    return isWord
      ? mistakeAt(offset, word.length, 'This name has no quotes.', `Write "${word}".`)
      : mistakeAt(offset, word.length, `A name in double quotes is needed here, found ${found}.`);
  switch (printParseErrorCode(error)) {
    case 'UnexpectedEndOfString':
      return mistakeAt(
        offset,
        Math.max(1, endOfString(text, offset) - offset),
        'This text has no closing quote on its line.',
        'Add " at its end. Write a line break inside a text as \\n.',
      );
    case 'InvalidEscapeCharacter':
    case 'InvalidUnicode':
      return mistakeAt(
        offset,
        length,
        'A backslash in this text starts an invalid escape sequence.',
        fixEscape(text, offset),
      );
    case 'InvalidCharacter':
      return mistakeAt(
        offset,
        length,
        'This text contains a tab or another control character.',
        'Write \\t for a tab and \\n for a line break, or delete it.',
      );
    case 'CommaExpected':
      if (inner?.opens === '{' && open.at(-2)?.opens === '[' && text[offset] === '{')
        return mistakeAt(previous, 1, 'A "}" and a comma are missing after this.', 'Write }, before "{".');
      return mistakeAt(previous, 1, 'A comma is missing after this.', `Add , before ${found}.`);
    case 'ColonExpected':
      return mistakeAt(previous, 1, 'A colon is missing after this name.', 'Write "name": value.');
    case 'PropertyNameExpected': {
      const list = listWithoutBracket(text, offset, previous);
      if (list !== undefined)
        return mistakeAt(list, 1, 'A "[" is missing before this.', 'Write [ before it: a list follows.');
      return explainBrackets(text, offset, previous);
    }
    case 'EndOfFileExpected':
      if (text[offset] === ':' && text.trimStart().startsWith('"'))
        return mistakeAt(text.search(/\S/), 1, 'A "{" is missing before this.');
      return explainRest(text, offset, found);
    default:
      return explainNoValue(text, offset, word, found);
  }
}

/** What is behind the end of the document. */
function explainRest(text: string, offset: number, found: string): SyntaxMistake {
  return /^\W{0,20}[{[]/.test(text.slice(offset))
    ? mistakeAt(offset, 1, 'A second document starts here.', 'Delete one of the two: a file has only one.')
    : mistakeAt(offset, 1, `The document ends before ${found}.`, 'Is there an extra closing bracket?');
}

/** A text that starts with a straight quote and ends with another one. */
function explainClosingQuote(text: string, offset: number): SyntaxMistake | undefined {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  const end = text.indexOf('\n', offset);
  const line = text.slice(start, Math.min(end === -1 ? text.length : end, start + 1000));
  const found = new RegExp(`"[^"]{0,400}?([${typographic}])(?=\\s*[,:\\]}]|\\s*$)`).exec(line);
  if (!found || line.split('"').length % 2 === 1) return undefined;
  const at = start + found.index + found[0].length - 1;
  return mistakeAt(at, 1, 'This is a typographic quote.', 'Use a straight double quote: ".');
}

function explainNoValue(text: string, offset: number, word: string, found: string): SyntaxMistake {
  const length = word.length || 1;
  if (text.slice(0, offset).trim() === '')
    return mistakeAt(offset, length, `This file is not JSON: it starts with ${found}.`, 'Start with {.');
  return mistakeAt(
    offset,
    length,
    `A value is needed here, found ${found}.`,
    /^\p{L}/u.test(word)
      ? `Write text in double quotes: "${word} …".`
      : 'A value is "text", a number, true, false, a list [ … ] or an object { … }.',
  );
}

function fixEscape(text: string, offset: number): string {
  const string = text.slice(offset, endOfString(text, offset));
  const [, wrong] = /(?:[^\\]|\\["\\/bfnrt]|\\u[\da-f]{4})*\\(.)/isy.exec(string) ?? [];
  return wrong === undefined || !/[\w.:-]/.test(wrong)
    ? 'Write \\\\ for a backslash.'
    : `Write \\\\${wrong} instead of \\${wrong}.`;
}

function wordAt(text: string, offset: number): string {
  if (text[offset] === '"') return text.slice(offset, endOfString(text, offset) + 1);
  return /^[\p{L}\p{N}_.+-]+|^[\s\S]/u.exec(text.slice(offset, offset + 40))?.[0] ?? '';
}
