import { expect, test } from 'vitest';
import { pastDate } from './past-date';

test.each([
  ['Valid until 2023.', '2023'],
  ['Valid until 2023', '2023'],
  ['It ends in May (valid to 2023), or later.', '2023'],
  ['**Valid until 2023** for all', '2023'],
  ['Valid until May 2023 for all', 'May 2023'],
  ['Cables are valid to 2000 meters.', undefined],
  ['A test valid to 2000.5 meters', undefined],
  ['Valid until 2000-5 is measured', undefined],
  ['Valid until 2027.', undefined],
])('%s: %s', (text, date) => {
  expect(pastDate(text, new Date('2026-06-01'))).toBe(date);
});
