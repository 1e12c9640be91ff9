import { withSectionIds } from './page-anchors';
import { pageName, parentPath } from './page-trail';
import { type PageViewContext, pageViewChanges } from './page-view-changes';
import { slotOf } from './picture-slot';
import type { ResolvedPage, Site, SitePage } from './site';
import { createStaticParts } from './static-parts';
import { replaceTokens, type Tokens } from './tokens';
import { compileTransform } from './transform';
import type { Block, Page } from './types.gen';
import type { TrailStep } from './view';

const viewBlock = compileTransform<Block, PageViewContext>('block', pageViewChanges);

/** A hero without a picture leaves room for the next block on the first screen. */
const topBlocks = 2;

/** Everything a page needs, computed once, so that components only draw. */
export function resolvePage(site: Site, { content }: SitePage): ResolvedPage {
  const { path, title, description } = content;
  const { facts } = site;
  const statics = createStaticParts('s');
  const context = { facts, statics, path, find: site.find };
  return {
    view: {
      path,
      title: replaceTokens(title, facts.tokens),
      description: replaceTokens(description, facts.tokens),
      canonical: site.settings.url + path,
      trail: trailOf(site, content, facts.tokens),
      email: site.settings.email,
      blocks: withSectionIds(content).map((block, index) =>
        viewBlock(block, { ...context, slot: slotOf(block), atTop: index < topBlocks }),
      ),
    },
    statics: statics.all,
  };
}

/** From the home page down; the last step is the page itself and leads nowhere. */
function trailOf(site: Site, page: Page, tokens: Tokens): TrailStep[] {
  if (page.path === '/') return [];
  const has = (path: string) => site.find(path) !== undefined;
  const trail: TrailStep[] = [{ name: pageName(page, tokens) }];
  for (let path = parentPath(page, has); path !== undefined; ) {
    const above = site.find(path);
    if (!above) break;
    trail.unshift({ name: pageName(above.content, tokens), href: site.base + above.content.path });
    path = parentPath(above.content, has);
  }
  return trail;
}
