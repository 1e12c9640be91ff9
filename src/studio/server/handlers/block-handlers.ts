import { artDefs } from '../../../art/paint/defs';
import { recolorOf } from '../../../node/build/draw/brand-assets';
import { listOf } from '../../../site/json/value-at';
import type { Site } from '../../../site/resolve/site';
import { newValue } from '../../../site/schema/new-value';
import { planAt } from '../../../site/schema/plan-at';
import type { Block } from '../../../site/schema/types.gen';
import type { BlockRequests } from '../../protocol/requests';
import type { FolderWorkspace } from '../workspace/folder-workspace';
import type { Handlers } from './request-values';

/** `styles` is the style sheet of all sites. */
export const blockHandlers = ({ pages }: FolderWorkspace, styles: string): Handlers<keyof BlockRequests> => ({
  samples({ types }) {
    const site = pages.site();
    const wanted = listOf(types);
    const found = site ? fullestBlocks(site) : new Map<string, Block>();
    const samples = wanted.flatMap((type) => {
      if (!site || typeof type !== 'string') return [];
      const block = found.get(type) ?? (type === 'shared' ? firstShared(site) : exampleBlock(site, type));
      const page = { path: '/block-sample', title: type, description: type };
      const html = block && pages.fragment({ ...page, blocks: [block] });
      return html === undefined ? [] : [[type, html] as const];
    });
    const recolor = recolorOf(site?.settings.brand);
    return {
      styles: recolor(styles),
      definitions: recolor(artDefs()),
      blocks: Object.fromEntries(samples),
    };
  },
});

/** Any of those that a page can show. */
const firstShared = ({ content }: Site): Block | undefined => Object.values(content.shared ?? {})[0];

/** Enough to find most types, and read at once also on a site with 10,000 pages. */
const searchedPages = 200;

/** The block with the most fields, for each type. */
function fullestBlocks({ pages }: Site): ReadonlyMap<string, Block> {
  const fullest = new Map<string, Block>();
  for (const block of pages.slice(0, searchedPages).flatMap((page) => page.loadContent().blocks)) {
    const last = fullest.get(block.type);
    if (!last || Object.keys(block).length > Object.keys(last).length) fullest.set(block.type, block);
  }
  return fullest;
}

/** A block as the schema has it; undefined for an unknown type. */
function exampleBlock(site: Site, type: string): Block | undefined {
  const list = planAt('pages/sample.json', {}, '/blocks');
  const plan = list?.is === 'list' && list.items.is === 'union' ? list.items.variants.get(type) : undefined;
  const around = {
    pages: site.pages.map(({ facts: { path } }) => path),
    logos: [...site.facts.logos.keys()],
    word: type,
    taken: [],
  };
  // The schema's own example fits the schema.
  const block = plan && (newValue(plan, around) as Block);
  const [of] = (type === 'list' && site.pages.find(({ facts }) => facts.lists)?.facts.lists) || [];
  // A list shows rows of a collection that this site has.
  return block && { ...block, ...(of !== undefined && { of }) };
}
