import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isReservedId } from '../../../src/site/page/page-anchors';
import { mendAddresses } from './mend-addresses';
import { withLayouts, withOneHero, withSources } from './mend-blocks';
import { mendRedirects } from './mend-redirects';
import { type Mending, mends } from './mend-values';
import { compileRebuild } from './rebuild';
import type { LooseBlock, LoosePage, SiteParts } from './site-arbitrary';

/** A content folder in memory. */
export type ContentFiles = Readonly<Record<string, string | Uint8Array>>;

const mendSiteFile = compileRebuild<SiteParts['site'], Mending>('site', mends);
const mendPage = compileRebuild<LoosePage, Mending>('page', mends);
const mendIds = compileRebuild<LooseBlock, Set<string>>('block', {
  anchor(id: string, taken) {
    const own = isReservedId(id) ? `own-${id}` : id;
    const free = taken.has(own) ? `${own.slice(0, 80)}-${taken.size}` : own;
    taken.add(free);
    return free;
  },
});

/** A site of these parts in which everything leads somewhere, as far as that can be mended. */
export function mendSite({ site: loose, pages, heroes }: SiteParts): ContentFiles {
  const { site, pages: redirected } = mendRedirects(loose, mendAddresses(pages));
  const addressed = redirected.map((page, index) => {
    const [first, ...others] = heroes;
    const spare = others[index] ?? first;
    const taken = new Set<string>();
    const blocks = spare ? withOneHero(page.blocks, spare) : page.blocks;
    return { ...page, blocks: blocks.map((block) => mendIds(block, taken)) };
  });
  const mending: Mending = {
    paths: addressed.map(({ path }) => path),
    ids: new Map(
      addressed.map(({ path, blocks }) => [
        path,
        // The others may be left out.
        blocks.flatMap(({ id, type }) =>
          id === undefined || type === 'related' || type === 'directory' ? [] : id,
        ),
      ]),
    ),
    logos: new Set(),
    images: new Set(),
  };
  const linked = withSources(addressed.map((page) => mendPage(page, mending)));
  const settings = mendSiteFile(site, mending);
  const { pages: finished, layouts } = withLayouts(linked);
  const named = Object.fromEntries([...mending.logos].map((id) => [id, { name: id }]));
  const all = { ...settings.layouts, ...layouts };
  const kinds = Object.entries(settings.layoutKinds ?? {}).filter(([name]) => Object.hasOwn(all, name));
  return {
    'site.json': json({
      ...settings,
      logos: { ...named, ...settings.logos },
      layouts: all,
      layoutKinds: Object.fromEntries(kinds),
      pages: finished.map((page, index) => (index % 2 === 0 ? page : fileOf(index))),
    }),
    ...Object.fromEntries(
      finished.flatMap((page, index) => (index % 2 === 0 ? [] : [[fileOf(index), json(page)]])),
    ),
    ...Object.fromEntries([...mending.images].map((file) => [file, file.endsWith('.svg') ? drawing : photo])),
  };
}

const fileOf = (index: number) => `pages/${index}.json`;
const json = (value: unknown) => JSON.stringify(value, null, 1);
const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path d="M0 0h4v3H0z"/></svg>';
const photo = readFileSync(join(import.meta.dirname, '../../fixtures/valid/many-files/images/office.png'));
