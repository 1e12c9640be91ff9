import { allBrackets, type IndentedBracket } from './brackets';
import { mistakeAt, type SyntaxMistake } from './syntax-mistake';

const isOpening = ({ character }: IndentedBracket) => character === '{' || character === '[';

const surplusOf = (brackets: readonly IndentedBracket[]): number =>
  brackets.reduce((sum, each) => sum + (isOpening(each) ? 1 : -1), 0);

/** How many more brackets are opened than closed. */
export const bracketSurplus = (text: string): number => surplusOf(allBrackets(text));

/**
 * A bracket that is not meant, by how lines are indented: a bracket that ends an object starts its line as far to the
 * right as the line that the object starts in. Undefined if as many brackets are closed as are opened.
 */
export function strayBracket(text: string, offset: number): SyntaxMistake | undefined {
  const brackets = allBrackets(text);
  const surplus = surplusOf(brackets);
  const open: IndentedBracket[] = [];
  for (const each of brackets) {
    if (isOpening(each)) open.push(each);
    else {
      const partner = open.pop();
      if (!partner || !each.startsLine || each.indent === partner.indent) continue;
      if (surplus < 0 && each.offset <= offset)
        return mistakeAt(
          each.offset,
          1,
          `Unexpected "${each.character}": it ends what is not at its end.`,
          'Delete it.',
        );
      return surplus > 0 && isAlone(text, partner) && each.indent > partner.indent
        ? notClosed(partner)
        : undefined;
    }
  }
  // A bracket that was closed in the place of an outer one starts its line like that.
  const [left] = open;
  const inner = brackets.find(
    (each) =>
      left &&
      isOpening(each) &&
      each.indent === left.indent &&
      each.offset > left.offset &&
      isAlone(text, each),
  );
  return surplus > 0 && open.length === 1 && inner ? notClosed(inner) : undefined;
}

const notClosed = ({ offset, character }: IndentedBracket) =>
  mistakeAt(
    offset,
    1,
    `This "${character}" is not closed.`,
    `Delete it, or add ${character === '{' ? '}' : ']'} where it ends.`,
  );

/** Nothing but brackets is in its line. */
const isAlone = (text: string, { offset }: IndentedBracket) =>
  /^[{[\s]*$/.test(text.slice(text.lastIndexOf('\n', offset) + 1).split('\n', 1)[0] ?? '');
