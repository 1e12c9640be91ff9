import { missingDay, calendarDate as text } from '../read/rules/calendar-date';
import type { FieldContext, Rule } from './rule';

interface Mistakes {
  missing: [month: string, days: number];
}

export const calendarDate: Rule<Mistakes> = {
  ...text,
  fields: { partialDate: check, calendarDate: check, dateTime: check, dateOrName: check },
};

function check(date: string, { report }: FieldContext<Mistakes>, at: Parameters<typeof report>[0]) {
  const missing = missingDay(date);
  if (missing) report(at, 'missing', ...missing);
}
