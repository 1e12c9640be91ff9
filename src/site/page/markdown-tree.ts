import type { Nodes, Paragraph, PhrasingContent, Table, TableCell, Text } from 'mdast';
import { endBeforeSpaces, startBehindSpaces } from './spaces';
import { type Span, writtenCharacters } from './written-characters';

export const spanOf = ({ position }: Nodes): Span => ({
  start: position?.start.offset ?? 0,
  end: position?.end.offset ?? 0,
});

/** Visits a node and those in it, tables too, unless the visitor says to skip these. */
export function eachNode(node: Nodes, source: string, visit: (node: Nodes) => 'skip' | undefined): void {
  const found = (node.type === 'paragraph' && tableIn(node, source)) || node;
  if (visit(found) !== 'skip' && 'children' in found)
    for (const child of found.children) eachNode(child, source, visit);
}

/**
 * The table that a paragraph is: to the parser, tables are words with bars. Cells end at bars without a backslash that
 * are no part of code, of a link or of other markup.
 */
export function tableIn(paragraph: Paragraph, source: string): Table | undefined {
  const { start, end } = spanOf(paragraph);
  if (!source.slice(start, end).includes('|')) return undefined;
  const lines = linesIn(paragraph.children, source);
  const [head = [], rule = [], ...rows] = lines.map(withoutEdges);
  const align = rule.map(alignOf);
  const isTable = (lines[1]?.length ?? 0) > 1 && head.length === align.length && !align.includes(undefined);
  if (!isTable) return undefined;
  return {
    type: 'table',
    align: align.map((each) => each ?? null),
    children: [head, ...rows].map((cells) => ({
      type: 'tableRow',
      children: cells.map((children): TableCell => ({ type: 'tableCell', children })),
    })),
  };
}

type Cell = PhrasingContent[];

/** Undefined for what is no cell of the line between the header and the rows. */
function alignOf([only, ...others]: Cell): 'left' | 'right' | 'center' | undefined {
  const [, start, end] =
    (only?.type === 'text' && others.length === 0 && /^(:?)-+(:?)$/.exec(only.value)) || [];
  if (start === undefined) return undefined;
  if (!end) return 'left';
  return start ? 'center' : 'right';
}

/** Bars at both ends of a line are for the eye. */
function withoutEdges(line: readonly Cell[]): Cell[] {
  const isEmpty = (cell: Cell | undefined) => line.length > 1 && cell?.length === 0;
  return line.slice(isEmpty(line[0]) ? 1 : 0, isEmpty(line.at(-1)) ? -1 : undefined);
}

/** The lines of a paragraph, divided at bars. */
function linesIn(nodes: readonly PhrasingContent[], source: string): Cell[][] {
  const lines: Cell[][] = [[[]]];
  for (const node of nodes) {
    if (node.type === 'break') lines.push([[]]);
    else if (node.type !== 'text') lines.at(-1)?.at(-1)?.push(node);
    else divide(node, writtenCharacters(node.value, source, spanOf(node)), source, lines);
  }
  return lines;
}

function divide({ value }: Text, written: readonly Span[], source: string, lines: Cell[][]): void {
  let from = 0;
  for (let at = 0; at <= value.length; at++) {
    const isBar = value[at] === '|' && source[written[at]?.start ?? 0] === '|';
    if (at < value.length && !isBar && value[at] !== '\n') continue;
    const first = from > 0 ? startBehindSpaces(value, from, at) : from;
    const last = at < value.length ? endBeforeSpaces(value, from, at) : at;
    if (first < last)
      lines
        .at(-1)
        ?.at(-1)
        ?.push(partOf(value.slice(first, last), written.slice(first, last)));
    if (isBar) lines.at(-1)?.push([]);
    else if (value[at] === '\n') lines.push([[]]);
    from = at + 1;
  }
}

function partOf(value: string, written: readonly Span[]): Text {
  const [start, end] = [written[0]?.start ?? 0, written.at(-1)?.end ?? 0];
  // Nobody asks for lines and columns.
  const position = {
    start: { line: 1, column: 1, offset: start },
    end: { line: 1, column: 1, offset: end },
  };
  return { type: 'text', value, position };
}
