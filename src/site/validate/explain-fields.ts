import type { ErrorObject } from 'ajv';
import { siteFile } from '../files/site-file';
import { isRecord } from '../json/is-record';
import { escapeKey } from '../json/json-path';
import { kinds } from '../schema/definitions';
import { kindPlan } from '../schema/field-plan';
import { fieldsOf, settledPlan } from '../schema/plan-at';
import type { FieldPlan } from '../schema/plan-types';
import { named, plainText } from '../text/characters';
import { fixText } from '../text/fix/fix-text';
import { didYouMean, isSure, nearest } from '../text/nearest';
import { knownByAnotherName } from '../text/other-names';
import { listed, quoted } from '../text/wording';
import { explainMisplaced, explainUnwrapped, nounOfPlan } from './explain-misplaced';
import { accepts } from './fix-value';
import type { PlannedValue, SchemaMistake } from './schema-mistake';

/** Explains unknown and missing fields of one object. A misspelt field is both, but only one mistake. */
export function explainFields(
  place: PlannedValue,
  errors: readonly ErrorObject[],
  strays: ReadonlyMap<ErrorObject, string>,
): SchemaMistake[] {
  const owner = { ...place, plan: settledPlan(place.plan, place.value) ?? place.plan };
  const missing = new Set(paramsOf(errors, 'required', 'missingProperty'));
  const renamed = new Map<string, string>();
  const unknown = paramsOf(
    errors.filter((error) => !strays.has(error)),
    'additionalProperties',
    'additionalProperty',
  );
  for (const find of [nearest, knownByAnotherName])
    for (const key of unknown) {
      const meant = renamed.has(key) ? undefined : find(key, missing);
      if (meant === undefined) continue;
      renamed.set(key, meant);
      missing.delete(meant);
    }
  const only = onlyPair(unknown, missing, renamed, owner);
  if (only) renamed.set(only.key, only.field);
  missing.delete(only?.field ?? '');
  const lost = unknown.filter((key) => !renamed.has(key));
  const unwrapped = explainUnwrapped(owner, lost, [...missing]);
  if (unwrapped) return [unwrapped];
  const mistakes = errors.flatMap((error) => {
    const owed = strays.get(error);
    if (owed !== undefined) return [explainStray(owner, String(error.params.additionalProperty), owed)];
    const key = Object.values(error.params).map(String)[0] ?? '';
    if (error.keyword === 'required') return missing.has(key) ? [explainMissing(owner, key)] : [];
    if (error.keyword === 'propertyNames') return [explainName(owner, key)];
    return [explainUnknown(owner, key, renamed.get(key))];
  });
  const own = Object.keys(isRecord(place.value) ? place.value : {}).filter((key) => key !== 'type');
  const isStrange = missing.size > 0 && lost.length === own.length;
  if (mistakes.length < 2) return mistakes;
  const misplaced = explainMisplaced(place);
  if (misplaced) return [misplaced];
  return isStrange ? [explainStranger(owner, lost, [...missing])] : mistakes;
}

/** The only field that nobody knows and the only one that is missing, if that one takes its value. */
function onlyPair(
  unknown: readonly string[],
  missing: ReadonlySet<string>,
  renamed: ReadonlyMap<string, string>,
  { plan, value }: PlannedValue,
): { key: string; field: string } | undefined {
  const [key, ...otherKeys] = unknown.filter((each) => !renamed.has(each));
  const [field, ...otherFields] = missing;
  if (key === undefined || field === undefined || otherKeys.length + otherFields.length > 0) return;
  const wanted = fieldOf(plan, field)?.plan;
  const isMeant =
    /^\p{L}/u.test(key) &&
    !isFieldOfOthers(key) &&
    isRecord(value) &&
    wanted !== undefined &&
    accepts(wanted, value[key]);
  return isMeant ? { key, field } : undefined;
}

/** A field that another object has was not invented for a missing one. */
const isFieldOfOthers = (key: string) => kinds.some((kind) => fieldOf(kindPlan(kind), key));

const fieldOf = (plan: FieldPlan, key: string) => fieldsOf(plan).find((field) => field.key === key);

function paramsOf(errors: readonly ErrorObject[], keyword: string, param: string): string[] {
  return errors.filter((error) => error.keyword === keyword).map(({ params }) => String(params[param]));
}

function explainUnknown(
  { pointer, value, plan }: PlannedValue,
  key: string,
  renamed: string | undefined,
): SchemaMistake {
  const fields = fieldsOf(plan).map((field) => field.key);
  const present = isRecord(value) ? value : {};
  const free = fields.filter((field) => !Object.hasOwn(present, field));
  const meant = renamed ?? nearest(key, free) ?? knownByAnotherName(key, free);
  const odd = meant === undefined ? '' : oddCharacter(key);
  const isFixable = meant !== undefined && (odd !== '' || isSure(key, meant, fields, 2));
  return {
    pointer: `${pointer}/${escapeKey(key)}`,
    part: 'key',
    message: `${quoted(key)} is not a field of ${thisObject(plan)}${odd}.${didYouMean(meant)}`,
    fix: isFixable ? { key: meant } : undefined,
    help: fieldsHelp(plan),
  };
}

const explainStray = ({ pointer, plan }: PlannedValue, key: string, owner: string): SchemaMistake => ({
  pointer: `${pointer}/${escapeKey(key)}`,
  part: 'key',
  message: `${quoted(key)} is not a field of ${thisObject(plan)}: it is missing from ${owner}.`,
  help: 'Move it there.',
});

/** What a name contains that nobody sees, or takes for another character. */
export function oddCharacter(key: string): string {
  const { first } = plainText(key);
  return first === undefined ? '' : `: it contains ${named(first)}`;
}

/** An object of which no field is known. */
const explainStranger = (
  { pointer, plan }: PlannedValue,
  keys: readonly string[],
  missing: readonly string[],
): SchemaMistake => ({
  pointer: keys[0] === undefined ? pointer : `${pointer}/${escapeKey(keys[0])}`,
  part: keys.length === 0 ? 'type' : 'key',
  message: `${keys.length === 0 ? '' : `${listed(keys.map(quoted), 'and')} can't be in ${thisObject(plan)}: `}${listed(missing.map(quoted), 'and')} ${missing.length === 1 ? 'is' : 'are'} missing${keys.length === 0 ? ` from ${thisObject(plan)}` : ''}.`,
  help: fieldsHelp(plan),
});

const fieldsHelp = (plan: FieldPlan) => {
  const fields = fieldsOf(plan).map(({ key }) => key);
  return `Its fields: ${fields.filter((field) => field !== '$schema').join(', ')}.`;
};

const explainMissing = ({ pointer, plan }: PlannedValue, key: string): SchemaMistake => ({
  pointer,
  part: 'type',
  message: `${quoted(key)} is missing from ${thisObject(plan)}.`,
  help: fieldOf(plan, key)?.plan.fieldDescription,
});

function explainName({ pointer, plan }: PlannedValue, key: string): SchemaMistake {
  const names = plan.is === 'map' && plan.names.is === 'text' ? plan.names : undefined;
  const fixed = fixText(key, 'anchor', names?.pattern);
  const hint = fixed ? `: it ${listed(fixed.why, 'and')}.${didYouMean(fixed.text)}` : '.';
  return {
    pointer: `${pointer}/${escapeKey(key)}`,
    part: 'key',
    message: `${quoted(key)} can't be a name here${hint}`,
    help: names?.patternMessage,
  };
}

/** What messages call the object that has the mistake. */
const thisObject = (plan: FieldPlan) => {
  const noun = nounOfPlan(plan);
  return noun === siteFile ? noun : `this ${noun}`;
};
