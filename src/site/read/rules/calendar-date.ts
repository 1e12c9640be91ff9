import type { RuleText } from '../../problem/rule-text';
import { daysOfMonth } from '../../text/days-of-month';

export const calendarDate: RuleText<{
  missing: [month: string, days: number];
}> = {
  id: 'calendar-date',
  severity: 'error',
  meaning: 'Every date is in the calendar.',
  messages: {
    missing: {
      message: (month, days) => `There is no such day: ${month} has only ${days} days.`,
      help: (month, days) => `Write a day from ${month}-01 to ${month}-${days}.`,
      example: ['2026-02', 28],
    },
  },
};

/** Of a date that is in no calendar, its month and how many days that has. */
export function missingDay(date: string): [month: string, days: number] | undefined {
  const [year, month, day = 0] = date.slice(0, 'YYYY-MM-DD'.length).split('-').map(Number);
  // The name of a date has no numbers there.
  if (!year || !month) return undefined;
  const days = daysOfMonth(year, month);
  return day > days ? [date.slice(0, 7), days] : undefined;
}
