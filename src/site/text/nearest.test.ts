import { expect, test } from 'vitest';
import { editDistance, nearest } from './nearest';

test.each([
  ['titel', ['title', 'text'], 'title'],
  ['drak', ['dark', 'pale'], 'dark'],
  ['card-grid', ['cardGrid', 'carousel'], 'cardGrid'],
  ['/contcat', ['/', '/contact', '/brands'], '/contact'],
  ['colour', ['heading', 'text'], undefined],
  ['x', ['id'], undefined],
])('%s among %j means %s', (word, candidates, meant) => {
  expect(nearest(word, candidates)).toBe(meant);
});

test('two letters that changed places are one mistake', () => {
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
])('from %s to %s, looked at up to %i, it is %i', (a, b, limit, distance) => {
  expect(editDistance(a, b, limit)).toBe(distance);
});
