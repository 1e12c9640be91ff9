import { contentFolder } from '../../src/node/base/content/content-folder';
import { loadContent } from '../../src/node/base/content/load-content';
import type { Block, Page } from '../../src/site/schema/types.gen';

const { site } = loadContent(contentFolder('.'));
if (!site) throw new Error('The shipped content has errors: see npm run validate');
const { find } = site;

export const { content } = site;

function sitePageOf(path: string) {
  const page = find(path);
  if (!page) throw new Error(`There is no page ${path}`);
  return page;
}

/** The page of a path, or of a name that leads to it. */
export const pageOf = (path: string): Page => sitePageOf(path).loadContent();

export const factsOf = (path: string) => sitePageOf(path).facts;

type BlockOf<T extends Block['type']> = Extract<Block, { type: T }>;

export const blocksOf = <T extends Block['type']>(path: string, type: T): BlockOf<T>[] =>
  pageOf(path).blocks.filter((block): block is BlockOf<T> => block.type === type);
