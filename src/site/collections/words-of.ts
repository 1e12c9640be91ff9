import { listOf } from '../json/value-at';
import type { RowField } from '../schema/types.gen';
import { dateWords, timeWords } from '../words/date-words';

/** A value as a text says it. */
export function wordsOf(value: unknown, { kind }: Pick<RowField, 'kind'>, locale: string): string {
  if (typeof value === 'number') return value.toLocaleString(locale);
  if (Array.isArray(value)) return listOf(value).map(String).join(', ');
  if (kind !== 'date' || typeof value !== 'string') return String(value ?? '');
  const [day = '', time] = value.split('T');
  const [hours = 0, minutes = 0] = (time ?? '').slice(0, 5).split(':').map(Number);
  return time === undefined
    ? dateWords(day, locale)
    : `${dateWords(day, locale)}, ${timeWords(hours * 60 + minutes, locale)}`;
}
