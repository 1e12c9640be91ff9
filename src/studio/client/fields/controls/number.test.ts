import { expect, test } from 'vitest';
import { readNumber } from './number';

test.each([
  ['1200', 1200],
  [' 1200 ', 1200],
  ['-5', -5],
  ['0', 0],
  ['12,500', 12500],
  ['12.500', 12500],
  ['12 500', 12500],
  ['12\u00a0500', 12500],
  ['12\u202f500', 12500],
  ["12'500", 12500],
  ['12’500', 12500],
  ['1,234,567', 1234567],
  ['-1,234', -1234],
  ['٣٥', 35],
  ['۳۵', 35],
  ['３５', 35],
  ['١٢٬٥٠٠', 12500],
  ['12,50', undefined],
  ['12,', undefined],
  ['1200,500', undefined],
  ['1,200.500', undefined],
  ['12.5', undefined],
  ['0.125', undefined],
  ['-0,125', undefined],
  ['12 kg', undefined],
  ['1e3', undefined],
  ['1234567890123456', undefined],
  ['', undefined],
])('a whole number: %j is %j', (text, expected) => {
  expect(readNumber(text, true)).toBe(expected);
});

test.each([
  ['12.500', 12.5],
  ['12.', 12],
  ['.5', 0.5],
  ['٣.٥', 3.5],
  ['12,500', undefined],
  ['12 500', undefined],
  ['.', undefined],
])('a number with decimals: %j is %j', (text, expected) => {
  expect(readNumber(text, false)).toBe(expected);
});
