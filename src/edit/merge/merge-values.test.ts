import { expect, test } from 'vitest';
import { mergeValues } from './merge-values';
import type { MergeConflict } from './merged';

type Case = [title: string, base: unknown, ours: unknown, theirs: unknown, value: unknown];

const card = (title: string, text = `About ${title}`) => ({ title, text });
const [a, b, c, d] = [card('A'), card('B'), card('C'), card('D')];
const [n, m] = [card('New'), card('More')];

test.each<Case>([
  ['the same change of both', { a: 1 }, { a: 2 }, { a: 2 }, { a: 2 }],
  ['another field each', { a: 1, b: 1 }, { a: 2, b: 1 }, { a: 1, b: 2 }, { a: 2, b: 2 }],
  ['a new field each', {}, { a: 1 }, { b: 1 }, { a: 1, b: 1 }],
  ['a field of theirs that is gone', { a: 1, b: 1 }, { a: 2, b: 1 }, { a: 1 }, { a: 2 }],
  ['a field that both have removed', { a: 1, b: 1 }, { b: 2 }, { b: 1 }, { b: 2 }],
  [
    'a field named __proto__',
    JSON.parse('{"__proto__": 1, "a": 1}'),
    JSON.parse('{"__proto__": 1, "a": 2}'),
    JSON.parse('{"__proto__": 2, "a": 1}'),
    JSON.parse('{"a": 2, "__proto__": 2}'),
  ],
  ['another order of fields', { a: 1, b: 1 }, { b: 1, a: 2 }, { b: 1, a: 1 }, { a: 2, b: 1 }],
  [
    'an item that one has moved and the other changed',
    [a, b, c],
    [c, a, b],
    [a, b, card('C', 'Other')],
    [card('C', 'Other'), a, b],
  ],
  ['an item each at the same place', [a, b], [a, n, b], [a, m, b], [a, n, m, b]],
  ['an item each at the end', [a], [a, n], [a, m], [a, n, m]],
  ['an item each of an empty list', [], [n], [m], [n, m]],
  ['the same new item', [a], [a, n], [n, a], [a, n]],
  ['a new item at the end of a list with another order', [a, b, c], [a, b, c, n], [c, b, a], [c, b, a, n]],
  ['a new item behind one that is gone', [a, b, c], [a, b, n, c], [a, c], [a, n, c]],
  ['an item removed by each', [a, b, c, d], [b, c, d], [a, b, c], [b, c]],
  ['an item that one has moved and the other removed', [a, b, c], [c, a, b], [a, b], [a, b]],
  ['an item moved by each', [a, b, c, d], [b, a, c, d], [a, b, d, c], [b, a, d, c]],
  ['an item moved farther', [a, b, c, d], [b, c, d, a], [b, a, c, d], [b, c, d, a]],
  ['the last item removed, and one added', { l: [a] }, {}, { l: [a, n] }, { l: [n] }],
  ['a list that both have emptied', { l: [a, b] }, { l: [a] }, { l: [b] }, { l: [] }],
  ['a new list each', {}, { l: ['/x'] }, { l: ['/y'] }, { l: ['/x', '/y'] }],
  [
    'words far from each other',
    'We install networks in every office.',
    'We plan networks in every office.',
    'We install networks in each office.',
    'We plan networks in each office.',
  ],
  [
    'a sentence at the end, and a word',
    'We install networks.',
    'We install networks. Call us.',
    'They install networks.',
    'They install networks. Call us.',
  ],
  [
    'the same word, and another one',
    'one two three four five',
    'ONE two three four five',
    'ONE two three four FIVE',
    'ONE two three four FIVE',
  ],
])('%s', (_, base, ours, theirs, value) => {
  expect(mergeValues({ base, ours, theirs })).toEqual({ value, conflicts: [] });
});

const changed = 'This was changed by both sides.';

test.each<[...Case, conflicts: MergeConflict[]]>([
  [
    'a number',
    { a: 1 },
    { a: 2 },
    { a: 3 },
    { a: 2 },
    [{ pointer: '/a', message: changed, base: 1, ours: 2, theirs: 3 }],
  ],
  [
    'words beside each other',
    'Fast support',
    'Quick support',
    'Fast help',
    'Quick support',
    [{ pointer: '', message: changed, base: 'Fast support', ours: 'Quick support', theirs: 'Fast help' }],
  ],
  [
    'parts of a link',
    '/a/b/c',
    '/x/b/c',
    '/a/b/y',
    '/x/b/c',
    [{ pointer: '', message: changed, base: '/a/b/c', ours: '/x/b/c', theirs: '/a/b/y' }],
  ],
  [
    'a field that both have added',
    {},
    { a: 1 },
    { a: 2 },
    { a: 1 },
    [{ pointer: '/a', message: 'This was added by both sides.', base: undefined, ours: 1, theirs: 2 }],
  ],
  [
    'a removed field',
    { a: 1 },
    {},
    { a: 2 },
    {},
    [
      {
        pointer: '/a',
        message: 'This was removed by ours, and changed by theirs.',
        base: 1,
        ours: undefined,
        theirs: 2,
      },
    ],
  ],
  [
    'a field that theirs has removed',
    { a: 1 },
    { a: 2 },
    {},
    { a: 2 },
    [
      {
        pointer: '/a',
        message: 'This was changed by ours, and removed by theirs.',
        base: 1,
        ours: 2,
        theirs: undefined,
      },
    ],
  ],
  [
    'a removed item',
    [a, b, c],
    [a, c],
    [a, card('B', 'x'), c],
    [a, c],
    [
      {
        pointer: '',
        message: 'An item of this list was removed by ours, and changed by theirs.',
        base: b,
        ours: undefined,
        theirs: card('B', 'x'),
      },
    ],
  ],
  [
    'an item that theirs has removed',
    [a, b, c],
    [a, card('B', 'x'), c],
    [a, c],
    [a, card('B', 'x'), c],
    [
      {
        pointer: '',
        message: 'An item of this list was changed by ours, and removed by theirs.',
        base: b,
        ours: card('B', 'x'),
        theirs: undefined,
      },
    ],
  ],
  [
    'the field of an item behind a new one',
    [a, b],
    [n, a, card('B', 'x')],
    [a, card('B', 'y')],
    [n, a, card('B', 'x')],
    [{ pointer: '/2/text', message: changed, base: 'About B', ours: 'x', theirs: 'y' }],
  ],
  [
    'another type',
    { type: 'x', a: 1 },
    { type: 'y', a: 1 },
    { type: 'x', a: 2 },
    { type: 'y', a: 1 },
    [
      {
        pointer: '',
        message: changed,
        base: { type: 'x', a: 1 },
        ours: { type: 'y', a: 1 },
        theirs: { type: 'x', a: 2 },
      },
    ],
  ],
  [
    'another picture, and the text of the old one',
    { src: 'a.png', alt: 'A' },
    { src: 'b.png', alt: 'A' },
    { src: 'a.png', alt: 'An A' },
    { src: 'b.png', alt: 'A' },
    [
      {
        pointer: '',
        message: changed,
        base: { src: 'a.png', alt: 'A' },
        ours: { src: 'b.png', alt: 'A' },
        theirs: { src: 'a.png', alt: 'An A' },
      },
    ],
  ],
  [
    'an item moved up and down',
    [a, b, c],
    [b, a, c],
    [a, c, b],
    [b, a, c],
    [
      {
        pointer: '',
        message: 'Both sides have put these items into another order.',
        base: [a, b, c],
        ours: [b, a, c],
        theirs: [a, c, b],
      },
    ],
  ],
])('a conflict: %s', (_, base, ours, theirs, value, conflicts) => {
  expect(mergeValues({ base, ours, theirs })).toEqual({ value, conflicts });
});

test.each<Case>([
  ['a value', { a: 1, b: 1 }, { a: 2, b: 2 }, { a: 3, b: 1 }, { a: 3, b: 2 }],
  ['a removed item', [a, b, c], [a, c, n], [a, card('B', 'x'), c], [a, card('B', 'x'), c, n]],
  ['an item that theirs has removed', [a, b, c], [a, card('B', 'x'), c], [a, c], [a, c]],
  ['an order', [a, b, c], [b, a, c], [a, c, b], [a, c, b]],
])('in a conflict, theirs counts if that is asked for: %s', (_, base, ours, theirs, value) => {
  expect(mergeValues({ base, ours, theirs }, 'theirs').value).toEqual(value);
});
