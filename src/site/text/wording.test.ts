import { expect, test } from 'vitest';
import { shortened, singular } from './wording';

test.each([
  ['a'.repeat(60), 'a'.repeat(60)],
  ['a'.repeat(61), `${'a'.repeat(57)}…`],
  [`${'a'.repeat(56)}🎉 and more`, `${'a'.repeat(56)}…`],
])('%s is shown as %s', (text, shown) => {
  expect(shortened(text)).toBe(shown);
});

test.each([
  ['cards', 'card'],
  ['addresses', 'address'],
  ['People', 'Person'],
  ['people', 'person'],
])('one of the %s is a %s', (things, one) => {
  expect(singular(things)).toBe(one);
});
