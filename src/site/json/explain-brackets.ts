import { scanBrackets } from './brackets';
import { mistakeAt, type SyntaxMistake } from './syntax-mistake';

/** Which bracket is missing, or too many. */
export function explainBrackets(text: string, offset: number, previous: number): SyntaxMistake {
  const { open, suspect } = scanBrackets(text, offset);
  const inner = open.at(-1);
  if (!inner) return mistakeAt(offset, 1, `Unexpected "${text[offset]}": it closes nothing.`, 'Delete it.');
  const unclosed = suspect ?? inner;
  const closes = unclosed.opens === '{' ? '}' : ']';
  const line = text.slice(0, unclosed.offset).split('\n').length;
  return unclosed === suspect
    ? mistakeAt(unclosed.offset, 1, `This "${unclosed.opens}" is not closed.`, `Add ${closes} where it ends.`)
    : mistakeAt(
        previous,
        1,
        `A "${closes}" is missing after this: "${unclosed.opens}" on line ${line} is not closed.`,
      );
}
