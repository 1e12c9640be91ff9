import fc from 'fast-check';
import { memoryFiles } from '../../../src/site/files/memory-files';
import { harborLights } from '../harbor-lights';
import { loadSite } from '../load-site';
import { page } from '../small-site';
import { collectionParts } from './collection-arbitrary';
import { collectionFiles, type FixedCollection, fixCollection, listsPage } from './fix-collection';
import { picturesOf } from './fix-pictures';
import type { ContentFiles } from './fix-site';
import type { FixContext } from './fix-values';
import { fillPlaces, plainWords } from './hostile-text';

/** A small valid site with a random collection. */
export interface CollectionSite {
  collection: FixedCollection;
  pictures: ContentFiles;
  logos: readonly string[];
}

export const collectionName = 'news';

const spare = { type: 'hero', heading: 'H' } as const;

/** Most of so many: the others have a mistake. */
export const collectionSites = (count: number): CollectionSite[] =>
  fc.sample(collectionParts, count).flatMap((parts) => {
    const context: FixContext = {
      paths: ['/', '/about'],
      ids: new Map(),
      logos: new Set(),
      images: new Set(),
    };
    const collection = fixCollection(fillPlaces(parts, plainWords), collectionName, spare, context);
    if (!collection || collection.rows.size < 2) return [];
    const site = { collection, pictures: picturesOf(context), logos: [...context.logos] };
    const { problems } = loadSite(memoryFiles(filesOf(site)));
    return problems.every(({ severity }) => severity === 'warning') ? [site] : [];
  });

export const filesOf = ({ collection, pictures, logos }: CollectionSite): ContentFiles => ({
  'site.json': JSON.stringify({
    site: { ...harborLights, address: 'Harbor Road 4' },
    header: { links: [{ label: 'Home', href: '/' }] },
    footer: { columns: [{ heading: 'Site', links: [{ label: 'Home', href: '/' }] }], notice: 'Notice' },
    logos: Object.fromEntries(logos.map((id) => [id, { name: id }])),
    pages: [page('/'), page('/about'), 'pages/lists.json'],
  }),
  'pages/lists.json': JSON.stringify(listsPage(collectionName, collection.lists), null, 1),
  ...collectionFiles(collectionName, collection),
  ...pictures,
});
