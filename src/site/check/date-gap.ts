import { calendarOf, isDate, readDate } from '../time/read-date';
import type { FieldContext, Rule } from './rule';

interface Mistakes {
  missing: [date: string, zone: string, from: string, to: string, offset: string];
}

const withTime = (date: string, time: string) => `${date.slice(0, 11)}${time}`;

export const dateGap: Rule<Mistakes> = {
  id: 'date-gap',
  severity: 'error',
  meaning:
    'The clock of the site shows the time of every date: none is left out when clocks are set forward.',
  messages: {
    missing: {
      message: (date, zone, from, to) =>
        `"${date}" does not exist in ${zone}: the clocks go from ${from} to ${to}.`,
      help: (date, _zone, _from, to, offset) =>
        `Write "${withTime(date, to)}". Or add an offset such as ${offset}.`,
      fix: (date, _zone, _from, to) => ({ value: withTime(date, to) }),
      example: ['2026-03-29T02:30', 'Europe/Berlin', '02:00', '03:00', '+02:00'],
    },
  },
  fields: { dateTime: check, dateOrName: check },
};

function check(
  date: string,
  { content: { site }, report }: FieldContext<Mistakes>,
  at: Parameters<typeof report>[0],
) {
  const read = site && isDate(date) ? readDate(date, calendarOf(site.site)) : undefined;
  if (read?.type !== 'gap') return;
  const timeOf = (local: number) => new Date(local).toISOString().slice(11, 16);
  const { from, to, instant } = read.gap;
  const offset = `${to < instant ? '-' : '+'}${timeOf(Math.abs(to - instant))}`;
  report(at, 'missing', date, read.zone.name, timeOf(from), timeOf(to), offset);
}
