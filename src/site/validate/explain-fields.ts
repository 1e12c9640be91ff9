import type { ErrorObject } from 'ajv';
import schema from '../../../site.schema.json';
import { isRecord } from '../json/is-record';
import { escapeKey } from '../json/json-path';
import { definitionOf } from '../schema/schema-plan';
import { named, plainText } from '../text/characters';
import { mendText } from '../text/mend/mend-text';
import { didYouMean, isSure, nearest } from '../text/nearest';
import { knownByAnotherName } from '../text/other-names';
import { listed, nounOf, quoted } from '../text/words';
import { takes } from './mend-value';
import type { SchemaMistake } from './schema-mistake';

/** Explains unknown and missing fields of one object. A misspelt field is both, but only one mistake. */
export function explainFields(errors: readonly ErrorObject[]): SchemaMistake[] {
  const missing = new Set(paramsOf(errors, 'required', 'missingProperty'));
  const renamed = new Map<string, string>();
  const unknown = paramsOf(errors, 'additionalProperties', 'additionalProperty');
  for (const find of [nearest, knownByAnotherName])
    for (const key of unknown) {
      const meant = renamed.has(key) ? undefined : find(key, missing);
      if (meant === undefined) continue;
      renamed.set(key, meant);
      missing.delete(meant);
    }
  const only = onlyPair(unknown, missing, renamed, errors[0]);
  if (only) renamed.set(only.key, only.field);
  missing.delete(only?.field ?? '');
  return errors.flatMap((error) => {
    const key = Object.values(error.params).map(String)[0] ?? '';
    const place = { pointer: error.instancePath, key };
    if (error.keyword === 'required') return missing.has(key) ? [explainMissing(place, error)] : [];
    if (error.keyword === 'propertyNames') return [explainName(place, error)];
    return [explainUnknown(place, error, renamed.get(key))];
  });
}

/** The only field that nobody knows and the only one that is missing, if that one takes its value. */
function onlyPair(
  unknown: readonly string[],
  missing: ReadonlySet<string>,
  renamed: ReadonlyMap<string, string>,
  error: ErrorObject | undefined,
): { key: string; field: string } | undefined {
  const [key, ...otherKeys] = unknown.filter((each) => !renamed.has(each));
  const [field, ...otherFields] = missing;
  if (!error || key === undefined || field === undefined || otherKeys.length + otherFields.length > 0) return;
  const wanted = definitionOf(propertiesOf(error)[field]);
  const isMeant =
    /^\p{L}/u.test(key) &&
    !everyField.has(key) &&
    isRecord(error.data) &&
    isRecord(wanted) &&
    takes(wanted, error.data[key]);
  return isMeant ? { key, field } : undefined;
}

/** A field that another object has was not invented for a missing one. */
const everyField = new Set(
  Object.values(schema.$defs).flatMap((definition) =>
    'properties' in definition ? Object.keys(definition.properties) : [],
  ),
);

interface KeyPlace {
  pointer: string;
  key: string;
}

function paramsOf(errors: readonly ErrorObject[], keyword: string, param: string): string[] {
  return errors.filter((error) => error.keyword === keyword).map(({ params }) => String(params[param]));
}

function explainUnknown(place: KeyPlace, error: ErrorObject, renamed: string | undefined): SchemaMistake {
  const fields = Object.keys(propertiesOf(error));
  const present = isRecord(error.data) ? error.data : {};
  const free = fields.filter((field) => !Object.hasOwn(present, field));
  const meant = renamed ?? nearest(place.key, free) ?? knownByAnotherName(place.key, free);
  const odd = meant === undefined ? '' : oddCharacter(place.key);
  const isMended = meant !== undefined && (odd !== '' || isSure(place.key, meant, fields, 2));
  return {
    pointer: `${place.pointer}/${escapeKey(place.key)}`,
    part: 'key',
    message: `${quoted(place.key)} is not a field of ${nounOfSchema(error)}${odd}.${didYouMean(meant)}`,
    mend: isMended ? { key: meant } : undefined,
    help: `Its fields: ${fields.filter((field) => field !== '$schema').join(', ')}.`,
  };
}

/** What a name contains that nobody sees, or takes for another character. */
export function oddCharacter(key: string): string {
  const { first } = plainText(key);
  return first === undefined ? '' : `: it contains ${named(first)}`;
}

function explainMissing({ pointer, key }: KeyPlace, error: ErrorObject): SchemaMistake {
  const property = propertiesOf(error)[key];
  const description = isRecord(property) ? property.description : undefined;
  return {
    pointer,
    part: 'type',
    message: `${quoted(key)} is missing from ${nounOfSchema(error)}.`,
    help: typeof description === 'string' ? description : undefined,
  };
}

function explainName({ pointer, key }: KeyPlace, { parentSchema }: ErrorObject): SchemaMistake {
  const described = definitionOf(parentSchema?.propertyNames);
  const names = isRecord(described) ? described : {};
  const mended = mendText(key, 'anchor', names.pattern);
  const hint = mended ? `: it ${listed(mended.why, 'and')}.${didYouMean(mended.text)}` : '.';
  return {
    pointer: `${pointer}/${escapeKey(key)}`,
    part: 'key',
    message: `${quoted(key)} can't be a name here${hint}`,
    help: String(names.patternErrorMessage),
  };
}

function propertiesOf({ parentSchema }: ErrorObject): Record<string, unknown> {
  return isRecord(parentSchema?.properties) ? parentSchema.properties : {};
}

/** By title: ajv's errors hold copies of the schema. */
const nouns = new Map<unknown, string>(
  Object.entries(schema.$defs).flatMap(([name, definition]) =>
    'title' in definition ? [[definition.title, `this ${nounOf(name)}`]] : [],
  ),
);

/** What messages call the object that has the mistake. */
const nounOfSchema = ({ parentSchema }: ErrorObject) => nouns.get(parentSchema?.title) ?? 'site.json';
