import type { ErrorObject } from 'ajv';
import { isRecord } from '../json/is-record';
import { escapeKey } from '../json/json-path';
import type { Place } from '../json/place';
import type { Finding } from '../problem/finding';
import { createFinding } from '../problem/rule-text';
import { calendarDate, missingDay } from '../read/rules/calendar-date';
import { kindPlan } from '../schema/field-plan';
import { isProse } from '../schema/is-prose';
import { fieldsOf } from '../schema/plan-at';
import type { FieldPlan, PlanBase, PlannedField, PlanOf } from '../schema/plan-types';
import type { Collection, RowField } from '../schema/types.gen';
import { charactersIn } from '../text/wording';
import type { Validators } from '../validate/validators';

type Fields = Collection['fields'];

/** What a page says of itself, not of its content: a row says it for its page. */
export const ofPage: readonly string[] = ['draft', 'from', 'until', 'then'];

const slugForm = '^[a-z0-9]+(-[a-z0-9]+)*$';

/** Whether a text can be the end of an address. */
export const isSlug = (text: string): boolean => new RegExp(slugForm).test(text);

/** A part of an address. */
const slugPlan: FieldPlan = {
  ...planBase('slug'),
  is: 'text',
  minLength: 1,
  maxLength: 100,
  pattern: slugForm,
  patternMessage: 'Write lowercase letters and digits, with hyphens between words.',
};

/** The fields that every row has besides those of its collection. */
export const ownFields: readonly PlannedField[] = [
  ...fieldsOf(kindPlan('page')).filter(({ key }) => key === '$schema'),
  { key: 'slug', required: false, plan: slugPlan },
  ...fieldsOf(kindPlan('page')).filter(({ key }) => ofPage.includes(key)),
];

/** What a plan says of a value that no kind describes. */
export function planBase(name: string, description?: string): PlanBase {
  return {
    kind: undefined,
    base: undefined,
    name,
    description,
    fieldDescription: description,
    kindDescription: undefined,
    examples: [],
    snippet: undefined,
  };
}

/** The plan of one value of a field: that of its kind, with the field's own limits. */
function valuePlan(name: string, { kind, list, min, max, of }: RowField): FieldPlan {
  const base = planBase(name);
  switch (kind) {
    case 'date':
      return kindPlan('dateTime');
    case 'page':
      return kindPlan('pagePath');
    case 'number':
      return { ...base, is: 'number', whole: false, minimum: min, maximum: max };
    case 'choice':
    case 'words':
      return {
        ...base,
        is: 'choice',
        choices: (of ?? []).map((value: string) => ({ value, description: undefined })),
      };
    default: {
      const plan = kindPlan(kind);
      if (plan.is !== 'text' || list) return plan;
      return { ...plan, minLength: min ?? plan.minLength, maxLength: max ?? plan.maxLength };
    }
  }
}

export const isList = ({ kind, list = false }: RowField): boolean => list || kind === 'words';

/** Whether values of a plan are names of something, which a list has once: words, ids and addresses. */
const isNamed = (plan: FieldPlan): boolean =>
  plan.is === 'choice' || (plan.is === 'text' && !isProse(plan.kind));

export function fieldPlan(name: string, field: RowField): FieldPlan {
  const plan = valuePlan(name, field);
  if (!isList(field)) return plan;
  return {
    ...planBase(name),
    is: 'list',
    items: plan,
    minItems: field.min ?? 0,
    maxItems: field.max ?? 60,
    uniqueItems: isNamed(plan),
    columnsOf: undefined,
  };
}

/** The plan of a row: its own fields, and those that every row has. */
export function rowPlan(fields: Fields): FieldPlan {
  return {
    ...planBase('row'),
    is: 'object',
    title: 'Row',
    otherWords: [],
    closeWords: [],
    fields: [
      ...ownFields,
      ...Object.entries(fields).map(([key, field]) => ({
        key,
        label: field.label,
        required: !field.optional,
        plan: fieldPlan(key, field),
      })),
    ],
  };
}

/** What is wrong with a row, as the schema says it of any other value. */
export function rowErrors(plan: FieldPlan, value: unknown, validators: Validators): ErrorObject[] {
  if (!isRecord(value)) return [errorOf('', 'type', { type: 'object' })];
  const fields = fieldsOf(plan);
  return [
    ...Object.keys(value)
      .filter((key) => !fields.some((field) => field.key === key))
      .map((additionalProperty) => errorOf('', 'additionalProperties', { additionalProperty })),
    ...fields.flatMap(({ key, required, plan: inner }) => {
      const own = Object.hasOwn(value, key) ? value[key] : undefined;
      if (own !== undefined) return errorsIn(inner, own, `/${escapeKey(key)}`, validators);
      return required ? [errorOf('', 'required', { missingProperty: key })] : [];
    }),
  ];
}

/** Dates of a row that are in no calendar. */
export const missingDays = (
  plan: FieldPlan,
  values: Readonly<Record<string, unknown>>,
  { file, pointer }: Place,
): Finding[] =>
  fieldsOf(plan).flatMap(({ key, plan: own }) => {
    const isDated = own.kind === 'dateTime' || (own.is === 'list' && own.items.kind === 'dateTime');
    return [isDated ? values[key] : []].flat().flatMap((date, index) => {
      const missing = missingDay(String(date));
      const at = `${pointer}/${key}${own.is === 'list' ? `/${index}` : ''}`;
      return missing ? [createFinding(calendarDate, { file, pointer: at }, 'missing', ...missing)] : [];
    });
  });

const errorOf = (instancePath: string, keyword: string, params: ErrorObject['params']): ErrorObject => ({
  instancePath,
  schemaPath: '',
  keyword,
  params,
});

function errorsIn(plan: FieldPlan, value: unknown, at: string, validators: Validators): ErrorObject[] {
  if (plan.is === 'list') return errorsInList(plan, value, at, validators);
  if (plan.kind) {
    const found = validators.errorsOf(plan.kind, value);
    if (found.length > 0) return found.map((each) => ({ ...each, instancePath: at + each.instancePath }));
  }
  const error = errorIn(plan, value);
  return error ? [errorOf(at, ...error)] : [];
}

type FoundError = [keyword: string, params: ErrorObject['params']];

function errorsInList(
  plan: PlanOf<'list'>,
  value: unknown,
  at: string,
  validators: Validators,
): ErrorObject[] {
  if (!Array.isArray(value)) return [errorOf(at, 'type', { type: 'array' })];
  if (value.length < plan.minItems) return [errorOf(at, 'minItems', { limit: plan.minItems })];
  if (value.length > plan.maxItems) return [errorOf(at, 'maxItems', { limit: plan.maxItems })];
  const twice = plan.uniqueItems ? value.findIndex((item, index) => value.indexOf(item) < index) : -1;
  if (twice !== -1) return [errorOf(at, 'uniqueItems', { i: twice, j: value.indexOf(value[twice]) })];
  return value.flatMap((item, index) => errorsIn(plan.items, item, `${at}/${index}`, validators));
}

/** What is wrong with a value beyond its kind. */
function errorIn(plan: FieldPlan, value: unknown): FoundError | undefined {
  switch (plan.is) {
    case 'switch':
      return typeof value === 'boolean' ? undefined : ['type', { type: 'boolean' }];
    case 'number':
      return typeof value === 'number' ? boundError(plan, value) : ['type', { type: 'number' }];
    case 'choice':
      if (typeof value !== 'string') return ['type', { type: 'string' }];
      return plan.kind || plan.choices.some((choice) => choice.value === value) ? undefined : ['enum', {}];
    case 'text':
      return typeof value === 'string' ? textError(plan, value) : ['type', { type: 'string' }];
    default:
      return undefined;
  }
}

function boundError({ minimum, maximum }: PlanOf<'number'>, value: number): FoundError | undefined {
  if (minimum !== undefined && value < minimum) return ['minimum', { limit: minimum }];
  return maximum !== undefined && value > maximum ? ['maximum', { limit: maximum }] : undefined;
}

function textError(
  { kind, minLength, maxLength, pattern = '' }: PlanOf<'text'>,
  text: string,
): FoundError | undefined {
  const length = charactersIn(text);
  if (length < minLength) return ['minLength', { limit: minLength }];
  if (maxLength !== undefined && length > maxLength) return ['maxLength', { limit: maxLength }];
  // The pattern of a kind was checked with it.
  return kind || new RegExp(pattern, 'u').test(text) ? undefined : ['pattern', {}];
}
