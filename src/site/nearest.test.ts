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
