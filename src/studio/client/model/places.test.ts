import { expect, test } from 'vitest';
import { commonPlace, isWithin, numberWithin, outerPlace } from './places';

const at = (pointer: string, file = 'pages/a.json') => ({ file, pointer });

test.each([
  ['/blocks/1', '/blocks/1', true],
  ['/blocks/1/heading', '/blocks/1', true],
  ['/blocks/10', '/blocks/1', false],
  ['/blocks', '/blocks/1', false],
  ['/blocks', '', true],
])('%s is within %s: %s', (place, outer, is) => {
  expect(isWithin(at(place), at(outer))).toBe(is);
});

test.each([
  [['/blocks/1/cards/0/title', '/blocks/1/cards/0/text'], '/blocks/1/cards/0'],
  [['/blocks/1/words/0', '/blocks/1/words/1', '/blocks/1/heading'], '/blocks/1'],
  [['/title', '/blocks/1'], ''],
  [['/title'], '/title'],
])('%j have %j in common', (pointers, common) => {
  expect(commonPlace(pointers.map((pointer) => at(pointer)))).toEqual(at(common));
});

test('places of two files have nothing in common', () => {
  expect(commonPlace([at('/title'), at('/title', 'site.json')])).toBeUndefined();
  expect(commonPlace([])).toBeUndefined();
  expect(outerPlace(at(''))).toBeUndefined();
});

test('a number is found by its text', () => {
  const item = { value: 40, label: '40', suffix: '+' };
  expect(numberWithin(at('/blocks/1/items/0'), item, '40')).toEqual(at('/blocks/1/items/0/value'));
  expect(numberWithin(at('/blocks/1/items/0'), item, '41')).toBeUndefined();
});
