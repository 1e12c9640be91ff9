import { expect, test } from 'vitest';
import { createCalendar } from './read-date';
import { whenWords } from './when-words';

const calendar = createCalendar({ timeZone: 'Asia/Makassar', dates: { opening: '2026-12-01T09:00' } });
const now = Date.parse('2026-11-29T12:00Z');

test.each([
  [{}, undefined],
  [{ draft: true, from: 'opening' }, 'Draft'],
  [{ from: 'opening', until: '2026-12-12' }, 'From 1 Dec'],
  [{ from: '2027-03-01' }, 'From 1 Mar 2027'],
  [{ from: '2026-11-01' }, undefined],
  [{ from: '2026-11-01', until: '2026-12-12' }, 'Until 12 Dec'],
  [{ until: '2026-11-29T20:01' }, 'Until 29 Nov'],
  [{ until: '2026-11-29T20:00' }, 'Over since 29 Nov'],
  [{ from: '2026-12-31T18:00Z' }, 'From 1 Jan 2027'],
  [{ from: 'no-such-name' }, undefined],
])('%o is said as %s', (dates, words) => expect(whenWords(dates, calendar, now)).toBe(words));
