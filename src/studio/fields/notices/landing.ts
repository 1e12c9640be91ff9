import type { FieldConflict, FieldPlace } from '../../../edit/workspace';
import { escapeKey, keysOf } from '../../../site/json/json-path';
import { memberOf } from '../../../site/json/value-at';
import type { Problem } from '../../../site/problem/problem';
import { memberPlan } from '../../../site/schema/plan-at';
import type { FieldPlan } from '../../../site/schema/plan-types';
import { isHidden } from '../hidden-fields';

/** What is to be said at a field. */
export interface Notices {
  problems: readonly Problem[];
  conflicts: readonly FieldConflict[];
}

/** By the pointer of the field. */
export type NoticeMap = ReadonlyMap<string, Notices>;

interface Form {
  place: FieldPlace;
  plan: FieldPlan;
  value: unknown;
}

/** Problems and conflicts of a form, each at the innermost field around it that the form draws. */
export function landNotices(
  form: Form,
  problems: readonly Problem[],
  conflicts: readonly FieldConflict[],
): NoticeMap {
  const landed = new Map<string, { problems: Problem[]; conflicts: FieldConflict[] }>();
  const at = (pointer: string) => {
    const there = landed.get(pointer) ?? { problems: [], conflicts: [] };
    landed.set(pointer, there);
    return there;
  };
  for (const problem of problems)
    if (isIn(form.place, problem)) at(landing(form, subjectOf(problem))).problems.push(problem);
  for (const conflict of conflicts)
    if (isIn(form.place, conflict)) at(landing(form, conflict.pointer)).conflicts.push(conflict);
  return landed;
}

const isIn = (outer: FieldPlace, { file, pointer }: FieldPlace): boolean =>
  file === outer.file && (pointer === outer.pointer || pointer.startsWith(`${outer.pointer}/`));

/** A missing field is a problem of the object without it; it is said where the field would be. */
export function subjectOf({ pointer, message }: Problem): string {
  const [, missing] = /^"([^"]+)" is missing from /.exec(message) ?? [];
  return missing === undefined ? pointer : `${pointer}/${escapeKey(missing)}`;
}

function landing({ place, plan, value }: Form, pointer: string): string {
  let [at, inner, parent] = [place.pointer, plan, value];
  for (const key of keysOf(pointer.slice(place.pointer.length))) {
    const member = memberOf(parent, key);
    const described = memberPlan(inner, parent, key);
    if (isHidden(inner, key) || described?.is === 'constant') break;
    // An unknown field is shown, but nothing in it.
    if (described || member !== undefined) at += `/${escapeKey(key)}`;
    if (!described) break;
    [inner, parent] = [described, member];
  }
  return at;
}

/** How much there is to be said within a field that is folded. */
export function countWithin(notices: NoticeMap, pointer: string): number {
  let count = 0;
  for (const [at, { problems, conflicts }] of notices)
    if (at === pointer || at.startsWith(`${pointer}/`)) count += problems.length + conflicts.length;
  return count;
}
