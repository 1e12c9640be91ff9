import type { JsonPath } from '../json/json-path';
import type { PricingBlock } from '../schema/types.gen';
import { didYouMean, nearest } from '../text/nearest';
import type { Rule } from './rule';

interface Mistakes {
  noCurrency: [];
  unknown: [code: string, meant: string | undefined];
  decimals: [amount: number, currency: string, most: number];
  both: [];
  featured: [];
}

export const pricing: Rule<Mistakes> = {
  id: 'pricing',
  severity: 'error',
  meaning:
    'Prices have a currency that exists and the decimals that it has, and one plan is featured at most.',
  messages: {
    noCurrency: {
      message: () => 'This price has no currency.',
      help: () => 'Add "currency" to the block: three letters, such as "EUR".',
      example: [],
    },
    unknown: {
      message: (code, meant) => `There is no currency "${code}".${didYouMean(meant)}`,
      help: () => 'Write the three letters that banks use, such as EUR, USD or GBP.',
      example: ['EUT', 'EUR'],
    },
    decimals: {
      message: (amount, currency, most) =>
        `The price ${amount} has more decimals than ${currency} has: ${most === 0 ? 'none' : `at most ${most}`}.`,
      help: () => 'Round it.',
      example: [34.555, 'EUR', 2],
    },
    both: {
      message: () => 'This plan has a price and words in the place of one.',
      help: () => 'Delete "instead" or "amount".',
      example: [],
    },
    featured: {
      message: () => 'Another plan of this block is featured, too.',
      help: () => 'Delete "featured" in all plans but one: what stands out everywhere stands out nowhere.',
      example: [],
    },
  },
  fields: {
    pricingBlock({ currency, plans }: PricingBlock, { report }, at) {
      const known = currency !== undefined && currencies().includes(currency);
      if (currency !== undefined && !known)
        report({ parent: at, key: 'currency' }, 'unknown', currency, nearest(currency, currencies()));
      const most = known ? decimalsOf(currency) : undefined;
      const prices: { amount: number; place: JsonPath }[] = [];
      let featured = false;
      for (const [key, plan] of plans.entries()) {
        const place = { parent: { parent: at, key: 'plans' }, key };
        const { amount, second, instead } = plan;
        if (amount !== undefined) prices.push({ amount, place: { parent: place, key: 'amount' } });
        if (second)
          prices.push({
            amount: second.amount,
            place: { parent: { parent: place, key: 'second' }, key: 'amount' },
          });
        if (amount !== undefined && instead !== undefined) report({ parent: place, key: 'instead' }, 'both');
        if (plan.featured !== undefined && featured) report({ parent: place, key: 'featured' }, 'featured');
        featured ||= plan.featured !== undefined;
      }
      const [first] = prices;
      if (first && currency === undefined) report(first.place, 'noCurrency');
      for (const { amount, place } of prices)
        if (most !== undefined && currency !== undefined && Number(amount.toFixed(most)) !== amount)
          report(place, 'decimals', amount, currency, most);
    },
  },
};

/** Those of ISO 4217, as far as the engine can write them. */
const currencies = () => Intl.supportedValuesOf('currency');

const decimalsOf = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
