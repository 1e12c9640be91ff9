import { expect, it } from 'vitest';
import { dateWords } from '../words/date-words';
import { sizeWords } from './size-words';

it.each([
  ['2006', 'en', '2006'],
  ['2006-05', 'en', 'May 2006'],
  ['2026-12-01', 'en', 'Dec 1, 2026'],
  ['2026-12-01', 'de', '1. Dez. 2026'],
  ['2006-05', 'fr', 'mai 2006'],
])('the date %s in %s is %s', (date, locale, words) => {
  expect(dateWords(date, locale)).toBe(words);
});

it.each([
  [0, 'en', '1 kB'],
  [214_400, 'en', '214 kB'],
  [999_400, 'en', '999 kB'],
  [999_600, 'en', '1 MB'],
  [10_440_000, 'de', '10,4 MB'],
  [230_400_000, 'en', '230 MB'],
])('%i bytes in %s are %s', (bytes, locale, words) => {
  expect(sizeWords(bytes, locale)).toBe(words);
});
