import { kindPlan } from '../schema/field-plan';
import { fieldsOf } from '../schema/plan-at';
import type { Collection, RowField } from '../schema/types.gen';
import { isList, ownFields } from './fields';

type Schema = Readonly<Record<string, unknown>>;

/** The JSON Schema of the rows of a collection, for code editors. `site` is the address of site.schema.json from there. */
export function rowSchema({ name, fields }: Collection, site: string): Schema {
  const page = fieldsOf(kindPlan('page'));
  const kindAt = (kind: string) => ({ $ref: `${site}#/$defs/${kind}` });
  const own = ownFields.map(({ key, plan }) => {
    const { description } = page.find((field) => field.key === key)?.plan ?? {};
    const type =
      plan.is === 'switch' ? { type: 'boolean' } : plan.kind ? kindAt(plan.kind) : { type: 'string' };
    return [key, description === undefined ? type : { description, allOf: [type] }];
  });
  const others = Object.entries(fields).map(([key, field]) => [key, fieldSchema(field, kindAt)]);
  return {
    $comment: 'Made by `npm run types` from collection.json: change that instead.',
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: name,
    type: 'object',
    properties: Object.fromEntries([...own, ...others]),
    required: Object.keys(fields).filter((key) => fields[key]?.optional !== true),
    additionalProperties: false,
  };
}

function fieldSchema(field: RowField, kindAt: (kind: string) => Schema): Schema {
  const { kind, label, min, max, of } = field;
  const limits = (least: string, most: string) => ({
    ...(min !== undefined && { [least]: min }),
    ...(max !== undefined && { [most]: max }),
  });
  const value = (): Schema => {
    switch (kind) {
      case 'date':
        return kindAt('dateTime');
      case 'page':
        return kindAt('pagePath');
      case 'number':
        return { type: 'number', ...limits('minimum', 'maximum') };
      case 'choice':
      case 'words':
        return { type: 'string', enum: of };
      default:
        return kindAt(kind);
    }
  };
  const described = label === undefined ? {} : { description: label };
  if (isList(field))
    return { ...described, type: 'array', items: value(), ...limits('minItems', 'maxItems') };
  const isText = kindPlanIsText(kind);
  return { ...described, allOf: [value()], ...(isText && limits('minLength', 'maxLength')) };
}

const kindPlanIsText = (kind: RowField['kind']): boolean =>
  kind !== 'date' &&
  kind !== 'number' &&
  kind !== 'choice' &&
  kind !== 'words' &&
  kind !== 'page' &&
  kindPlan(kind).is === 'text';
