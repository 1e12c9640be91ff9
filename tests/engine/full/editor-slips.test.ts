import { expect, test } from 'vitest';
import { countSlips } from '../../support/mistakes/slips';

test('of 20,000 random slips of the kinds that several rules see, 99 % have one message at their place', {
  timeout: 3_600_000,
}, () => {
  const { right, made, wrong } = countSlips(20_000, 2);
  expect(right / made, wrong.join('\n')).toBeGreaterThanOrEqual(0.99);
});
