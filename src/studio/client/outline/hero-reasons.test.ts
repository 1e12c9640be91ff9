import { expect, test } from 'vitest';
import { heroReasons, placesOf } from './hero-reasons';

const [hero, faq] = [{ type: 'hero' }, { type: 'faq' }];
const why = 'A page starts with its hero, which holds the main heading, and has no second one.';

test('the hero stays at the top, in the words of the rule', () => {
  const { block } = heroReasons([hero, faq, faq]);
  expect([0, 1, 2].map(block)).toEqual([why, undefined, undefined]);
});

test.each([
  ['none', [faq, faq]],
  ['one that is not the first', [faq, hero]],
  ['two', [hero, hero]],
])('a page with %s can be corrected', (_, blocks) => {
  expect([0, 1].map(heroReasons(blocks).block)).toEqual([undefined, undefined]);
});

test('a page takes no second hero', () => {
  expect(heroReasons([hero]).added([faq, hero])).toBe(why);
  expect(heroReasons([hero]).added([faq])).toBeUndefined();
  expect(heroReasons([faq]).added([hero])).toBeUndefined();
  expect(heroReasons([faq]).added([hero, hero])).toBe(why);
});

test('a new hero is put first, and blocks that are pasted with it where they were wanted', () => {
  expect(placesOf([hero], 2)).toEqual([{ at: 0, block: hero }]);
  expect(placesOf([faq, hero, faq], 2)).toEqual([
    { at: 0, block: hero },
    { at: 3, block: faq },
    { at: 4, block: faq },
  ]);
  expect(placesOf([faq, faq], 2).map(({ at }) => at)).toEqual([2, 3]);
});
