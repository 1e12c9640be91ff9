import { type NamedBlock, withSectionIds } from '../page/page-anchors';
import type { PageFacts } from '../page/page-facts';
import { pageName, pagesAbove } from '../page/page-trail';
import type { SitePage } from '../page/site-page';
import { replaceTokens } from '../page/tokens';
import type { Page } from '../schema/types.gen';
import { type PageViewContext, pageViewChanges } from './blocks-to-view';
import { listLinks, withListLinks } from './list-links';
import { boxOf, slotOf } from './photo-slot';
import { openGraphType } from './row-things';
import type { ResolvedPage, Site } from './site';
import { createStaticParts } from './static-parts';
import { compileTransform } from './transform';
import type { TrailStep } from './view';

const viewBlock = compileTransform<NamedBlock, PageViewContext>('block', pageViewChanges);

/** A hero without a picture leaves space for the next block on the first screen. */
const topBlocks = 2;

/** Everything a page needs, computed once, so that components only render. */
export function resolvePage(site: Site, page: SitePage): ResolvedPage {
  const content = page.loadContent();
  const { path, title, description } = content;
  const { facts } = site;
  const statics = createStaticParts('s');
  const source = sourcesOf(site, page);
  // Field by field: spreading an object here took half of the time for a page.
  const blocks = withSectionIds(content).map((block, index) => {
    const view = viewBlock(block, {
      facts,
      statics,
      // A preview may show it elsewhere, but with the same drawings.
      path: page.coming?.path ?? path,
      source,
      slot: slotOf(block),
      box: boxOf(block),
      atTop: index < topBlocks,
    });
    const { listLinks: links } = withListLinks(block);
    return links ? { ...view, listLinks: listLinks(links, statics.addLinks) } : view;
  });
  const parts = [...statics.all.values()];
  const hasScenes = parts.some(({ kind }) => kind === 'scene');
  const hasDrawings = site.content.footer.strip !== undefined || parts.some(({ kind }) => kind === 'drawing');
  const files = parts.flatMap((part) => (part.kind === 'file' ? [part] : []));
  const hasPhoneFocus = files.some(({ focus, phone }) => phone && (focus || phone.focus));
  const hasFocus = hasPhoneFocus || files.some(({ focus }) => focus);
  const feeds = site.feeds
    .filter(({ collection }) => page.facts.lists?.includes(collection))
    .map((feed) => ({ title: feed.title, href: site.base + feed.path }));
  const isArticle = page.made?.kind !== undefined && openGraphType(page.made.kind) === 'article';
  return {
    page,
    content,
    view: {
      path,
      title: replaceTokens(title, facts.tokens),
      description: replaceTokens(description, facts.tokens),
      canonical: site.settings.url + path,
      trail: trailOf(site, page.facts),
      email: site.settings.email,
      locale: facts.locale,
      blocks,
      ...(hasScenes && { definitions: statics.add(() => ({ kind: 'definitions' })) }),
      ...(hasDrawings && { hasDrawings }),
      ...(hasFocus && { hasFocus }),
      ...(hasPhoneFocus && { hasPhoneFocus }),
      ...(feeds.length > 0 && { feeds }),
      ...(isArticle && { isArticle }),
      ...(page.end !== undefined && { end: new Date(page.end).toISOString() }),
    },
    statics: statics.all,
  };
}

/** From the home page down; the last step is the page itself and has no link. */
export function trailOf(site: Pick<Site, 'find' | 'base' | 'facts'>, page: PageFacts): TrailStep[] {
  if (page.path === '/') return [];
  const { tokens } = site.facts;
  const trail: TrailStep[] = [{ name: pageName(page, tokens) }];
  for (const above of pagesAbove(page, site.find))
    trail.unshift({ name: pageName(above, tokens), href: site.base + above.path });
  return trail;
}

/** Gives only pages that are named as sources: a page depends on no other page's content. */
function sourcesOf(site: Site, { facts }: SitePage): (path: string) => Page {
  return (path) => {
    const source = facts.sources.includes(path) ? site.find(path) : undefined;
    if (!source) throw new Error(`${path} is not a source of ${facts.path}`);
    return source.loadContent();
  };
}
