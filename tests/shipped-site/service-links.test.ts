import { describe, expect, it } from 'vitest';
import { blocksOf, content, factsOf, pageOf } from './shipped-pages';
import { services } from './specified-services';

const names: Readonly<Record<string, RegExp>> = Object.fromEntries(
  Object.entries(content.logos ?? {}).map(([id, { name }]) => [
    id,
    new RegExp(`\\b${name.replace(/ Networks$/, '')}\\b`),
  ]),
);

/** The brands that a page is about: its own, or those whose logos a product page shows. */
function brandsOf(path: string): readonly string[] {
  const shown = blocksOf(path, 'split').flatMap(({ brands }) => brands?.logos ?? []);
  return [...shown, path.replace(/^\/brands\//, '')];
}

const pathsOf = (slug: string) => {
  const { links, parent } = factsOf(`/services/${slug}`);
  return links.filter((link) => link !== '/contact' && link !== parent);
};

describe.each(Object.values(services).flat())('the service page %s', (slug) => {
  it('leads to a product, a brand or another service', () => {
    expect(pathsOf(slug).filter((path) => /^\/(products|brands|services)\//.test(path))).not.toEqual([]);
  });

  it('leads to the brands that it names, or to their products', () => {
    const words = JSON.stringify(pageOf(`/services/${slug}`).blocks).replace(/\]\([^)]*\)/g, '');
    const named = Object.keys(names).filter((id) => names[id]?.test(words));
    expect(pathsOf(slug).flatMap(brandsOf)).toEqual(expect.arrayContaining(named));
  });
});
