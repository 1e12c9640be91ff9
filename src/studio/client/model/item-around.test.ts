import { expect, test } from 'vitest';
import { itemAround } from './item-around';

const file = 'pages/a.json';
const value = {
  blocks: [
    { type: 'table', rows: [['a', 'b'], ['c']] },
    { type: 'cta', actions: [{ label: 'One' }] },
  ],
};

test.each([
  ['/blocks/0/rows/0/1', '/blocks/0', [1, 2, '/blocks/0/rows/0/0']],
  ['/blocks/0/rows/1/0', '/blocks/0', [1, 2, '/blocks/0/rows/0']],
  ['/blocks/0/rows/0', '/blocks/0', [0, 2, '/blocks/0/rows/0']],
  ['/blocks/0/rows', '/blocks/0', undefined],
  ['/blocks/1/actions/0/label', '/blocks/1', undefined],
  ['/blocks/0/rows/1', '/blocks/1', undefined],
])('%s in the form of %s is %j', (pointer, top, expected) => {
  const item = itemAround(value, { file, pointer }, { file, pointer: top });
  expect(item && [item.index, item.count, item.at(0).pointer]).toEqual(expected);
});
