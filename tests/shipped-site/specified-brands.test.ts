import { describe, expect, it, test } from 'vitest';
import { blocksOf, pageOf } from './shipped-pages';
import { brands } from './specified-brands';

const cardNames = (path: string) =>
  blocksOf(path, 'carousel').flatMap(({ cards }) => cards.map(({ title }) => title));

describe.each(Object.entries(brands))('the brand page %s', (slug, [vendor, cards]) => {
  const path = `/brands/${slug}`;

  it('has a hero with logo and Learn More, and a film', () => {
    expect(blocksOf(path, 'hero')).toMatchObject([
      { logo: slug, actions: [{ label: 'Learn More', href: '/contact' }] },
    ]);
    expect(blocksOf(path, 'video')).toHaveLength(1);
  });

  it(`shows Our ${vendor} Solutions, by the specified names`, () => {
    expect(blocksOf(path, 'carousel').map(({ heading }) => heading)).toEqual([`Our ${vendor} Solutions`]);
    if (typeof cards === 'number') expect(cardNames(path)).toHaveLength(cards);
    else expect(cardNames(path)).toEqual(cards);
  });

  it('leads from each card to a page that the raw name finds too', () => {
    for (const { title, href } of blocksOf(path, 'carousel').flatMap((block) => block.cards)) {
      expect(href).toBe(
        `/products/${title
          .toLowerCase()
          .replace(/[^a-z0-9]+/g, '-')
          .replace(/^-|-$/g, '')}`,
      );
      expect(pageOf(`/products/${title}`).path).toBe(href);
    }
  });
});

test('only Synology’s cards have descriptions', () => {
  const described = Object.keys(brands).filter((slug) =>
    blocksOf(`/brands/${slug}`, 'carousel').some(({ cards }) => cards.some(({ text }) => text !== undefined)),
  );
  expect(described).toEqual(['synology']);
  for (const { cards } of blocksOf('/brands/synology', 'carousel'))
    for (const { text } of cards) expect(text).toBeDefined();
});

test('LinkFast has a film without an address and no carousel', () => {
  expect(pageOf('/brands/linkfast').blocks.map(({ type }) => type)).toEqual(['hero', 'video', 'cta']);
});
