import { isRecord } from '../../../site/json/is-record';
import { memberOf } from '../../../site/json/value-at';
import { blockName, fieldName } from '../../../site/page/place-names';
import { isProse } from '../../../site/schema/is-prose';
import { settledPlan } from '../../../site/schema/plan-at';
import type { FieldPlan } from '../../../site/schema/plan-types';
import { typesIn } from '../../protocol/names';

export interface Summary {
  text: string;
  /** False with words of the studio in it, such as the name of a block. */
  isContent: boolean;
}

export const noSummary: Summary = { text: '', isContent: false };

/** What a folded value is, in a few words: its first text, or else its first values, or the types of its items. */
export function summaryOf(plan: FieldPlan, value: unknown): Summary {
  if (typeof value === 'string' || typeof value === 'number') return { text: String(value), isContent: true };
  if (Array.isArray(value)) {
    if (value.every((item) => typeof item === 'string')) return { text: value.join(', '), isContent: true };
    const haveTypes = value.every((item) => typeof memberOf(item, 'type') === 'string');
    return haveTypes ? { text: typesIn(value), isContent: false } : noSummary;
  }
  if (!isRecord(value)) return noSummary;
  const settled = settledPlan(plan, value);
  if (settled?.is !== 'object') return noSummary;
  const texts = settled.fields.flatMap(({ key, plan: { kind, is } }) => {
    const text = value[key];
    if (typeof text !== 'string' || text === '' || is === 'constant') return [];
    const isContent = is !== 'choice';
    return [{ text: isContent ? text : fieldName(text), isContent, isTitle: isProse(kind) }];
  });
  const title = texts.find(({ isTitle }) => isTitle);
  if (title && plan.is !== 'union') return title;
  const type = plan.is === 'union' && typeof value.type === 'string' ? [blockName(value.type)] : [];
  const shown = texts.slice(0, 2);
  return {
    text: [...type, ...shown.map(({ text }) => text)].join(' · '),
    isContent: type.length === 0 && shown.every(({ isContent }) => isContent),
  };
}

/**
 * The pointer of what an editor writes first within a value: its first words, or else its first text, or else that of its
 * first item. Empty for a value without any.
 */
export function firstText(plan: FieldPlan, value: unknown): string {
  const settled = settledPlan(plan, value);
  if (settled?.is === 'list' && Array.isArray(value) && value.length > 0)
    return `/0${firstText(settled.items, value[0])}`;
  if (settled?.is !== 'object' || !isRecord(value)) return '';
  const texts = settled.fields.filter(({ key, plan: { is } }) => is === 'text' && key in value);
  const text = texts.find(({ plan: { kind } }) => isProse(kind)) ?? texts[0];
  const found = text ?? settled.fields.find(({ key, plan: { is } }) => is === 'list' && key in value);
  return found ? `/${found.key}${firstText(found.plan, value[found.key])}` : '';
}
