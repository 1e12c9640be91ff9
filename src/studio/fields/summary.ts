import { isRecord } from '../../site/json/is-record';
import { memberOf } from '../../site/json/value-at';
import { settledPlan } from '../../site/schema/plan-at';
import type { FieldPlan } from '../../site/schema/plan-types';
import { blockName, fieldName, typesIn } from './names';

const titles: readonly unknown[] = ['line', 'markdown'];

/** What a folded value is, in a few words: its first text, or else its first values, or the types of its items. */
export function summaryOf(plan: FieldPlan, value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if (Array.isArray(value)) {
    if (value.every((item) => typeof item === 'string')) return value.join(', ');
    return value.every((item) => typeof memberOf(item, 'type') === 'string') ? typesIn(value) : '';
  }
  if (!isRecord(value)) return '';
  const settled = settledPlan(plan, value);
  if (settled?.is !== 'object') return '';
  const texts = settled.fields.flatMap(({ key, plan: { kind, is } }) => {
    const text = value[key];
    if (typeof text !== 'string' || text === '' || is === 'constant') return [];
    return [{ text: is === 'choice' ? fieldName(text) : text, isTitle: titles.includes(kind) }];
  });
  const title = texts.find(({ isTitle }) => isTitle);
  if (title && plan.is !== 'union') return title.text;
  const type = plan.is === 'union' && typeof value.type === 'string' ? [blockName(value.type)] : [];
  return [...type, ...texts.slice(0, 2).map(({ text }) => text)].join(' · ');
}

/** The pointer of what an editor writes first within a value: its first words, or else its first text. Empty for a value that is no object. */
export function firstText(plan: FieldPlan, value: unknown): string {
  const settled = settledPlan(plan, value);
  if (settled?.is !== 'object' || !isRecord(value)) return '';
  const texts = settled.fields.filter(({ key, plan: { is } }) => is === 'text' && key in value);
  const text = texts.find(({ plan: { kind } }) => titles.includes(kind)) ?? texts[0];
  return text ? `/${text.key}` : '';
}
