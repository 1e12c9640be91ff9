import { expect, test } from 'vitest';
import { createCalendar, readDate } from './read-date';

const calendar = createCalendar({
  timeZone: 'Europe/Berlin',
  dates: { opening: '2026-12-01T09:00', again: 'opening', night: '2026-03-29T02:30' },
});
const utc = (text: string) => Date.parse(`${text}Z`);

test.each([
  ['2026-12-01', '2026-11-30T23:00'],
  ['2026-12-01T09:00', '2026-12-01T08:00'],
  ['2026-12-01T09:00Z', '2026-12-01T09:00'],
  ['2026-12-01T09:00+08:00', '2026-12-01T01:00'],
  ['opening', '2026-12-01T08:00'],
])('%s is the instant %sZ', (text, instant) => {
  expect(readDate(text, calendar)).toEqual({ type: 'instant', instant: utc(instant) });
});

test.each([
  ['closing', 'name'],
  ['again', 'name'],
  ['toString', 'name'],
  ['2026-02-30', 'day'],
  ['2026-02-30T09:00Z', 'day'],
  ['2026-03-29T02:30', 'gap'],
  ['night', 'gap'],
])('%s is none: %s', (text, type) => {
  expect(readDate(text, calendar)).toMatchObject({ type });
});

test.each([createCalendar(), createCalendar({ timeZone: 'Europe/Berln' })])(
  'without a zone only dates with an offset can be read',
  (without) => {
    expect(readDate('2026-12-01', without)).toEqual({ type: 'zone' });
    expect(readDate('2026-12-01T09:00', without)).toEqual({ type: 'zone' });
    expect(readDate('2026-12-01T09:00Z', without).type).toBe('instant');
  },
);
