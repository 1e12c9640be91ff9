import { expect, test } from 'vitest';
import type { Operation } from '../../../edit/operation';
import { placeOf } from './history';

const file = 'pages/a.json';
const page = { file, pointer: '' };

test.each<[string, Operation[], unknown]>([
  ['of a field is the field', [{ op: 'set', file, at: '/title', value: 'A' }], { file, pointer: '/title' }],
  [
    'that adds an item is the list',
    [{ op: 'insert', file, at: '/blocks/2', value: {} }],
    { file, pointer: '/blocks' },
  ],
  [
    'that removes an item is the item',
    [{ op: 'remove', file, at: '/blocks/2' }],
    { file, pointer: '/blocks/2' },
  ],
  [
    'that moves an item is where it is',
    [{ op: 'move', file, at: '/a/2', to: '/a/0' }],
    { file, pointer: '/a/2' },
  ],
  ['that deletes a page is the page', [{ op: 'delete', file }], page],
  ['that renames a page is the page', [{ op: 'rename', file, to: 'pages/b.json' }], page],
  ['that adds a page is nowhere yet', [{ op: 'create', file, text: '{}' }], undefined],
  [
    'of several fields is the first',
    [
      { op: 'set', file, at: '/a', value: 1 },
      { op: 'remove', file, at: '/b' },
    ],
    { file, pointer: '/a' },
  ],
  ['of pictures alone is nowhere', [], undefined],
])('the place of a step %s', (_, operations, place) => {
  expect(placeOf({ name: '', transactions: [{ name: '', operations }] })).toEqual(place);
});
