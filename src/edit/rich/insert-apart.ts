import type { EditedUnits, Selected } from './edit-units';
import type { Unit, UnitKind } from './units';

/** True for what goes on with the list, quote or table that is before it. */
const goesOn = (kind: UnitKind | undefined, before: UnitKind): boolean =>
  kind?.type === before.type &&
  (kind.type === 'item' ||
    (kind.type === 'quote' && !kind.first) ||
    (kind.type === 'cell' && kind.begins !== 'table'));

/**
 * Puts what is apart behind the paragraph, list, quote or table that the cursor is in, or in the place of an empty
 * paragraph. The cursor is then in its first unit, or behind a rule.
 */
export function insertApart(
  units: readonly Unit[],
  { to }: Selected,
  inserted: readonly Unit[],
): EditedUnits {
  const around = units[to.unit];
  const isEmpty = around?.kind.type === 'paragraph' && around.runs.length === 0;
  let end = Math.min(units.length, to.unit + 1);
  while (around && goesOn(units[end]?.kind, around.kind)) end++;
  const start = isEmpty ? to.unit : end;
  const caret = { unit: inserted[0]?.kind.type === 'rule' ? start + 1 : start, offset: 0 };
  return {
    units: [...units.slice(0, start), ...inserted, ...units.slice(end)],
    selected: { from: caret, to: caret },
  };
}
