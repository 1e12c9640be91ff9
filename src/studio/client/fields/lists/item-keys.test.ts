import { expect, test } from 'vitest';
import { firstKeys, matchKeys } from './item-keys';

const before = firstKeys(['a', 'b', 'b', { title: 'c' }]);

test.each([
  ['stay when nothing has changed', ['a', 'b', 'b', { title: 'c' }], [0, 1, 2, 3]],
  ['stay when an item is edited', ['a', 'b', 'b', { title: 'cd' }], [0, 1, 2, 3]],
  ['go with a moved item', [{ title: 'c' }, 'a', 'b', 'b'], [3, 0, 2, 1]],
  ['are new for a new item', ['a', 'x', 'b', 'b', { title: 'c' }], [0, 4, 2, 1, 3]],
  ['go with a removed item', ['a', 'b', { title: 'c' }], [0, 1, 3]],
  ['are gone when the list is empty', [], []],
])('keys of items %s', (_, items, keys) => expect(matchKeys(before, items).keys).toEqual(keys));

test('a key is never used twice', () => {
  const shorter = matchKeys(before, ['a']);
  expect(matchKeys(shorter, ['a', 'z']).keys).toEqual([0, 4]);
});
