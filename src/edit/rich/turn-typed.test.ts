import { expect, test } from 'vitest';
import { readUnits } from './read-units';
import { turnTyped } from './turn-typed';
import { writeUnits } from './write-units';

/** What is written after a space was typed behind these letters of a paragraph. */
function turned(source: string, offset: number, isLong = true): string | undefined {
  const units = readUnits(source) ?? [];
  const edited = turnTyped(units, { unit: 0, offset }, isLong);
  return edited && writeUnits(source, units, edited.units);
}

test.each([
  ['\\-milk', 1, '- milk'],
  ['\\*milk', 1, '- milk'],
  ['1.milk', 2, '1. milk'],
  ['\\#Terms', 1, '### Terms'],
  ['\\###Terms', 3, '### Terms'],
  ['\\####Terms', 4, '#### Terms'],
  ['\\>Less is **more**.', 1, '> Less is **more**.'],
])('a space in %j after %i letters makes %j', (source, offset, written) => {
  expect(turned(source, offset)).toBe(written);
});

test.each([
  ['A \\-', 3],
  ['2026.', 5],
  ['- \\-', 1],
  ['### \\>', 1],
  ['\\-milk', 3],
])('a space in %j after %i letters is a space', (source, offset) => {
  expect(turned(source, offset)).toBeUndefined();
});

test('a short text has lists alone', () => {
  expect(turned('\\-milk', 1, false)).toBe('- milk');
  expect(turned('\\>milk', 1, false)).toBeUndefined();
});
