import type { ErrorObject } from 'ajv';
import { isRecord } from '../json/is-record';
import { escapeKey } from '../json/json-path';
import { listOf } from '../json/value-at';
import { isKind } from '../schema/definitions';
import { kindPlan } from '../schema/field-plan';
import { fieldsOf } from '../schema/plan-at';
import type { FieldPlan, PlanBase, PlannedField } from '../schema/plan-types';
import type { Collection, RowField } from '../schema/types.gen';
import { charactersIn } from '../text/wording';
import type { Validators } from '../validate/validators';

type Fields = Collection['fields'];

/** What a page says of itself, not of its content: a row says it for its page. */
const ofPage = ['draft', 'from', 'until', 'then'];

/** A part of an address. */
const slugPlan: FieldPlan = {
  ...planBase('slug'),
  is: 'text',
  minLength: 1,
  maxLength: 100,
  pattern: '^[a-z0-9]+(-[a-z0-9]+)*$',
  patternMessage: 'Write lowercase letters and digits, with hyphens between words.',
};

/** The fields that every row has besides those of its collection. */
export const ownFields: readonly PlannedField[] = [
  ...fieldsOf(kindPlan('page')).filter(({ key }) => key === '$schema'),
  { key: 'slug', required: false, plan: slugPlan },
  ...fieldsOf(kindPlan('page')).filter(({ key }) => ofPage.includes(key)),
];

function planBase(name: string, description?: string): PlanBase {
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
function valuePlan(name: string, { kind, label, list, min, max, of }: RowField): FieldPlan {
  const base = planBase(name, label);
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

export function fieldPlan(name: string, field: RowField): FieldPlan {
  const plan = valuePlan(name, field);
  if (!isList(field)) return plan;
  return {
    ...planBase(name, field.label),
    is: 'list',
    items: plan,
    minItems: field.min ?? 0,
    maxItems: field.max ?? 60,
    uniqueItems: field.kind === 'words',
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

const errorOf = (instancePath: string, keyword: string, params: ErrorObject['params']): ErrorObject => ({
  instancePath,
  schemaPath: '',
  keyword,
  params,
});

function errorsIn(plan: FieldPlan, value: unknown, at: string, validators: Validators): ErrorObject[] {
  const error = (keyword: string, params: ErrorObject['params'] = {}) => [errorOf(at, keyword, params)];
  if (plan.is === 'list') {
    if (!Array.isArray(value)) return error('type', { type: 'array' });
    if (value.length < plan.minItems) return error('minItems', { limit: plan.minItems });
    if (value.length > plan.maxItems) return error('maxItems', { limit: plan.maxItems });
    const twice = plan.uniqueItems ? value.findIndex((item, index) => value.indexOf(item) < index) : -1;
    if (twice !== -1) return error('uniqueItems', { i: twice, j: value.indexOf(value[twice]) });
    return listOf(value).flatMap((item, index) => errorsIn(plan.items, item, `${at}/${index}`, validators));
  }
  if (plan.kind && isKind(plan.kind)) {
    const found = validators
      .errorsOf(plan.kind, value)
      .map((each) => ({ ...each, instancePath: at + each.instancePath }));
    if (found.length > 0 || plan.is !== 'text' || typeof value !== 'string') return found;
  }
  switch (plan.is) {
    case 'switch':
      return typeof value === 'boolean' ? [] : error('type', { type: 'boolean' });
    case 'number':
      if (typeof value !== 'number') return error('type', { type: 'number' });
      if (value < (plan.minimum ?? value)) return error('minimum', { limit: plan.minimum });
      return value > (plan.maximum ?? value) ? error('maximum', { limit: plan.maximum }) : [];
    case 'choice':
      if (typeof value !== 'string') return error('type', { type: 'string' });
      return plan.choices.some((choice) => choice.value === value) ? [] : error('enum');
    case 'text': {
      if (typeof value !== 'string') return error('type', { type: 'string' });
      const length = charactersIn(value);
      if (length < plan.minLength) return error('minLength', { limit: plan.minLength });
      if (length > (plan.maxLength ?? length)) return error('maxLength', { limit: plan.maxLength });
      // The pattern of a kind was checked with it.
      return plan.kind || new RegExp(plan.pattern ?? '', 'u').test(value) ? [] : error('pattern');
    }
    default:
      return [];
  }
}
