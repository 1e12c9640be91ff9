import type { ErrorObject } from 'ajv';
import { isRecord } from '../json/is-record';
import { escapeKey, keysOf } from '../json/json-path';
import { listOf } from '../json/list-of';
import type { Part } from '../json/locate';
import { sureValue } from '../problem/finding';
import { variantsOf } from '../schema/schema-plan';
import { didYouMean, type Guess, guess, isSure, nearest } from '../text/nearest';
import { valueByAnotherName } from '../text/other-values';
import { charactersIn, counted, listed, quoted } from '../text/words';
import { describe, fieldName, shown } from './describe-value';
import { oddCharacter } from './explain-fields';
import { explainForm } from './explain-form';
import { fieldsOf, isLike, objectWith } from './meant-object';
import { isShort, mendValue } from './mend-value';
import type { SchemaMistake } from './schema-mistake';

/** Explains a value that its field does not allow. */
export function explainValue(error: ErrorObject): SchemaMistake {
  const { keyword, instancePath: pointer, params, data } = error;
  const parent = isRecord(error.parentSchema) ? error.parentSchema : {};
  const name = fieldName(pointer);
  const mistake = (message: string, help?: string, part: Part = 'value'): SchemaMistake => ({
    pointer,
    part,
    message,
    help: help ?? sentenceOf(parent.description) ?? sentenceOf(parent.patternErrorMessage),
  });
  const wrong = (end: string) => `${name} can't be ${describe(data)}${end}`;
  switch (keyword) {
    case 'type':
      return explainType(mistake, name, parent, data, pointer === '');
    case 'discriminator':
      return explainVariant(pointer, parent, data);
    case 'enum':
      return explainChoice(mistake, name, data, parent.enum);
    case 'const':
      return mistake(`${name} must be ${describe(params.allowedValue)}, found ${describe(data)}.`);
    case 'pattern':
      return {
        ...mistake(wrong('.'), String(parent.patternErrorMessage ?? parent.pattern)),
        ...explainForm(wrong(''), pointer, String(data), parent),
      };
    case 'minItems':
    case 'maxItems':
      return mistake(explainCount(pointer, parent, Array.isArray(data) ? data.length : 0));
    case 'uniqueItems': {
      const items = listOf(data);
      const index = Math.max(Number(params.i), Number(params.j));
      const message = `${describe(items[index])} appears twice in ${name}.`;
      return { ...mistake(message, 'Delete one of the two.'), pointer: `${pointer}/${index}` };
    }
    case 'minLength':
    case 'maxLength': {
      return {
        ...mistake(
          explainLength(pointer, parent, String(data)),
          typeof parent.patternErrorMessage === 'string' ? parent.patternErrorMessage : undefined,
        ),
        ...explainForm(wrong(''), pointer, String(data), parent),
      };
    }
    case 'minimum':
    case 'maximum':
      return mistake(`${name} ${explainBounds(parent.minimum, parent.maximum)}, found ${describe(data)}.`);
    default:
      return mistake(`${name} ${error.message}.`);
  }
}

function explainType(
  mistake: (message: string, help?: string) => SchemaMistake,
  name: string,
  schema: Record<string, unknown>,
  data: unknown,
  isNeeded: boolean,
): SchemaMistake {
  const message = `${name} must be ${typeNames[String(schema.type)]}, found ${describe(data)}.`;
  if (data === null && !isNeeded) return mistake(message, 'Write a value, or delete it if it is not needed.');
  const value = mendValue(data, schema);
  if (value !== undefined) return { ...mistake(message, `Write ${shown(value)}.`), mend: { value } };
  if (schema.type === 'array' && isLike(schema.items, data))
    return { ...mistake(message, 'Write [ before it and ] after it.'), mend: { value: [data] } };
  if (schema.type !== 'object') return mistake(message);
  const [only, ...others] = listOf(data);
  if (isLike(schema, only) && others.length === 0)
    return { ...mistake(message, 'Delete the [ before it and the ] after it.'), mend: { value: only } };
  const meant = typeof data === 'string' && isShort(data) ? objectWith(schema, data) : undefined;
  if (!meant) return mistake(message);
  return {
    ...mistake(message, `Write ${shown(meant.value)}.`),
    mend: meant.isWhole ? { value: meant.value } : undefined,
  };
}

const sentenceOf = (text: unknown) => (typeof text === 'string' ? text : undefined);

const typeNames: Record<string, string> = {
  string: 'text in double quotes',
  boolean: 'true or false (without quotes)',
  integer: 'a whole number (without quotes)',
  number: 'a number (without quotes)',
  array: 'a list in [ ]',
  object: 'an object in { }',
};

/** Explains an object whose `type` is missing or unknown. */
function explainVariant(pointer: string, union: Record<string, unknown>, data: unknown): SchemaMistake {
  const variants = variantsOf(union);
  const known = [...variants.keys()];
  const { type, ...fields } = isRecord(data) ? data : {};
  const what = known.includes('hero') ? 'block' : (keysOf(pointer).at(-1) ?? '');
  const help = `Known types: ${known.join(', ')}.`;
  if (type === undefined) return { ...explainNoType(pointer, what, variants, fields), help };
  const place = { pointer: `${pointer}/type`, part: 'value', help } as const;
  if (typeof type !== 'string') {
    const mistake = (message: string, instead = help) => ({ ...place, message, help: instead });
    return explainType(mistake, '"type"', { type: 'string', enum: known }, type, true);
  }
  const meant = guess(type, known, 2) ?? typeWith(variants, fields);
  const message = type === '' ? '"type" can\'t be empty.' : `There is no ${what} type ${describe(type)}.`;
  return { ...place, message: message + didYouMean(meant?.text), mend: sureValue(meant) };
}

type Variants = ReadonlyMap<string, unknown>;

function explainNoType(pointer: string, what: string, variants: Variants, fields: Record<string, unknown>) {
  const known = new Set([...variants.values()].flatMap((variant) => fieldsOf(variant).map(({ key }) => key)));
  const key = Object.keys(fields).find(
    (each) => !known.has(each) && (nearest(each, ['type']) || variants.has(String(fields[each]))),
  );
  if (key !== undefined) {
    const isMeant = isSure(key, 'type', ['type'], 2);
    return {
      pointer: `${pointer}/${escapeKey(key)}`,
      part: 'key',
      message: `${quoted(key)} is not a field of this ${what}${isMeant ? oddCharacter(key) : ''}.${didYouMean('type')}`,
      mend: isMeant ? { key: 'type' } : undefined,
    } as const;
  }
  const meant = typeWith(variants, fields);
  return {
    pointer,
    part: 'type',
    message: `"type" is missing from this ${what}.${meant ? ` Did you mean "type": "${meant.text}"?` : ''}`,
  } as const;
}

/** The only type whose objects have these fields. */
function typeWith(variants: Variants, fields: Record<string, unknown>): Guess | undefined {
  const [only, ...others] = [...variants.keys()].filter((type) =>
    isLike(variants.get(type), { type, ...fields }),
  );
  return only === undefined || others.length > 0 ? undefined : { text: only, isSure: false };
}

/** The completion of code editors shows longer lists. */
const listable = 20;

function explainChoice(
  mistake: (message: string, help?: string) => SchemaMistake,
  name: string,
  data: unknown,
  allowed: unknown,
): SchemaMistake {
  const choices = Array.isArray(allowed) ? allowed.map(String) : [];
  const meant =
    typeof data === 'string' ? (valueByAnotherName(data, choices) ?? nearest(data, choices)) : undefined;
  const message = `${name} can't be ${describe(data)}.${didYouMean(meant)}`;
  const help =
    choices.length > listable
      ? `It takes one of ${choices.length} names, such as ${listed(choices.slice(0, 5))}; code editors list them all.`
      : `Allowed: ${choices.join(', ')}.`;
  const isMended = meant !== undefined && isSure(String(data), meant, choices, 2);
  return { ...mistake(message, help), mend: isMended ? { value: meant } : undefined };
}

function explainCount(pointer: string, { minItems, maxItems }: Record<string, unknown>, got: number): string {
  const things = keysOf(pointer).at(-1) ?? 'items';
  if (minItems === maxItems) return `Exactly ${counted(Number(minItems), things)} needed, got ${got}.`;
  return got < Number(minItems)
    ? `At least ${counted(Number(minItems), things)} needed, got ${got}.`
    : `At most ${counted(Number(maxItems), things)} allowed, got ${got}.`;
}

/** Says of a text that it is too short or too long for its field. */
export const explainLength = (
  pointer: string,
  { minLength, maxLength }: Record<string, unknown>,
  text: string,
): string =>
  `${fieldName(pointer)} ${explainBounds(minLength, maxLength)} characters long, found ${charactersIn(text)}.`;

function explainBounds(least: unknown, most: unknown): string {
  if (least === most) return `must be exactly ${least}`;
  if (most === undefined) return `must be at least ${least}`;
  return `must be ${least} to ${most}`;
}
