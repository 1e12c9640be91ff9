import type { Calendar } from '../../../site/time/read-date';
import { whenWords } from '../../../site/time/when-words';
import type { TableRow } from '../../protocol/requests/collection-requests';
import { today } from '../model/today';

export interface RowState {
  words: string;
  /** How it is marked; undefined for what is online without end. */
  badge: 'waits' | 'when' | undefined;
}

/** Whether visitors see a row. */
export function rowState(
  { file, pointer, dates = {} }: TableRow,
  isWrong: boolean,
  held: readonly string[],
  calendar: Calendar,
): RowState {
  // What was pasted at once is written at once.
  const isHeld = pointer === '' && held.includes(file);
  if (isHeld || isWrong) return { words: 'waits', badge: 'waits' };
  const when = whenWords(dates, calendar, today());
  return when === undefined ? { words: 'online', badge: undefined } : { words: when, badge: 'when' };
}
