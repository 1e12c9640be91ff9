import { expect, test } from 'vitest';
import type { Operation } from '../../../edit/operation';
import { placesOf } from './history';

const file = 'pages/a.json';

test.each<[string, Operation, string[]]>([
  ['a field is the field', { op: 'set', file, at: '/title', value: 'A' }, ['/title']],
  ['an item that is added is the list', { op: 'insert', file, at: '/blocks/2', value: {} }, ['/blocks']],
  ['an item at the end is the list', { op: 'insert', file, at: '/blocks/-', value: {} }, ['/blocks']],
  [
    'a field that is added is the field',
    { op: 'insert', file, at: '/site/brand', value: {} },
    ['/site/brand'],
  ],
  ['an item that is removed is the item', { op: 'remove', file, at: '/blocks/2' }, ['/blocks/2']],
  ['an item that is moved is where it is', { op: 'move', file, at: '/a/2', to: '/a/0' }, ['/a/2']],
  ['a page that is deleted is the page', { op: 'delete', file }, ['']],
  ['a page that is renamed is the page', { op: 'rename', file, to: 'pages/b.json' }, ['']],
  ['a page that is added is nowhere yet', { op: 'create', file, text: '{}' }, []],
])('the place of a step for %s', (_, operation, pointers) => {
  const step = { name: '', transactions: [{ name: '', operations: [operation] }] };
  expect(placesOf(step)).toEqual(pointers.map((pointer) => ({ file, pointer })));
});
