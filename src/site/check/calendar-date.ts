import { daysOfMonth } from '../text/days-of-month';
import type { FieldContext, Rule } from './rule';

interface Mistakes {
  missing: [month: string, days: number];
}

export const calendarDate: Rule<Mistakes> = {
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
  fields: { partialDate: check, calendarDate: check, dateTime: check, dateOrName: check },
};

function check(date: string, { report }: FieldContext<Mistakes>, at: Parameters<typeof report>[0]) {
  const [year, month, day = 0] = date.slice(0, 'YYYY-MM-DD'.length).split('-').map(Number);
  // The name of a date has no numbers there.
  if (!year || !month) return;
  const days = daysOfMonth(year, month);
  if (day > days) report(at, 'missing', date.slice(0, 7), days);
}
