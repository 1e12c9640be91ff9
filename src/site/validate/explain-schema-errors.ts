import type { ErrorObject } from 'ajv';
import { isRecord } from '../json/is-record';
import { keysOf } from '../json/json-path';
import { listOf } from '../json/value-at';
import { firstMistakes } from '../problem/floods';
import { groupBy } from '../problem/group-by';
import { placeAt, settledPlan } from '../schema/plan-at';
import { explainFields } from './explain-fields';
import { explainNameless, explainOtherType, nounOfPlan } from './explain-misplaced';
import { explainValue } from './explain-value';
import type { PlannedValue, SchemaMistake } from './schema-mistake';
import type { Refused } from './validators';

/** One message for each mistake: what was found, what is allowed, how to correct it. `start` leads to the value. */
export function explainSchemaErrors({ errors, ...root }: Refused, start = ''): readonly SchemaMistake[] {
  const { nameless, named } = namelessFields(errors, root, start);
  const { left, strays } = strayFields(named, root);
  const byPlace = groupBy(left, ({ instancePath }) => instancePath);
  const found = [
    ...nameless,
    ...[...byPlace].flatMap(([pointer, those]) => explainPlace(placeIn(root, start, pointer), those, strays)),
  ];
  const whole = found.flatMap(({ isWhole, pointer }) => (isWhole ? [pointer] : []));
  const others = otherTypes(found, root, start);
  const hidden = new Set([...whole, ...others.keys()]);
  const counts = new Set(whole.map(above));
  // What is in an object of another kind is right where that belongs, and its list is counted when it is gone.
  const follows = (pointer: string): boolean =>
    pointer !== '' && (hidden.has(above(pointer)) || follows(above(pointer)));
  const shown = found.filter(
    ({ pointer, part, isWhole }) =>
      !follows(pointer) && !others.has(pointer) && (isWhole || part !== 'value' || !counts.has(pointer)),
  );
  return firstMistakes([...shown, ...others.values()], (message, { pointer, part }) => ({
    pointer,
    part,
    message,
  }));
}

/** Objects with several mistakes that have the fields of another type. A value of another type is no field of one. */
function otherTypes(mistakes: readonly SchemaMistake[], root: Root, start: string) {
  const counts = new Map<string, number>();
  for (const { pointer, part, isWhole } of mistakes.slice(0, mostOfOneSlip))
    if (part !== 'value' || isWhole)
      for (let owner = pointer; owner.length > start.length; owner = above(owner))
        counts.set(owner, (counts.get(owner) ?? 0) + (isWhole ? 2 : 1));
  const others = new Map<string, SchemaMistake>();
  for (const [pointer, count] of counts) {
    const { value, plan } = placeAt(root, pointer.slice(start.length));
    const other = count > 1 && plan ? explainOtherType({ pointer, value, plan }) : undefined;
    if (other) others.set(pointer, other);
  }
  return others;
}

type Root = Pick<Refused, 'value' | 'plan'>;

const above = (pointer: string) => pointer.slice(0, Math.max(0, pointer.lastIndexOf('/')));

function plannedAt(root: Root, pointer: string): PlannedValue {
  const { value, plan } = placeAt(root, pointer);
  if (!plan) throw new Error(`The schema says nothing of ${pointer}.`);
  return { pointer, value, plan };
}

/** The same as messages name it, whose documents may have more around the value. */
const placeIn = (root: Root, start: string, pointer: string): PlannedValue => ({
  ...plannedAt(root, pointer),
  pointer: start + pointer,
});

/** More errors have more causes, and each would be compared with each. */
const mostOfOneSlip = 200;

/** Fields of an object that are right in a map of such objects, as one mistake for each map. */
function namelessFields(errors: readonly ErrorObject[], root: Root, start: string) {
  const few = errors.length < mostOfOneSlip ? errors : [];
  const bare = few.filter(({ keyword, instancePath }) => keyword === 'type' && instancePath !== '');
  const nameless: SchemaMistake[] = [];
  const said = new Set<ErrorObject>();
  for (const [pointer, those] of groupBy(bare, ({ instancePath }) => above(instancePath))) {
    const keys = those.flatMap(({ instancePath }) => keysOf(instancePath).slice(-1));
    const mistake = explainNameless(placeIn(root, start, pointer), keys);
    if (!mistake) continue;
    nameless.push(mistake);
    for (const error of those) said.add(error);
  }
  return { nameless, named: errors.filter((error) => !said.has(error)) };
}

/** Fields that an object does not have and that one around it or in it misses: they are in the wrong one of the two. */
function strayFields(errors: readonly ErrorObject[], root: Root) {
  const strays = new Map<ErrorObject, string>();
  const owed = new Set<ErrorObject>();
  const few = errors.length < mostOfOneSlip ? errors : [];
  const unknown = few.filter(({ keyword }) => keyword === 'additionalProperties');
  if (unknown.length > 0)
    for (const lack of few) {
      const { missingProperty, error, tag } = lack.params;
      const key = missingProperty ?? (error === 'tag' ? tag : undefined);
      const found = unknown.find(
        (each) => each.params.additionalProperty === key && isAbove(each, lack) !== isAbove(lack, each),
      );
      if (!found || strays.has(found)) continue;
      const { value, plan } = plannedAt(root, lack.instancePath);
      const noun = nounOfPlan(settledPlan(plan, value) ?? plan);
      strays.set(found, `the ${noun} ${isAbove(found, lack) ? 'in it' : 'around it'}`);
      owed.add(lack);
    }
  return { strays, left: errors.filter((error) => !owed.has(error)) };
}

const isAbove = (outer: ErrorObject, inner: ErrorObject) =>
  inner.instancePath.startsWith(`${outer.instancePath}/`);

const fieldKeywords: readonly string[] = ['additionalProperties', 'required', 'propertyNames'];

/** Only the first error of a value by rank is explained: a number needs no message about its length. */
const ranks = ['type', 'discriminator', 'enum', 'const', 'maxLength', 'pattern', 'minItems', 'maxItems'];

function explainPlace(
  place: PlannedValue,
  errors: readonly ErrorObject[],
  strays: ReadonlyMap<ErrorObject, string>,
): SchemaMistake[] {
  // What is wrong with the name of a field is no mistake of the object that has it.
  const isAboutNames = place.plan.is === 'map' && isRecord(place.value);
  const about = isAboutNames ? [] : errors.filter(({ keyword }) => !fieldKeywords.includes(keyword));
  const [first] = about.sort((a, b) => rank(a) - rank(b));
  // The items of a list in a list are counted when it is one.
  if (/^m..Items$/.test(first?.keyword ?? '') && listOf(place.value).some(Array.isArray)) return [];
  if (first) return [explainValue(place, first)];
  return explainFields(
    place,
    errors.filter(({ keyword }) => fieldKeywords.includes(keyword)),
    strays,
  );
}

function rank({ keyword }: ErrorObject): number {
  const found = ranks.indexOf(keyword);
  return found === -1 ? ranks.length : found;
}
