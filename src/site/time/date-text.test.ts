import { expect, test } from 'vitest';
import { dateText } from './date-text';
import { createZone } from './zone';

test.each([
  ['2026-12-01T01:00Z', 'Asia/Makassar', '1 Dec 2026, 09:00 (Asia/Makassar)'],
  ['2026-11-30T16:00Z', 'Asia/Makassar', '1 Dec 2026 (Asia/Makassar)'],
  ['2026-12-01T01:00Z', undefined, '1 Dec 2026, 01:00 (UTC)'],
])('%s in %s is %s', (instant, zone, text) => {
  expect(dateText(Date.parse(instant), zone === undefined ? undefined : createZone(zone))).toBe(text);
});
