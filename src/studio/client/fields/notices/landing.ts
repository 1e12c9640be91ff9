import { escapeKey, keysOf } from '../../../../site/json/json-path';
import type { Place } from '../../../../site/json/place';
import { memberOf } from '../../../../site/json/value-at';
import type { Problem } from '../../../../site/problem/problem';
import { memberPlan } from '../../../../site/schema/plan-at';
import type { FieldPlan } from '../../../../site/schema/plan-types';
import type { FieldConflict } from '../../../protocol/workspace';
import { isWithin } from '../../model/places';
import { isHidden } from '../hidden-fields';

/** The messages at a field. */
export interface Notices {
  problems: readonly Problem[];
  conflicts: readonly FieldConflict[];
}

/** By the pointer of the field. */
export type NoticeMap = ReadonlyMap<string, Notices>;

interface Form {
  place: Place;
  plan: FieldPlan;
  value: unknown;
}

/**
 * Problems and conflicts of a form, each at the innermost field around it that the form draws. Those of the blocks of
 * a page are said in the forms of the blocks.
 */
export function landNotices(
  form: Form,
  problems: readonly Problem[],
  conflicts: readonly FieldConflict[],
): NoticeMap {
  const landed = new Map<string, { problems: Problem[]; conflicts: FieldConflict[] }>();
  const at = (place: Place, pointer: string) => {
    const field = isWithin(place, form.place) ? landing(form, pointer) : undefined;
    if (field === undefined) return undefined;
    const there = landed.get(field) ?? { problems: [], conflicts: [] };
    landed.set(field, there);
    return there;
  };
  for (const problem of problems) at(problem, subjectOf(problem))?.problems.push(problem);
  for (const conflict of conflicts) at(conflict, conflict.pointer)?.conflicts.push(conflict);
  return landed;
}

/** A missing field is a problem of its object, but the message is shown where the field would be. */
export function subjectOf({ pointer, message }: Problem): string {
  const [, missing] = /^"([^"]+)" is missing from /.exec(message) ?? [];
  return missing === undefined ? pointer : `${pointer}/${escapeKey(missing)}`;
}

/** Undefined for what has another form. */
function landing({ place, plan, value }: Form, pointer: string): string | undefined {
  let [at, inner, parent] = [place.pointer, plan, value];
  const keys = keysOf(pointer.slice(place.pointer.length));
  for (const [depth, key] of keys.entries()) {
    const member = memberOf(parent, key);
    const described = memberPlan(inner, parent, key);
    if (isHidden(inner, key)) return depth < keys.length - 1 ? undefined : at;
    if (described?.is === 'constant') break;
    // An unknown field is shown, but nothing in it.
    if (described || member !== undefined) at += `/${escapeKey(key)}`;
    if (!described) break;
    [inner, parent] = [described, member];
  }
  return at;
}

/** The number of messages within folded fields. Conflicts count as problems. */
export function countWithin(
  notices: NoticeMap,
  pointers: readonly string[],
): { problems: number; warnings: number } {
  const count = { problems: 0, warnings: 0 };
  for (const [at, { problems, conflicts }] of notices) {
    if (!pointers.some((pointer) => at === pointer || at.startsWith(`${pointer}/`))) continue;
    const warnings = problems.filter(({ severity }) => severity === 'warning').length;
    count.warnings += warnings;
    count.problems += problems.length - warnings + conflicts.length;
  }
  return count;
}
