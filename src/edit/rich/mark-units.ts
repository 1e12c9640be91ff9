import { type EditedUnits, isCaret, lengthOf, paragraph, replaceSelected, type Selected } from './edit-units';
import { joinRuns, plainMarks, type Run, sliceRuns, textOfRuns } from './runs';
import type { Unit } from './units';

/** The runs that are selected, by unit. */
const selectedRuns = (units: readonly Unit[], { from, to }: Selected): Run[][] =>
  units.slice(from.unit, to.unit + 1).map((unit, index, all) => {
    const start = index === 0 ? from.offset : 0;
    return sliceRuns(unit.runs, start, index === all.length - 1 ? to.offset : undefined);
  });

/** True if all selected words have a mark. */
export function hasMark(units: readonly Unit[], selected: Selected, mark: 'strong' | 'em'): boolean {
  const words = selectedRuns(units, selected)
    .flat()
    .filter(({ text }) => text.trim() !== '');
  return words.length > 0 && words.every((run) => run[mark]);
}

/** Marks what is selected, or takes the mark away if all of it has it. */
export function toggleMark(units: readonly Unit[], selected: Selected, mark: 'strong' | 'em'): EditedUnits {
  const value = !hasMark(units, selected, mark);
  return { units: withMarks(units, selected, { [mark]: value }), selected };
}

function withMarks(units: readonly Unit[], { from, to }: Selected, marks: Partial<Run>): Unit[] {
  return units.map((unit, index) => {
    if (index < from.unit || index > to.unit) return unit;
    const start = index === from.unit ? from.offset : 0;
    const end = index === to.unit ? to.offset : lengthOf(unit);
    const inner = sliceRuns(unit.runs, start, end).map((run) => ({ ...run, ...marks }));
    const runs = joinRuns([...sliceRuns(unit.runs, 0, start), ...inner, ...sliceRuns(unit.runs, end)]);
    return { ...unit, runs };
  });
}

/** The link that the selection is in, with all its words; otherwise the selection, within one unit. */
export function linkAt(units: readonly Unit[], { from, to }: Selected): Selected & { href: string } {
  const runs = units[from.unit]?.runs ?? [];
  const end = from.unit === to.unit ? to.offset : textOfRuns(runs).length;
  let start = 0;
  for (const run of runs) {
    const next = start + run.text.length;
    if (
      run.href !== '' &&
      start <= from.offset &&
      end <= next &&
      from.offset < next + (start === next ? 1 : 0)
    )
      return { from: { ...from, offset: start }, to: { unit: from.unit, offset: next }, href: run.href };
    start = next;
  }
  return { from, to: { unit: from.unit, offset: end }, href: '' };
}

/** A token, such as `{site.name}`, that begins or ends at a place, or is all that is selected. */
export function tokenAt(units: readonly Unit[], { from, to }: Selected, step: 1 | -1): Selected | undefined {
  const text = textOfRuns(units[from.unit]?.runs ?? []);
  const isOne = from.unit === to.unit && from.offset !== to.offset;
  for (const { 0: token, index } of text.matchAll(/\{site\.\w+\}/g)) {
    const end = index + token.length;
    const isBeside = isCaret({ from, to }) && from.offset === (step > 0 ? index : end);
    if (isBeside || (isOne && from.offset === index && to.offset === end))
      return { from: { ...from, offset: index }, to: { ...from, offset: end } };
  }
  return undefined;
}

/** Words that lead to an address; without one they are only words. */
export const writeLink = (
  units: readonly Unit[],
  selected: Selected,
  label: string,
  href: string,
): EditedUnits => {
  const words = label.trim() || href;
  return replaceSelected(units, selected, [
    { kind: paragraph, runs: [{ ...plainMarks, text: words, href }] },
  ]);
};
