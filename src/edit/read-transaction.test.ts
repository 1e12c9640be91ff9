import { expect, test } from 'vitest';
import { readTransaction } from './read-transaction';

const deep = (levels: number) => JSON.parse(`${'['.repeat(levels)}${']'.repeat(levels)}`);

const operation = (fields: object) => ({
  operations: [{ op: 'set', file: 'a.json', at: '', value: 1, ...fields }],
});

test.each<[unknown, string]>([
  [[], 'A transaction is an object with `name` and a list `operations`.'],
  [{ operations: {} }, 'A transaction is an object with `name` and a list `operations`.'],
  [{ name: 1, operations: [] }, '`name` is a text, such as "Move /a to /b".'],
  [{ operations: [], exact: [{}] }, '`exact` is only for a transaction that a command printed.'],
  [{ operations: ['set'] }, '/operations/0: An operation is an object with `op` and `file`.'],
  [
    operation({ op: 'replace' }),
    '/operations/0: `op` is one of set, insert, remove, move, create, rename, delete.',
  ],
  [
    operation({ file: 1 }),
    '/operations/0: `file` is a path below the content folder, such as "pages/index.json".',
  ],
  [operation({ op: 'move' }), '/operations/0: `to` is missing: move needs `at` and `to`.'],
  [operation({ val: 1 }), '/operations/0: `val` is no field of set.'],
  [operation({ at: 'blocks/0' }), '/operations/0: `at` is a JSON pointer, such as "/blocks/0/heading".'],
  [operation({ at: '/a~2' }), '/operations/0: `at` is a JSON pointer, such as "/blocks/0/heading".'],
  [operation({ op: 'insert', text: 1 }), '/operations/0: `text` is a text.'],
  [
    operation({ at: '/a'.repeat(200_000) }),
    '/operations/0: `at` is a JSON pointer, such as "/blocks/0/heading".',
  ],
  [
    operation({ items: { ['/a'.repeat(200_000)]: {} } }),
    '/operations/0: `items` has an object for each pointer.',
  ],
  [operation({ items: [] }), '/operations/0: `items` has an object for each pointer.'],
])('%j', (value, message) => {
  expect(readTransaction(value)).toBe(message);
});

test.each(['value', 'was', 'items'])('`%s` can be nested as deeply as content is, and not more', (field) => {
  const given = (levels: number) => {
    const value = deep(levels);
    return operation({ [field]: field === 'items' ? { '': { type: value } } : value });
  };
  expect(readTransaction(given(90))).toMatchObject({ name: 'Change' });
  expect(readTransaction(given(200_000))).toBe('Values have at most 100 levels.');
});

test('a transaction needs no name', () => {
  expect(readTransaction(operation({}))).toEqual({ name: 'Change', ...operation({}) });
});
