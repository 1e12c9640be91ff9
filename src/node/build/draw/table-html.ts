import { escapeHtml } from '../../../app/server/html';
import { inlineText, type RichBlock, type RichCell } from '../../../site/page/rich-text';
import { inlinesHtml } from './inlines-html';

/** Of so many columns, phones make a list of named values. */
const many = 4;

/** The style sheet takes the roles of a wide table away, so each is written. */
export function tableHtml({ head, rows }: Extract<RichBlock, { type: 'table' }>): string {
  const isWide = head.length >= many;
  const role = (name: string) => (isWide ? ` role="${name}"` : '');
  const labels = head.map(({ children }) => inlineText(children));
  const alignOf = ({ align }: RichCell) => (align ? ` class="${align}"` : '');
  const headCell = (cell: RichCell) =>
    cell.children.length === 0
      ? `<td${role('cell')}></td>`
      : `<th scope="col"${role('columnheader')}${alignOf(cell)}>${inlinesHtml(cell.children)}</th>`;
  const bodyCell = (cell: RichCell, column: number) => {
    const words = inlinesHtml(cell.children);
    if (column === 0 && head.length > 1) return `<th scope="row"${role('rowheader')}>${words}</th>`;
    const label = isWide ? ` data-label="${escapeHtml(labels[column] ?? '')}"` : '';
    return `<td${role('cell')}${alignOf(cell)}${label}>${words}</td>`;
  };
  const row = (cells: string) => `<tr${role('row')}>${cells}</tr>`;
  const bodies = groupsOf(rows, head.length).map(({ name, rows }) => {
    const group =
      name &&
      row(
        `<th scope="rowgroup" colspan="${head.length}"${role('rowheader')}>${inlinesHtml(name.children)}</th>`,
      );
    return `<tbody${role('rowgroup')}>${group ?? ''}${rows.map((cells) => row(cells.map(bodyCell).join(''))).join('')}</tbody>`;
  });
  const start = `<table${isWide ? ' class="wide" role="table"' : ''}>`;
  return `${start}<thead${role('rowgroup')}>${row(head.map(headCell).join(''))}</thead>${bodies.join('')}</table>`;
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
