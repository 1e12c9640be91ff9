import type { ErrorObject } from 'ajv';
import { isRecord } from '../json/is-record';
import { escapeKey, keysOf } from '../json/json-path';
import { textOf } from '../json/text-of';
import { listOf } from '../json/value-at';
import { sureValue } from '../problem/finding';
import { planField } from '../schema/field-plan';
import { fieldsOf, isObject, valuesOf } from '../schema/plan-at';
import type { FieldPlan, PlanOf } from '../schema/plan-types';
import { didYouMean, type Guess, guess, isSure, nearest } from '../text/nearest';
import { valueByAnotherName } from '../text/other-values';
import { charactersIn, counted, listed, quoted } from '../text/wording';
import { describe, fieldName, shown } from './describe-value';
import { oddCharacter } from './explain-fields';
import { explainForm } from './explain-form';
import { explainMisplaced } from './explain-misplaced';
import { fixValue, isShort } from './fix-value';
import { isLike, objectWith } from './meant-object';
import type { PlannedValue, SchemaMistake } from './schema-mistake';

type SchemaError = Pick<ErrorObject, 'keyword' | 'params' | 'message'>;
type Mistake = (message: string, help?: string) => SchemaMistake;

/** Explains a value that its plan does not allow. */
export function explainValue(
  place: PlannedValue,
  { keyword, params, message: reason }: SchemaError,
): SchemaMistake {
  const { pointer, value, plan } = place;
  const name = fieldName(pointer);
  const mistake: Mistake = (message, help) => ({
    pointer,
    part: 'value',
    message,
    help: help ?? plan.kindDescription ?? (plan.is === 'text' ? plan.patternMessage : undefined),
  });
  switch (keyword) {
    case 'type':
      return explainType(mistake, name, plan, value, pointer === '');
    case 'enum':
      if (plan.is !== 'choice') break;
      if (plan.others && /[/\\]/.test(textOf(value)))
        return explainValue({ ...place, plan: plan.others }, { keyword: 'pattern', params: {} });
      return explainChoice(mistake, name, value, plan);
    case 'const':
      return mistake(`${name} must be ${describe(params.allowedValue)}, found ${describe(value)}.`);
    case 'uniqueItems': {
      const index = Math.max(Number(params.i), Number(params.j));
      const twice = `${describe(listOf(value)[index])} appears twice in ${name}.`;
      return { ...mistake(twice, 'Delete one of the two.'), pointer: `${pointer}/${index}` };
    }
  }
  switch (plan.is) {
    case 'union':
      return explainVariant(place, plan);
    case 'list':
      return mistake(explainCount(pointer, plan, listOf(value).length));
    case 'number':
      return mistake(`${name} ${explainBounds(plan.minimum, plan.maximum)}, found ${describe(value)}.`);
    case 'text': {
      const [text, wrong] = [String(value), `${name} can't be ${describe(value)}`];
      // Of what has one length only, the number of characters says nothing that its form does not.
      const isForm = plan.patternMessage !== undefined && plan.minLength === plan.maxLength;
      const said = keyword === 'pattern' || isForm ? `${wrong}.` : explainLength(pointer, plan, text);
      return {
        ...mistake(said, plan.patternMessage ?? plan.pattern),
        ...explainForm(wrong, pointer, text, plan),
        ...(['href', 'imageFile'].includes(plan.name) && { written: text }),
      };
    }
    default:
      return mistake(`${name} ${reason}.`);
  }
}

function explainType(
  mistake: Mistake,
  name: string,
  plan: FieldPlan,
  data: unknown,
  isNeeded: boolean,
): SchemaMistake {
  const message = `${name} must be ${typeName(plan)}, found ${describe(data)}.`;
  if (data === null && !isNeeded) return mistake(message, 'Write a value, or delete it if it is not needed.');
  const value = fixValue(data, plan);
  if (value !== undefined) return { ...mistake(message, `Write ${shown(value)}.`), fix: { value } };
  if (plan.is === 'list' && isLike(plan.items, data))
    return { ...mistake(message, 'Write [ before it and ] after it.'), fix: { value: [data] } };
  if (!isObject(plan)) return mistake(message);
  const [only, ...others] = listOf(data);
  if (isLike(plan, only) && others.length === 0)
    return { ...mistake(message, 'Delete the [ before it and the ] after it.'), fix: { value: only } };
  const meant = typeof data === 'string' && isShort(data) ? objectWith(plan, data) : undefined;
  if (!meant) return mistake(message);
  return {
    ...mistake(message, `Write ${shown(meant.value)}.`),
    fix: meant.isWhole ? { value: meant.value } : undefined,
  };
}

function typeName(plan: FieldPlan): string {
  switch (plan.is) {
    case 'switch':
      return 'true or false (without quotes)';
    case 'number':
      return `a ${plan.whole ? 'whole ' : ''}number (without quotes)`;
    case 'list':
      return 'a list in [ ]';
    default:
      return isObject(plan) ? 'an object in { }' : 'text in double quotes';
  }
}

/** Explains an object whose `type` is missing or unknown. */
function explainVariant(place: PlannedValue, { kind, variants }: PlanOf<'union'>): SchemaMistake {
  const { pointer, value } = place;
  const known = [...variants.keys()];
  const { type, ...fields } = isRecord(value) ? value : {};
  const isShareable = kind === 'shareable';
  const what = known.includes('hero') || isShareable ? 'block' : (keysOf(pointer).at(-1) ?? '');
  const help = `Known types: ${known.join(', ')}.`;
  if (type === undefined)
    return (
      (typeWith(variants, fields) ? undefined : explainMisplaced(place)) ?? {
        ...explainNoType(pointer, what, variants, fields),
        help,
      }
    );
  const atType = { pointer: `${pointer}/type`, part: 'value', help } as const;
  if (typeof type !== 'string') {
    const mistake: Mistake = (message, instead = help) => ({ ...atType, message, help: instead });
    return explainType(mistake, '"type"', planField({ enum: known }), type, true);
  }
  if (isShareable && (type === 'hero' || type === 'shared'))
    return { ...atType, message: `A shared block can't be of type "${type}".` };
  const meant = guess(type, known, 2) ?? typeWith(variants, fields);
  const message = type === '' ? '"type" can\'t be empty.' : `There is no ${what} type ${describe(type)}.`;
  return { ...atType, message: message + didYouMean(meant?.text), fix: sureValue(meant) };
}

type Variants = PlanOf<'union'>['variants'];

function explainNoType(pointer: string, what: string, variants: Variants, fields: Record<string, unknown>) {
  const known = new Set([...variants.values()].flatMap((variant) => fieldsOf(variant).map(({ key }) => key)));
  const key = Object.keys(fields).find(
    (each) => !known.has(each) && (nearest(each, ['type']) || variants.has(textOf(fields[each]))),
  );
  if (key !== undefined) {
    const isMeant = isSure(key, 'type', ['type'], 2);
    return {
      pointer: `${pointer}/${escapeKey(key)}`,
      part: 'key',
      message: `${quoted(key)} is not a field of this ${what}${isMeant ? oddCharacter(key) : ''}.${didYouMean('type')}`,
      fix: isMeant ? { key: 'type' } : undefined,
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
  const [only, ...others] = [...variants].filter(([type, plan]) => isLike(plan, { type, ...fields }));
  return only === undefined || others.length > 0 ? undefined : { text: only[0], isSure: false };
}

/** The completion of code editors shows longer lists. */
const listable = 20;

/** The choice that is one of these words, first of the last one: a `delivery-truck` is a `truck`. */
const byOneWord = (text: string, choices: readonly string[]): string | undefined =>
  text
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .findLast((word) => word.length > 2 && choices.includes(word));

function explainChoice(mistake: Mistake, name: string, data: unknown, plan: PlanOf<'choice'>): SchemaMistake {
  const choices = valuesOf(plan);
  const isLong = choices.length > listable;
  const meant =
    typeof data === 'string'
      ? (valueByAnotherName(data, choices) ??
        nearest(data, choices) ??
        (isLong ? byOneWord(data, choices) : undefined))
      : undefined;
  const message = `${name} can't be ${describe(data)}.${didYouMean(meant)}`;
  const known = plan.examples.length > 0 ? plan.examples.map(String) : choices;
  const own = plan.others ? ` A file of your own is written like ${plan.others.examples[0]}.` : '';
  const help = isLong
    ? `It takes one of ${choices.length} names, such as ${listed(known.slice(0, 5))}; code editors list them all.${own}`
    : `Allowed: ${choices.join(', ')}.`;
  const isFixable = meant !== undefined && isSure(String(data), meant, choices, 2);
  return { ...mistake(message, help), fix: isFixable ? { value: meant } : undefined };
}

function explainCount(pointer: string, { minItems, maxItems }: PlanOf<'list'>, got: number): string {
  const things = keysOf(pointer).at(-1) ?? 'items';
  if (minItems === maxItems) return `Exactly ${counted(minItems, things)} needed, got ${got}.`;
  return got < minItems
    ? `At least ${counted(minItems, things)} needed, got ${got}.`
    : `At most ${counted(maxItems, things)} allowed, got ${got}.`;
}

/** The message for a text that is too short or too long for its field. */
export const explainLength = (
  pointer: string,
  { minLength, maxLength }: PlanOf<'text'>,
  text: string,
): string =>
  `${fieldName(pointer)} ${explainBounds(minLength, maxLength)} characters long, found ${charactersIn(text)}.`;

function explainBounds(least: number | undefined, most: number | undefined): string {
  if (least === most) return `must be exactly ${least}`;
  if (most === undefined) return `must be at least ${least}`;
  if (least === undefined) return `must be at most ${most}`;
  return `must be ${least} to ${most}`;
}
