import { expect, test } from 'vitest';
import { editDistance, guess, nearest } from './nearest';

test.each([
  ['titel', ['title', 'text'], 'title'],
  ['drak', ['dark', 'pale'], 'dark'],
  ['card-grid', ['cardGrid', 'carousel'], 'cardGrid'],
  ['/contcat', ['/', '/contact', '/brands'], '/contact'],
  ['colour', ['heading', 'text'], undefined],
  ['x', ['id'], undefined],
  ['line', ['site', 'row'], undefined],
])('%s among %j: nearest is %s', (word, candidates, meant) => {
  expect(nearest(word, candidates)).toBe(meant);
});

test.each([
  ['swtich', true],
  ['suitchs', true],
  ['swatchs', true],
  ['twon', true],
  ['tower', false],
  ['towm-1', false],
])('%s is town or switch without doubt: %s', (word, isSure) => {
  expect(guess(word, ['town', 'switch'], 2)?.isSure ?? false).toBe(isSure);
});

test('two swapped letters are one mistake', () => {
  expect(editDistance('sheild', 'shield')).toBe(1);
  expect(editDistance('', 'abc')).toBe(3);
  expect(editDistance('kitten', 'sitting')).toBe(3);
});

test.each([
  ['kitten', 'sitting', 4, 3],
  ['kitten', 'sitting', 3, 3],
  ['kitten', 'sitting', 2, 2],
  ['abcdef', 'badcfe', 4, 3],
  ['abcdef', 'uvwxyz', 3, 3],
  ['abc', 'abcdefgh', 3, 3],
])('the distance from %s to %s with the limit %i is %i', (a, b, limit, distance) => {
  expect(editDistance(a, b, limit)).toBe(distance);
});
