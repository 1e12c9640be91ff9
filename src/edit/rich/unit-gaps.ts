import type { Unit, UnitKind } from './units';

/** What is behind the last unit: a row ends with a bar, and a head is never alone. */
export const endOf = (units: readonly Unit[]): string =>
  units.at(-1)?.kind.type === 'cell' ? ` |\n${rulesBefore(units)}`.trimEnd() : '';

/** What is written between the unit before and the words of this one. */
export function gapBefore(units: readonly Unit[], index: number): string {
  const { kind } = units[index] ?? {};
  const before = units[index - 1]?.kind;
  if (before && kind?.type === 'quote' && !kind.first) return '\n>\n> ';
  if (before && kind?.type === 'cell' && kind.begins !== 'table')
    return kind.begins === 'cell' ? ' | ' : ` |\n${rulesBefore(units.slice(0, index))}| `;
  const isList = before?.type === 'item' && kind?.type === 'item';
  const end = endOf(units.slice(0, index));
  const lines = end + (before === undefined ? '' : isList ? '\n' : '\n\n');
  if (kind?.type !== 'item') return lines + (kind ? markerOf(kind) : '');
  const markers: string[] = [];
  for (const { kind: each } of units.slice(0, index + 1)) {
    if (each.type !== 'item') {
      markers.length = 0;
      continue;
    }
    const last = Number.parseInt(markers[each.depth] ?? '', 10);
    markers.length = each.depth;
    markers.push(each.ordered ? `${(last || 0) + 1}. ` : '- ');
  }
  const own = markers.pop() ?? '';
  return lines + ' '.repeat(markers.join('').length) + own;
}

/** The line below the head of a table, if nothing else is. */
function rulesBefore(units: readonly Unit[]): string {
  const rules: string[] = [];
  for (const { kind } of [...units].reverse()) {
    if (kind.type !== 'cell' || kind.begins === 'row') return '';
    rules.unshift(kind.rule);
    if (kind.begins === 'table') return `| ${rules.join(' | ')} |\n`;
  }
  return '';
}

/** What is before the words of the only unit of a text. */
export function markerOf(kind: UnitKind): string {
  if (kind.type === 'heading') return `${'#'.repeat(kind.depth)} `;
  if (kind.type === 'item') return '- ';
  if (kind.type === 'cell') return '| ';
  return kind.type === 'quote' ? '> ' : '';
}
