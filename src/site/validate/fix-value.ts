import { isRecord } from '../json/is-record';
import { textOf } from '../json/text-of';
import { fits, valuesOf } from '../schema/plan-at';
import type { FieldPlan } from '../schema/plan-types';

/** The value of the wanted type, when what was written instead says it clearly and the field takes it. */
export function fixValue(data: unknown, plan: FieldPlan): unknown {
  const value = meantValue(data, plan);
  return value !== undefined && accepts(plan, value) && [value].flat().every(isShort) ? value : undefined;
}

function meantValue(data: unknown, plan: FieldPlan): unknown {
  switch (plan.is) {
    case 'number':
      return typeof data === 'string' ? meantNumber(data) : undefined;
    case 'switch':
      return meantBoolean(data);
    case 'text':
    case 'choice':
      return typeof data === 'number' ? String(data) : onlyText(data);
    case 'list': {
      if (typeof data !== 'string') return undefined;
      const texts = /^[\w-]+(, ?[\w-]+)+$/.test(data) ? data.split(/, ?/) : [data];
      return texts.every((text) => accepts(plan.items, text)) && texts.length >= plan.minItems
        ? texts
        : undefined;
    }
    default:
      return undefined;
  }
}

/** Also with separators, a word or a character around it: `1,200+` is 1200. `10k` and `99.999` can be several numbers. */
function meantNumber(text: string): number | undefined {
  const [found, ...others] = text.match(/-?\d[\d.,'’ \u00A0\u202F]*/g) ?? [];
  if (found === undefined || others.length > 0 || /\d\s*\p{L}/u.test(text)) return undefined;
  if (/^\D*\d{1,3}\.\d{3}\D*$/.test(text)) return undefined;
  const digits = found.trim().replace(/[.,'’ \u00A0\u202F](?=\d{3}(?!\d))/g, '');
  return Number(digits.replace(',', '.').replace(/\.$/, ''));
}

function meantBoolean(data: unknown): boolean | undefined {
  if (typeof data === 'object') return undefined;
  const text = String(data).toLowerCase();
  if (/^(true|yes|y|on|1|ja|oui|si)$/.test(text)) return true;
  return /^(false|no|n|off|0|nein|non)$/.test(text) ? false : undefined;
}

/** The text in a list of one, or in an object that holds only one. */
function onlyText(data: unknown): unknown {
  const values: readonly unknown[] = Array.isArray(data) ? data : isRecord(data) ? Object.values(data) : [];
  return values.length === 1 ? values[0] : undefined;
}

/** Longer texts are not shown again. */
export const isShort = (value: unknown): boolean => textOf(value).length <= 60;

/** Whether a field takes a value, as far as its own plan says it without those of its parts. */
export function accepts(plan: FieldPlan, value: unknown): boolean {
  switch (plan.is) {
    case 'choice':
      return (
        typeof value === 'string' &&
        (valuesOf(plan).includes(value) || (plan.others !== undefined && accepts(plan.others, value)))
      );
    case 'text':
      return typeof value === 'string' && new RegExp(plan.pattern ?? '', 'u').test(value);
    case 'number': {
      const { whole, minimum = -Infinity, maximum = Infinity } = plan;
      const isNumber = whole ? Number.isInteger(value) : Number.isFinite(value);
      return isNumber && Number(value) >= minimum && Number(value) <= maximum;
    }
    // Where a text and an object are allowed, the text is.
    case 'either':
    case 'constant':
      return true;
    default:
      return fits(plan, value);
  }
}
