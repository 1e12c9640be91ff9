import { isRecord } from '../json/is-record';
import { type Calendar, createCalendar } from '../time/read-date';

/** The calendar of settings that may not be valid, as far as they are. */
export function calendarIn(settings: unknown): Calendar {
  const { timeZone, dates } = isRecord(settings) ? settings : {};
  const named = Object.entries(isRecord(dates) ? dates : {}).flatMap(([name, date]) =>
    typeof date === 'string' ? [[name, date] as const] : [],
  );
  return createCalendar({
    ...(typeof timeZone === 'string' && { timeZone }),
    dates: Object.fromEntries(named),
  });
}
