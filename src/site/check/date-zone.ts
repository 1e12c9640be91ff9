import { calendarOf, isDate, readDate } from '../time/read-date';
import type { FieldContext, Rule } from './rule';

interface Mistakes {
  missing: [date: string];
}

export const dateZone: Rule<Mistakes> = {
  id: 'date-zone',
  severity: 'error',
  meaning: 'Where dates have no offset, the site says in which time zone they are.',
  messages: {
    missing: {
      message: (date) => `"${date}" has no offset, and site.json has no "timeZone".`,
      help: () => 'Add "timeZone" to the settings in site.json, such as "Asia/Makassar".',
      example: ['2026-12-01T09:00'],
    },
  },
  fields: { dateTime: check, dateOrName: check },
};

function check(
  date: string,
  { content: { site }, report }: FieldContext<Mistakes>,
  at: Parameters<typeof report>[0],
) {
  // One that no computer knows is reported at the zone.
  if (!site || site.site.timeZone !== undefined || !isDate(date)) return;
  if (readDate(date, calendarOf(site.site)).type === 'zone') report(at, 'missing', date);
}
