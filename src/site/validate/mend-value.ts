import { isRecord } from '../json/is-record';
import { definitionOf } from '../schema/schema-plan';

/** The value of the wanted type, when what was written instead says it clearly and the field takes it. */
export function mendValue(data: unknown, schema: Record<string, unknown>): unknown {
  const value = meantValue(data, schema);
  return value !== undefined && takes(schema, value) && [value].flat().every(isShort) ? value : undefined;
}

function meantValue(data: unknown, { type, items, minItems }: Record<string, unknown>): unknown {
  if (type === 'integer' || type === 'number')
    return typeof data === 'string' ? meantNumber(data) : undefined;
  if (type === 'boolean') return meantBoolean(data);
  if (type === 'string') return typeof data === 'number' ? String(data) : onlyText(data);
  if (type !== 'array' || typeof data !== 'string') return undefined;
  const item = definitionOf(items);
  const texts = /^[\w-]+(, ?[\w-]+)+$/.test(data) ? data.split(/, ?/) : [data];
  // Where a text and an object are allowed, the text is.
  const isTaken = isRecord(item) && (item.type === undefined || texts.every((text) => takes(item, text)));
  return isTaken && texts.length >= Number(minItems ?? 0) ? texts : undefined;
}

/** Also with separators, a word or a sign around it: `1,200+` is 1200. `10k` and `99.999` can be several numbers. */
function meantNumber(text: string): number | undefined {
  const [found, ...others] = text.match(/-?\d[\d.,'’ \u00A0\u202F]*/g) ?? [];
  if (found === undefined || others.length > 0 || /\d\s*\p{L}/u.test(text)) return undefined;
  if (/^\D*\d{1,3}\.\d{3}\D*$/.test(text)) return undefined;
  const digits = found.trim().replace(/[.,'’ \u00A0\u202F](?=\d{3}(?!\d))/g, '');
  return Number(digits.replace(',', '.').replace(/\.$/, ''));
}

function meantBoolean(data: unknown): boolean | undefined {
  const said = String(data).toLowerCase();
  if (/^(true|yes|y|on|1|ja|oui|si)$/.test(said)) return true;
  return /^(false|no|n|off|0|nein|non)$/.test(said) ? false : undefined;
}

/** The text in a list of one, or in an object that holds only one. */
function onlyText(data: unknown): unknown {
  const values: readonly unknown[] = Array.isArray(data) ? data : isRecord(data) ? Object.values(data) : [];
  return values.length === 1 ? values[0] : undefined;
}

/** Longer texts are not shown again. */
export const isShort = (value: unknown): boolean => String(value).length <= 60;

/** Whether a field takes a value, as far as its own schema says it without those of its parts. */
export function takes(
  { type, pattern, minimum, maximum, ...schema }: Record<string, unknown>,
  value: unknown,
): boolean {
  if (Array.isArray(schema.enum) && !schema.enum.includes(value)) return false;
  if (type === 'string')
    return typeof value === 'string' && (typeof pattern !== 'string' || new RegExp(pattern, 'u').test(value));
  if (type === 'object') return isRecord(value);
  if (type === 'array') return Array.isArray(value);
  if (type === 'boolean') return typeof value === 'boolean';
  if (type !== 'integer' && type !== 'number') return true;
  return (
    typeof value === 'number' &&
    (type === 'number' ? Number.isFinite(value) : Number.isInteger(value)) &&
    value >= Number(minimum ?? value) &&
    value <= Number(maximum ?? value)
  );
}
