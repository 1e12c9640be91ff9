import { expect, test } from 'vitest';
import { followCursor, mergeTyping } from './merge-typing';

test.each([
  ['at both ends', 'Network', 'A Network', 'Network B', 'A Network B'],
  ['at the same place', 'Network', 'Network one', 'Network two', 'Network one two'],
  ['in an empty text', '', 'one', 'two', 'onetwo'],
  ['instead of the whole text', 'xyz', 'AB', 'CD', 'ABCD'],
  ['where the other has removed words', 'all the words', 'all words', 'all the new words', 'all new words'],
  ['the same', 'a', 'ab', 'ab', 'abb'],
  ['characters of two code units', 'a😀b', 'a😀xb', 'a😁😀b', 'a😁😀xb'],
  ['and one has only removed', 'abc', 'ac', 'abcd', 'acd'],
])('two have typed %s', (_, base, first, second, merged) => {
  expect(mergeTyping(base, first, second)).toBe(merged);
});

test('a text that was replaced by another one is joined with what the other has typed behind it', () => {
  const long = (character: string) => character.repeat(3000);
  expect(mergeTyping(long('a'), long('b'), `${long('a')}c`)).toBe(`${long('b')}c`);
});

test.each([
  ['before it', 'ab|c', 'Xabc', 'Xab|c'],
  ['behind it', 'ab|c', 'abcX', 'ab|cX'],
  ['right there', 'ab|c', 'abXc', 'ab|Xc'],
  ['at the end, where it is', 'abc|', 'abcX', 'abc|X'],
  ['at the start, where it is', '|abc', 'Xabc', '|Xabc'],
  ['and removed what is around it', 'ab|cd', 'ad', 'a|d'],
  ['a character of two code units', '😀|a', 'x😀a', 'x😀|a'],
])('a cursor stays where it is when somebody types %s', (_, before, now, after) => {
  const cursor = followCursor(before.replace('|', ''), now, before.indexOf('|'));
  expect(`${now.slice(0, cursor)}|${now.slice(cursor)}`).toBe(after);
});
