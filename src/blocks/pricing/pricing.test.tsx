import { describe, expect, it } from 'vitest';
import { elementsOf, linksOf, textsOf } from '../../../tests/support/html';
import { renderBlock, textOf } from '../../../tests/support/render-for-test';

describe('pricing', () => {
  const html = renderBlock({
    type: 'pricing',
    heading: 'Care for your crew',
    currency: 'EUR',
    plans: [
      { name: 'Basis', text: 'What the law asks for.', amount: 19, period: 'month' },
      {
        name: 'Crew',
        amount: 34.5,
        period: 'month',
        per: 'per person and month',
        second: { amount: 379, text: 'by the year' },
        featured: 'Most take this one',
        action: { label: 'Choose Crew', href: '/contact' },
        features: [{ text: 'Everything in Basis' }, { text: 'Visits', included: false }],
      },
      { name: 'Fleet', instead: 'On request' },
    ],
    note: 'Without tax.',
  });

  it('has the plans as headings below that of the block', () => {
    expect(textsOf(html, 'h2')).toEqual(['Care for your crew']);
    expect(textsOf(html, 'h3')).toEqual(['Basis', 'Crew', 'Fleet']);
  });

  it('writes prices in the language of the site, with the period in words', () => {
    const prices = elementsOf(html).filter(({ attributes }) => attributes.class === 'plan-price');
    expect(prices.map(({ text }) => text)).toEqual([
      '€19 per month',
      '€34.50 per person and month€379 by the year',
      'On request',
    ]);
    expect(
      elementsOf(html)
        .filter(({ name }) => name === 'bdi')
        .map(({ attributes }) => attributes.dir),
    ).toEqual(['ltr', 'ltr', 'ltr']);
  });

  it('says of a feature that is missing that it is not included', () => {
    expect(textOf(html)).toContain('Visits not included');
  });

  it('gives the featured plan its words and the button of the page', () => {
    expect(html.match(/plan-featured/g)).toHaveLength(1);
    expect(textOf(html)).toContain('Most take this oneCrew');
    expect(html).toMatch(/button-primary" href="\/contact"/);
    expect(linksOf(html)).toEqual([['Choose Crew', '/contact']]);
  });

  it.each([
    [1, '1', undefined],
    [4, '4', undefined],
    [5, '3', 'true'],
    [6, '3', 'true'],
  ])('shows %i plans in %s columns', (count, columns, byThree) => {
    const [first = { name: '' }, ...others] = Array.from({ length: count }, (_, index) => ({
      name: `Plan ${index}`,
    }));
    const some = renderBlock({ type: 'pricing', heading: 'Plans', plans: [first, ...others] });
    const list = elementsOf(some).find(({ attributes }) => attributes['data-columns']);
    expect([list?.attributes['data-columns'], list?.attributes['data-by-three']]).toEqual([columns, byThree]);
  });
});
