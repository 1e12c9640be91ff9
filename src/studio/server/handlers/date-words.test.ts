import { expect, test } from 'vitest';
import { createZone, utc } from '../../../site/time/zone';
import { dateWords, distanceWords, zoneWords } from './date-words';

const makassar = createZone('Asia/Makassar');
const evening = Date.parse('2026-11-30T20:00Z');

test('a date is said by the clock of the site', () => {
  expect(dateWords(evening, makassar)).toEqual({
    instant: evening,
    day: 'Tue 1 December 2026',
    short: '1 Dec',
    time: '04:00',
  });
});

test.each([
  ['2026-11-30T23:59+08:00', 'yesterday'],
  ['2026-12-01T23:59+08:00', 'today'],
  ['2026-12-02T00:00+08:00', 'tomorrow'],
  ['2026-12-05T00:00+08:00', 'in 4 days'],
])('%s is %s', (to, words) => {
  expect(distanceWords(Date.parse(to), evening, makassar)).toBe(words);
});

test.each([
  ['Asia/Makassar', 'Makassar, UTC+8'],
  ['America/New_York', 'New York, UTC−5'],
  ['Asia/Kolkata', 'Kolkata, UTC+5:30'],
  ['Europe/London', 'London, UTC'],
  ['UTC', 'UTC'],
])('the clock of %s is said as %s', (zone, words) => {
  expect(zoneWords(zone === 'UTC' ? utc : createZone(zone), evening)).toBe(words);
});
