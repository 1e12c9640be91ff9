import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { migrations } from '../../../src/site/migrations/migrations';
import { isReservedId } from '../../../src/site/page/page-anchors';
import { fixAddresses } from './fix-addresses';
import {
  withFillableFields,
  withGrounds,
  withLayouts,
  withOneHero,
  withPrices,
  withSeenBox,
  withShortRows,
  withSources,
  withWholeRows,
} from './fix-blocks';
import { fixRedirects } from './fix-redirects';
import { shareLast, withoutReferences } from './fix-shared';
import { type FixContext, fixes } from './fix-values';
import { compileRebuild } from './rebuild';
import type { LooseBlock, LoosePage, SiteParts } from './site-arbitrary';

/** A content folder in memory. */
export type ContentFiles = Readonly<Record<string, string | Uint8Array>>;

const fixSiteFile = compileRebuild<SiteParts['site'], FixContext>('site', fixes);
const fixPage = compileRebuild<LoosePage, FixContext>('page', fixes);
const fixIds = compileRebuild<LooseBlock, Set<string>>('block', {
  anchor(id: string, taken) {
    const own = isReservedId(id) ? `own-${id}` : id;
    const free = taken.has(own) ? `${own.slice(0, 80)}-${taken.size}` : own;
    taken.add(free);
    return free;
  },
});

/** A site of these parts in which everything leads somewhere, as far as that can be had. */
export function fixSite({ site: { shared: _, ...loose }, pages, heroes }: SiteParts): ContentFiles {
  const { site, pages: redirected } = fixRedirects(loose, fixAddresses(pages.map(withoutReferences)));
  const addressed = redirected.map(shownAlways).map((page, index) => {
    const [first, ...others] = heroes;
    const spare = others[index] ?? first;
    const taken = new Set<string>();
    const blocks = spare ? withOneHero(page.blocks, spare) : page.blocks;
    return {
      ...page,
      blocks: blocks.map((block) =>
        fixIds(withSeenBox(withPrices(withShortRows(withWholeRows(block)))), taken),
      ),
    };
  });
  const context: FixContext = {
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
  const linked = withSources(addressed.map((page) => withFillableFields(fixPage(page, context)))).map(
    withGrounds,
  );
  const { dates: _dates, ...known } = site.site;
  const settings = fixSiteFile({ ...site, site: known, header: headerAlways(site.header) }, context);
  const { pages: laidOut, layouts } = withLayouts(linked);
  const { pages: finished, shared } = shareLast(laidOut, pages);
  const named = Object.fromEntries([...context.logos].map((id) => [id, { name: id }]));
  const all = { ...settings.layouts, ...layouts };
  const kinds = Object.entries(settings.layoutKinds ?? {}).filter(([name]) => Object.hasOwn(all, name));
  return {
    'site.json': json({
      ...settings,
      version: migrations.length,
      logos: { ...named, ...settings.logos },
      shared,
      layouts: all,
      layoutKinds: Object.fromEntries(kinds),
      pages: finished.map((page, index) => (index % 2 === 0 ? page : fileOf(index))),
    }),
    ...Object.fromEntries(
      finished.flatMap((page, index) => (index % 2 === 0 ? [] : [[fileOf(index), json(page)]])),
    ),
    ...Object.fromEntries([...context.images].map((file) => [file, file.endsWith('.svg') ? drawing : photo])),
  };
}

/** Without what would hide some of it: other tests have random dates. */
function shownAlways({ then: _then, until: _until, draft, from, blocks, ...page }: LoosePage): LoosePage {
  return {
    ...page,
    ...(draft !== undefined && { draft: false }),
    ...(from !== undefined && { from: '2001-01-01T00:00Z' }),
    blocks: blocks.map((block) => {
      const copy = { ...block };
      if ('from' in copy) delete copy.from;
      if ('until' in copy) delete copy.until;
      if ('draft' in copy) delete copy.draft;
      return copy;
    }),
  };
}

function headerAlways(header: SiteParts['site']['header']): SiteParts['site']['header'] {
  if (!header.announcement) return header;
  const { from: _from, until: _until, ...announcement } = header.announcement;
  return { ...header, announcement };
}

const fileOf = (index: number) => `pages/${index}.json`;
const json = (value: unknown) => JSON.stringify(value, null, 1);
const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path d="M0 0h4v3H0z"/></svg>';
const photo = readFileSync(join(import.meta.dirname, '../../fixtures/valid/many-files/images/office.png'));
