import { isRecord } from '../json/is-record';
import { listOf } from '../json/list-of';
import { fillSnippet } from '../schema/fill-snippet';
import { isProse } from '../schema/is-prose';
import { definitionOf, variantsOf } from '../schema/schema-plan';
import { textKind } from '../schema/text-kinds';
import { takes } from './mend-value';

/** What nobody but the author knows. */
const open = '…';

export interface MeantObject {
  value: Record<string, unknown>;
  /** Nothing is left to fill in. */
  isWhole: boolean;
}

/** The object that a text was written in place of: its field that takes the text, and the others that it needs. */
export function objectWith(schema: unknown, text: string): MeantObject | undefined {
  const definition = definitionOf(schema);
  if (!isRecord(definition)) return undefined;
  const variants = [...variantsOf(definition).values()];
  if (variants.length > 0) return variants.map((variant) => variantWith(variant, text)).find(isRecord);
  const fields = fieldsOf(definition);
  const needed = fields.filter(({ required }) => required);
  // Of a text that has the form of another field, nobody knows which one was meant.
  const field =
    needed.find(hasForm(text)) ?? (fields.some(hasForm(text)) ? undefined : needed.find(isText(text)));
  if (!field || needed.some((each) => each.schema.type !== 'string')) return undefined;
  const value = Object.fromEntries(needed.map((each) => [each.key, each === field ? text : open]));
  return { value, isWhole: !Object.values(value).includes(open) };
}

/** Of a union only what has a field for just such a text, such as the path of a picture. */
function variantWith(variant: unknown, text: string): MeantObject | undefined {
  const definition = definitionOf(variant);
  if (!isRecord(definition)) return undefined;
  const field = fieldsOf(definition).find((each) => each.required && hasForm(text)(each));
  const [snippet] = listOf(definition.defaultSnippets);
  const body = field && isRecord(snippet) ? fillSnippet(snippet.body) : undefined;
  return field && isRecord(body) ? { value: { ...body, [field.key]: text }, isWhole: false } : undefined;
}

interface Field {
  key: string;
  required: boolean;
  schema: Record<string, unknown>;
}

/** The fields of an object, by its schema. */
export function fieldsOf(reference: unknown): Field[] {
  const definition = definitionOf(reference);
  if (!isRecord(definition)) return [];
  const { properties, required } = definition;
  return Object.entries(isRecord(properties) ? properties : {}).flatMap(([key, property]) => {
    const schema = definitionOf(property);
    return isRecord(schema) ? [{ key, required: listOf(required).includes(key), schema }] : [];
  });
}

const isText =
  (text: string) =>
  ({ schema }: Field) =>
    schema.type === 'string' && takes(schema, text);
/** Of a field for just such a text, not for any words. */
const hasForm = (text: string) => (field: Field) => isText(text)(field) && !isProse(textKind(field.schema));

/** Whether an object, and those in its lists, have the fields of a schema: those that they need, and no others. */
export function isLike(schema: unknown, value: unknown): value is Record<string, unknown> {
  const definition = definitionOf(schema);
  if (!isRecord(definition) || !isRecord(value)) return false;
  const variants = variantsOf(definition);
  if (variants.size > 0) return isLike(variants.get(String(value.type)), value);
  const fields = fieldsOf(definition);
  return (
    fields.length > 0 &&
    Object.keys(value).every((name) => fields.some(({ key }) => key === name)) &&
    fields.every(({ key, required, schema: { items } }) => {
      const item = definitionOf(items);
      if (!(key in value)) return !required;
      return (
        !isRecord(item) || item.type !== 'object' || listOf(value[key]).every((each) => isLike(item, each))
      );
    })
  );
}
