import { expect, test } from 'vitest';
import { matchLayout } from './match-layout';
import type { LayoutSlot } from './types.gen';

/** `faq?` is optional, and others may follow `cta+`. */
const slotsOf = (words: string): LayoutSlot[] =>
  words.split(' ').map((word) => ({
    type: /^(hero|faq|cta|stats)/.exec(word)?.[0] as LayoutSlot['type'],
    ...(word.includes('?') && { optional: true }),
    ...(word.includes('+') && { more: true }),
  }));

const matched = (layout: string, page: string) => {
  const { slots, broken } = matchLayout(slotsOf(layout), page.split(' '));
  const words = slots.map((slot) => slot ?? '-').join(' ');
  return broken ? `${words} | ${broken.block} needs ${broken.slot ?? 'nothing'}` : words;
};

test.each([
  ['hero cta', 'hero cta', '0 1'],
  ['hero cta', 'hero faq', '0 - | 1 needs 1'],
  ['hero cta', 'hero', '0 | 1 needs 1'],
  ['hero cta', 'hero cta faq', '0 1 - | 2 needs nothing'],
  ['hero faq? cta', 'hero cta', '0 2'],
  ['hero faq? cta', 'hero faq cta', '0 1 2'],
  ['hero faq? cta', 'hero stats cta', '0 - - | 1 needs 2'],
  ['hero faq? cta', 'hero cta faq', '0 2 - | 2 needs nothing'],
  ['hero faq? cta', 'hero faq', '0 1 | 2 needs 2'],
  ['hero faq? faq', 'hero faq', '0 2'],
  ['hero faq? faq', 'hero faq faq', '0 1 2'],
  ['hero faq? faq? cta', 'hero faq cta', '0 1 3'],
  ['hero faq? stats? faq? cta', 'hero stats faq cta', '0 2 3 4'],
  ['hero cta?', 'hero', '0'],
  ['hero cta+', 'hero cta', '0 1'],
  ['hero cta+', 'hero cta faq stats cta', '0 1 - - -'],
  ['hero cta+', 'hero faq cta', '0 - - | 1 needs 1'],
  ['hero faq?+', 'hero stats', '0 -'],
  ['hero+ cta', 'hero faq cta', '0 - 1'],
  ['hero+ cta', 'hero cta faq', '0 - - | 3 needs 1'],
  ['hero+ cta', 'hero cta faq cta', '0 - - 1'],
])('the layout %s takes %s as %s', (layout, page, result) => expect(matched(layout, page)).toBe(result));

test('many optional blocks of one type are matched at once', () => {
  const faqs = Array<string>(59).fill('faq');
  const layout = `hero ${faqs.map((faq) => `${faq}?`).join(' ')}`;
  expect(matched(layout, `hero ${faqs.join(' ')} cta`)).toMatch(/ 59 - \| 60 needs nothing$/);
});
