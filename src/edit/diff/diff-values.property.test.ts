import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyToModel } from '../../../tests/support/edits/model';
import type { ValueOperation } from '../operation';
import { isEqual } from '../text/identity';
import { diffValues } from './diff-values';
import type { ValueStep } from './difference';

const text = fc.constantFrom('a', 'b', 'c', 'a longer text', '');
const { value } = fc.letrec<{ value: unknown; item: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    text,
    fc.integer({ min: 0, max: 3 }),
    tie('item'),
    fc.array(tie('item'), { maxLength: 6 }),
  ),
  item: fc.oneof(
    { maxDepth: 4 },
    text,
    fc.record(
      {
        type: fc.constantFrom('hero', 'faq'),
        id: text,
        heading: text,
        cards: tie('value'),
        'a/b~c': tie('value'),
      },
      { requiredKeys: [] },
    ),
  ),
}));

const apply = (document: { value: unknown }, step: ValueStep) => {
  const at = `/value${step.at}`;
  const operation = step.op === 'move' ? { ...step, at, to: `/value${step.to}` } : { ...step, at };
  applyToModel(document, { ...operation, file: '' } as ValueOperation);
};

test('the differences of two values, applied to the first, give the second', () => {
  fc.assert(
    fc.property(value, value, (was, now) => {
      const document = { value: structuredClone(was) };
      for (const { step } of diffValues(was, now)) apply(document, step);
      expect(isEqual(document.value, now)).toBe(true);
    }),
    { numRuns: 2000 },
  );
});

test('a value does not differ from itself', () => {
  fc.assert(
    fc.property(value, (each) => {
      expect(diffValues(each, structuredClone(each))).toEqual([]);
    }),
  );
});

test('items in another order are moved, never removed or added', () => {
  const lists = fc
    .uniqueArray(text, { maxLength: 5 })
    .chain((items) => fc.tuple(fc.constant(items), fc.shuffledSubarray(items, { minLength: items.length })));
  fc.assert(
    fc.property(lists, ([was, now]) => {
      for (const { step } of diffValues(was, now)) expect(step.op).toBe('move');
    }),
  );
});

test('equal items are not moved past each other', () => {
  expect(diffValues(['b', 'b'], [{}, 'b', 'b']).map(({ step }) => step)).toEqual([
    { op: 'insert', at: '/0', value: {} },
  ]);
});

test('each difference can be made alone', () => {
  fc.assert(
    fc.property(value, value, (was, now) => {
      for (const { alone } of diffValues(was, now)) {
        const document = { value: structuredClone(was) };
        expect(() => apply(document, alone)).not.toThrow();
        expect(isEqual(document.value, was)).toBe(false);
      }
    }),
  );
});
