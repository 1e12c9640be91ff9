import { migrations } from '../../../src/site/migrations/migrations';
import type { CollectionParts } from './collection-arbitrary';
import { fixAddresses } from './fix-addresses';
import { withFillableFields, withGrounds, withLayouts, withSources } from './fix-blocks';
import { collectionFiles, fixCollection, listsPage } from './fix-collection';
import { shownAlways, withFittingBlocks } from './fix-page';
import { picturesOf } from './fix-pictures';
import { fixRedirects } from './fix-redirects';
import { shareLast, withoutReferences } from './fix-shared';
import { type FixContext, fixes } from './fix-values';
import { compileRebuild } from './rebuild';
import type { LoosePage, SiteParts } from './site-arbitrary';

/** A content folder in memory. */
export type ContentFiles = Readonly<Record<string, string | Uint8Array>>;
const fixSiteFile = compileRebuild<SiteParts['site'], FixContext>('site', fixes);
const fixPage = compileRebuild<LoosePage, FixContext>('page', fixes);
/** A site of these parts in which everything leads somewhere, as far as that can be had. */
export function fixSite(
  { site: { shared: _, ...loose }, pages, heroes }: SiteParts,
  collections: readonly CollectionParts[] = [],
): ContentFiles {
  const { site, pages: redirected } = fixRedirects(loose, fixAddresses(pages.map(withoutReferences)));
  const addressed = redirected
    .map(shownAlways)
    .map((page, index) => withFittingBlocks(page, heroes[index + 1] ?? heroes[0]));
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
  const fixed = collections.flatMap((parts, index) => {
    const collection = fixCollection(parts, `c${index}`, heroes[0], context);
    return collection ? [[`c${index}`, collection] as const] : [];
  });
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
      pages: [
        ...finished.map((page, index) => (index % 2 === 0 ? page : fileOf(index))),
        ...fixed.map(([name, { lists }]) => listsPage(name, lists)),
      ],
    }),
    ...Object.fromEntries(
      finished.flatMap((page, index) => (index % 2 === 0 ? [] : [[fileOf(index), json(page)]])),
    ),
    ...Object.assign({}, ...fixed.map(([name, collection]) => collectionFiles(name, collection))),
    ...picturesOf(context),
  };
}

function headerAlways(header: SiteParts['site']['header']): SiteParts['site']['header'] {
  if (!header.announcement) return header;
  const { from: _from, until: _until, ...announcement } = header.announcement;
  return { ...header, announcement };
}

const fileOf = (index: number) => `pages/${index}.json`;
const json = (value: unknown) => JSON.stringify(value, null, 1);
