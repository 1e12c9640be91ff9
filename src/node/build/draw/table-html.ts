import { escapeHtml } from '../../../app/server/html';
import { inlineText, type RichBlock, type RichCell } from '../../../site/page/rich-text';
import { inlinesHtml } from './inlines-html';

/** From so many columns on, phones show a list of named values. Explicit roles would be errors of HTML. */
const many = 4;

export function tableHtml({ head, rows }: Extract<RichBlock, { type: 'table' }>): string {
  const isWide = head.length >= many;
  const labels = head.map(({ children }) => inlineText(children));
  const alignOf = ({ align }: RichCell) => (align ? ` class="${align}"` : '');
  const headCell = (cell: RichCell) =>
    cell.children.length === 0
      ? '<td></td>'
      : `<th scope="col"${alignOf(cell)}>${inlinesHtml(cell.children)}</th>`;
  const bodyCell = (cell: RichCell, column: number) => {
    const words = cellHtml(cell);
    if (column === 0 && head.length > 1) return `<th scope="row">${words}</th>`;
    const label = isWide ? ` data-label="${escapeHtml(labels[column] ?? '')}"` : '';
    return `<td${alignOf(cell)}${label}>${words}</td>`;
  };
  const row = (cells: string) => `<tr>${cells}</tr>`;
  const bodies = groupsOf(rows, head.length).map(({ name, rows }) => {
    const group =
      name && row(`<th scope="rowgroup" colspan="${head.length}">${inlinesHtml(name.children)}</th>`);
    return `<tbody>${group ?? ''}${rows.map((cells) => row(cells.map(bodyCell).join(''))).join('')}</tbody>`;
  });
  const start = `<table${isWide ? ' class="wide"' : ''}>`;
  return `${start}<thead>${row(head.map(headCell).join(''))}</thead>${bodies.join('')}</table>`;
}

/** Between right-to-left words, the numbers of `118 / 76` would change places. */
function cellHtml({ children }: RichCell): string {
  const [only] = children;
  const isOfNumbers =
    typeof only === 'string' && children.length === 1 && /^\d[\d.,:]*[\s/×–-][^\p{L}]*$/u.test(only);
  return isOfNumbers ? `<bdi dir="ltr">${inlinesHtml(children)}</bdi>` : inlinesHtml(children);
}

interface Group {
  name?: RichCell;
  rows: (readonly RichCell[])[];
}

/** A row with one cell names those after it. */
function groupsOf(rows: readonly (readonly RichCell[])[], columns: number): Group[] {
  const groups: Group[] = [];
  for (const cells of rows) {
    const [first] = cells;
    if (cells.length === 1 && columns > 1 && first) groups.push({ name: first, rows: [] });
    else if (groups.length === 0) groups.push({ rows: [cells] });
    else groups.at(-1)?.rows.push(cells);
  }
  return groups;
}
