import { type Caret, type EditedUnits, paragraph, replaceSelected, styleUnits } from './edit-units';
import { sliceRuns, textOfRuns } from './runs';
import type { UnitKind } from './units';

const item: UnitKind = { type: 'item', ordered: false, depth: 0 };
const heading: UnitKind = { type: 'heading', depth: 3 };

/** What stands at the start of a line in Markdown, before a space. */
const signs: ReadonlyMap<string, UnitKind> = new Map<string, UnitKind>([
  ['-', item],
  ['*', item],
  ['1.', { ...item, ordered: true }],
  ['#', heading],
  ['##', heading],
  ['###', heading],
  ['####', { type: 'heading', depth: 4 }],
  ['>', { type: 'quote', first: true }],
]);

/** What a space makes of a paragraph that begins with such signs. `isLong`: the text can have headings and quotes. */
export function turnTyped(
  units: EditedUnits['units'],
  caret: Caret,
  isLong: boolean,
): EditedUnits | undefined {
  const { kind, runs } = units[caret.unit] ?? { kind: paragraph, runs: [] };
  const wanted = signs.get(textOfRuns(sliceRuns(runs, 0, caret.offset)));
  if (kind.type !== 'paragraph' || !wanted || (wanted.type !== 'item' && !isLong)) return undefined;
  const rest = replaceSelected(units, { from: { ...caret, offset: 0 }, to: caret }, []);
  return styleUnits(rest.units, rest.selected, () => wanted);
}
