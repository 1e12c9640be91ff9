import { expect, test } from 'vitest';
import { hasLong, priceParts, shownPrice } from './price-parts';

test.each([
  [19, 'EUR', 'en', ['€', '19', '', '']],
  [34.5, 'EUR', 'en', ['€', '34', '.50', '']],
  [34.5, 'EUR', 'de', ['', '34', ',50', '\u00a0€']],
  [1240, 'USD', 'es', ['', '1240', '', '\u00a0US$']],
  [1250000, 'IDR', 'id', ['Rp\u00a0', '1.250.000', '', '']],
  [0, 'GBP', 'en', ['£', '0', '', '']],
  [12.3, undefined, 'en', ['', '12', '.3', '']],
])('the parts of %d %s in "%s"', (amount, currency, locale, [before, whole, fraction, after]) => {
  expect(priceParts(amount, currency, locale)).toEqual({ before, whole, fraction, after });
  expect(shownPrice(amount, currency, locale)).toBe([before, whole, fraction, after].join(''));
});

test.each([
  [[19, 34.5], 'en', false],
  [[89, 189.5], 'de', true],
  [[19, undefined], 'en', false],
])('of %j in "%s", one is long: %s', (amounts, locale, isLong) => {
  expect(
    hasLong(
      amounts.map((amount) => ({ amount })),
      'EUR',
      locale,
    ),
  ).toBe(isLong);
});
