import type { Site } from '../../site/resolve/site';
import { newValue } from '../../site/schema/new-value';
import { planAt } from '../../site/schema/plan-at';
import type { Block, Page } from '../../site/schema/types.gen';
import { draftPage } from './answers/page-answers';
import { draftPath, studioPath } from './studio-path';
import type { FolderWorkspace } from './workspace/folder-workspace';

/** Pages that are not in the content and are only looked at, by the addresses of their documents. */
const samples: Readonly<
  Record<string, (workspace: FolderWorkspace, query: Readonly<Record<string, string>>) => Page | undefined>
> = {
  [draftPath]: (workspace, query) => draftPage(workspace.files(), query),
  [`${studioPath}block.html`]({ pages }, { type = '' }) {
    const site = pages.site();
    const block = site && sampleBlock(site, type);
    return block && { path: '/block-sample', title: type, description: type, blocks: [block] };
  },
};

/** Undefined for an address of something else. */
export function samplePage(workspace: FolderWorkspace, { pathname, searchParams }: URL) {
  const sample = Object.hasOwn(samples, pathname) ? samples[pathname] : undefined;
  return sample && { page: sample(workspace, Object.fromEntries(searchParams)) };
}

/** Enough to find most types, and read at once also on a site with 10,000 pages. */
const searchedPages = 200;

/** The fullest block of a type that the site has; as the schema has it, if the site has none. */
function sampleBlock(site: Site, type: string): Block | undefined {
  const [fullest] = site.pages
    .slice(0, searchedPages)
    .flatMap((page) => page.loadContent().blocks.filter((block) => block.type === type))
    .sort((a, b) => Object.keys(b).length - Object.keys(a).length);
  if (fullest) return fullest;
  const list = planAt('pages/sample.json', {}, '/blocks');
  const plan = list?.is === 'list' && list.items.is === 'union' ? list.items.variants.get(type) : undefined;
  const around = {
    pages: site.pages.map(({ facts: { path } }) => path),
    logos: [...site.facts.logos.keys()],
    word: type,
    taken: [],
  };
  // The schema's own example fits the schema.
  return plan && (newValue(plan, around) as Block);
}
