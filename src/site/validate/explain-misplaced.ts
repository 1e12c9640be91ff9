import { siteFile } from '../files/site-file';
import { isRecord } from '../json/is-record';
import { escapeKey, keysOf } from '../json/json-path';
import { textOf } from '../json/text-of';
import { kinds } from '../schema/definitions';
import { filePlan, kindPlan } from '../schema/field-plan';
import { fieldsOf, isObject, settledPlan } from '../schema/plan-at';
import type { FieldPlan } from '../schema/plan-types';
import { listed, nounOf, quoted } from '../text/wording';
import { isLike } from './meant-object';
import type { PlannedValue, SchemaMistake } from './schema-mistake';

/** What messages call the object of a plan. */
export const nounOfPlan = ({ kind, name }: FieldPlan): string => (kind ? nounOf(kind) : name || siteFile);

const withArticle = (plan: FieldPlan) => {
  const noun = nounOfPlan(plan);
  if (noun === siteFile) return `the content of ${noun}`;
  return /^(header|footer|settings|brand|verification|analytics)$/.test(noun)
    ? `the ${noun}`
    : `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;
};

/** An object of another kind than its place takes, or one that another object is around: one mistake, whatever fields it has. */
export function explainMisplaced({ pointer, value, plan }: PlannedValue): SchemaMistake | undefined {
  if (!isRecord(value)) return undefined;
  const mistake = { pointer, part: 'value', isWhole: true } as const;
  const [key, ...others] = Object.keys(value).filter((name) => name !== '$schema');
  const [inner, ...more] = key === undefined ? [] : [value[key]].flat();
  if (key !== undefined && others.length + more.length === 0 && resembles(plan, inner)) {
    const list = Array.isArray(value[key]);
    return {
      ...mistake,
      message: `Another object is around ${withArticle(settledPlan(plan, inner) ?? plan)}, with the name ${quoted(key)}.`,
      help: `Delete { ${JSON.stringify(key)}: ${list ? '[ ' : ''}before it and ${list ? '] ' : ''}} after it.`,
    };
  }
  const [outer, own] = keysOf(pointer).slice(-2);
  if (own !== undefined && outer === own)
    return {
      ...mistake,
      message: `${quoted(own)} is in another ${quoted(own)}.`,
      help: 'Delete one of the two, with its { and }.',
    };
  // Of several with the same fields, the plainest name says most: a link, not a header phone.
  const [other] = [filePlan(siteFile), ...kinds.map(kindPlan)]
    .filter((each) => each.is === 'object' && each.kind !== plan.kind && resembles(each, value))
    .sort((a, b) => fieldsOf(a).length - fieldsOf(b).length || nounOfPlan(a).length - nounOfPlan(b).length);
  if (!other) return undefined;
  return {
    ...mistake,
    message: `This is ${withArticle(other)}, not ${withArticle(plan)}.`,
    help:
      pointer === ''
        ? `Is the file saved under the wrong name? Put ${withArticle(plan)} back.`
        : `Move it to where ${withArticle(other)} belongs.`,
  };
}

/** An object with the fields of another type than it says. */
export function explainOtherType({ pointer, value, plan }: PlannedValue): SchemaMistake | undefined {
  // Where its own fields are right, too, the mistake is in what they hold.
  if (plan.is !== 'union' || !isRecord(value) || isLike(plan, value)) return undefined;
  const meant = [...plan.variants.keys()].filter(
    (type) => type !== value.type && isLike(plan, { ...value, type }),
  );
  const [first] = meant;
  if (first === undefined || !settledPlan(plan, value)) return undefined;
  return {
    pointer: `${pointer}/type`,
    part: 'value',
    message: `"type" is ${quoted(textOf(value.type))}, but the fields are those of ${listed(meant.map(quoted))}.`,
    help: `Write ${quoted(first)}.`,
  };
}

/** Whether a value has the fields that an object of a plan needs, and no others. */
function resembles(plan: FieldPlan, value: unknown): boolean {
  const fields = fieldsOf(settledPlan(plan, value));
  return (
    isRecord(value) &&
    fields.some(({ required }) => required) &&
    Object.keys(value).every((name) => name === '$schema' || fields.some(({ key }) => key === name)) &&
    fields.every(({ key, required, plan: field }) =>
      key in value ? field.is !== 'constant' || field.value === value[key] : !required,
    )
  );
}

/** Fields of an object in this one, without that object around them. */
export function explainUnwrapped(
  { pointer, value, plan }: PlannedValue,
  unknown: readonly string[],
  missing: readonly string[],
): SchemaMistake | undefined {
  const [first] = unknown;
  const around = fieldsOf(plan).find(
    ({ key, plan: field }) =>
      isRecord(value) && !(key in value) && missing.every((each) => each === key) && knowsAll(field, unknown),
  );
  if (first === undefined || unknown.length < 2 || !around) return undefined;
  const brackets = around.plan.is === 'list' ? ['[{ ', ' }]'] : ['{ ', ' }'];
  return {
    pointer: `${pointer}/${escapeKey(first)}`,
    part: 'key',
    message: `${listed(unknown.map(quoted), 'and')} are fields of ${quoted(around.key)}, not of this ${nounOfPlan(plan)}.`,
    help: `Write "${around.key}": ${brackets.join('…')} around them.`,
  };
}

/** Fields of an object right in a map of such objects: its name, and the { } around it, are missing. */
export function explainNameless(
  { pointer, plan }: PlannedValue,
  keys: readonly string[],
): SchemaMistake | undefined {
  const [first] = keys;
  if (plan.is !== 'map' || first === undefined || !knowsAll(plan.values, keys)) return undefined;
  const [are, them] = keys.length === 1 ? ['is a field', 'it'] : ['are fields', 'them'];
  return {
    pointer: `${pointer}/${escapeKey(first)}`,
    part: 'key',
    message: `${listed(keys.map(quoted), 'and')} ${are} of a ${nounOfPlan(plan.values)}, whose name and { } are missing.`,
    help: `Write "its-name": { before ${them} and } after ${them}.`,
  };
}

function knowsAll(plan: FieldPlan, keys: readonly string[]): boolean {
  const object = plan.is === 'list' ? plan.items : plan;
  if (!isObject(object)) return false;
  const variants = object.is === 'union' ? [...object.variants.values()] : [object];
  return variants.some((variant) =>
    keys.every((key) => fieldsOf(variant).some((field) => field.key === key)),
  );
}
