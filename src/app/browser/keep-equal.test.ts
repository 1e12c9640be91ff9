import fc from 'fast-check';
import { expect, test } from 'vitest';
import { keepEqual } from './keep-equal';

const last = {
  blocks: [
    { type: 'hero', words: ['a', 'b'] },
    { type: 'faq', items: [] },
  ],
  title: 'A',
};

test('equal values are reused, and others are replaced', () => {
  const next = keepEqual(last, { ...structuredClone(last), title: 'B' });
  expect(next).toEqual({ ...last, title: 'B' });
  expect(next.blocks).toBe(last.blocks);
  expect(keepEqual(last, structuredClone(last))).toBe(last);
});

test('a removed item and a removed field are gone', () => {
  const [hero] = last.blocks;
  const next = keepEqual(last, { blocks: [structuredClone(hero)] });
  expect(next).toEqual({ blocks: [hero] });
  expect(next.blocks[0]).toBe(hero);
});

test('the result is always equal to what it is to be', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (last, next) => {
      expect(keepEqual(last, next)).toEqual(next);
      expect(keepEqual(next, structuredClone(next))).toBe(next);
    }),
  );
});
