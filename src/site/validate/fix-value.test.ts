import { expect, test } from 'vitest';
import { planField } from '../schema/field-plan';
import { fixValue } from './fix-value';

const whole = planField({ type: 'integer', minimum: 0 });

test.each([
  ['250', 250],
  ['1,200+', 1200],
  ['€ 1’200', 1200],
  ['12 500', 12_500],
  ['98 %', 98],
  // Each of these can be several numbers, or one that the field does not take.
  ['10k', undefined],
  ['2M+', undefined],
  ['€ 3m', undefined],
  ['99.999', undefined],
  ['99,5', undefined],
  ['24/7', undefined],
])('as a whole number, %j was meant as %j', (written, meant) => {
  expect(fixValue(written, whole)).toBe(meant);
});
