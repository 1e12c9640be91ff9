import { expect, test } from 'vitest';
import { diffValues } from './diff-values';

const cards = (...titles: readonly string[]) => titles.map((title) => ({ title, text: `About ${title}` }));
const stepsOf = (was: unknown, value: unknown) => diffValues(was, value).map(({ step }) => step);

test.each<[string, unknown, unknown, unknown]>([
  ['a text', { a: 'x' }, { a: 'y' }, [{ op: 'set', at: '/a', value: 'y' }]],
  ['a new field', {}, { a: 1 }, [{ op: 'insert', at: '/a', value: 1 }]],
  ['a field that is gone', { a: 1 }, {}, [{ op: 'remove', at: '/a' }]],
  ['another order of fields', { a: 1, b: 2 }, { b: 2, a: 1 }, []],
  ['an item that moved', cards('A', 'B', 'C'), cards('B', 'C', 'A'), [{ op: 'move', at: '/0', to: '/2' }]],
  [
    'a new item',
    cards('A', 'B'),
    cards('A', 'N', 'B'),
    [{ op: 'insert', at: '/1', value: { title: 'N', text: 'About N' } }],
  ],
  ['an item that is gone', cards('A', 'B'), cards('B'), [{ op: 'remove', at: '/0' }]],
  [
    'a text of an item that moved',
    cards('A', 'B', 'C'),
    [{ title: 'C', text: 'New' }, ...cards('A', 'B')],
    [
      { op: 'move', at: '/2', to: '/0' },
      { op: 'set', at: '/0/text', value: 'New' },
    ],
  ],
  [
    'an item with other texts between the same ones',
    cards('A', 'B', 'C'),
    [...cards('A'), { title: 'X', text: 'Y' }, ...cards('C')],
    [
      { op: 'set', at: '/1/title', value: 'X' },
      { op: 'set', at: '/1/text', value: 'Y' },
    ],
  ],
  [
    'another type',
    { image: { type: 'file', alt: '' } },
    { image: { type: 'scene', alt: '' } },
    [{ op: 'set', at: '/image', value: { type: 'scene', alt: '' } }],
  ],
])('%s', (_, was, value, expected) => {
  expect(stepsOf(was, value)).toEqual(expected);
});
