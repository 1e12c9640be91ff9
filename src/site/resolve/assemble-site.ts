import type { SiteFeed } from '../collections/site-feeds';
import type { Files } from '../files/files';
import { basePath, notFoundPath } from '../page/addresses';
import { resolveHref } from '../page/href';
import { redirectsOf } from '../page/redirects';
import type { SitePage } from '../page/site-page';
import { tokensOf } from '../page/tokens';
import type { Footer, Header, Settings } from '../schema/types.gen';
import type { Validators } from '../validate/validators';
import { directionOf } from '../words/direction-of';
import { wordsOf } from '../words/words-of';
import { logoPicture, type ViewContext, viewChanges } from './fields-to-view';
import { notFoundPage } from './not-found-page';
import type { Site } from './site';
import type { SiteAt } from './site-at';
import { type SiteFacts, siteFacts } from './site-facts';
import { createStaticParts } from './static-parts';
import { compileTransform } from './transform';
import type { ChromeView, RouteShape } from './view';
import { asksForCookies } from './visit-providers';

/**
 * What the router has to know: it grows with sections, never with pages. Aliases are left to the routes that take
 * any path, because they may contain characters that mean something in a route's pattern.
 */
function routeShape(pages: readonly SitePage[], base: string): RouteShape {
  const tops: string[] = [];
  const sections = new Set<string>();
  for (const { path } of pages.map(({ facts }) => facts)) {
    const end = path.indexOf('/', 1);
    if (end > 0) sections.add(path.slice(1, end));
    else if (path !== '/' && path !== notFoundPath) tops.push(path);
  }
  return { base, pages: tops.filter((path) => !sections.has(path.slice(1))), sections: [...sections].sort() };
}

const viewHeader = compileTransform<Header, ViewContext>('header', viewChanges);
const viewFooter = compileTransform<Footer, ViewContext>('footer', viewChanges);

function viewBrand(
  { name, icon, wordmark }: Settings,
  { facts, statics }: ViewContext,
): Pick<ChromeView['brand'], 'drawing' | 'dark' | 'isWordmark'> {
  const mark = (file: string | undefined) =>
    statics.add(() => ({
      kind: 'logo',
      name,
      symbol: wordmark === undefined,
      ...(file !== undefined && { file }),
      ...(wordmark && file !== undefined && !file.endsWith('.svg') && { picture: logoPicture(file, facts) }),
    }));
  if (!wordmark) return { drawing: mark(icon) };
  const { file, dark } = wordmark;
  return {
    drawing: mark(file),
    ...(dark !== undefined && { dark: mark(dark) }),
    isWordmark: true,
  };
}

/** Header and footer: the same on every page, so resolved once. */
function resolveChrome(
  { settings, content, base }: Pick<Site, 'settings' | 'content' | 'base'>,
  facts: SiteFacts,
): Site['chrome'] {
  const statics = createStaticParts('c');
  const context: ViewContext = { facts, statics, path: '', slot: 'page', atTop: false };
  const view: ChromeView = {
    brand: { name: settings.name, href: `${base}/`, ...viewBrand(settings, context) },
    language: settings.language,
    header: viewHeader(content.header, context),
    footer: viewFooter(content.footer, context),
    social: (settings.social ?? []).map(({ network, href }) => ({
      network,
      href,
      icon: statics.add(() => ({ kind: 'social', name: network })),
    })),
    asksForCookies: asksForCookies(settings.analytics),
  };
  return { view, statics: statics.all };
}

/** The site of content in which nothing is wrong, as it is at an instant. */
export function assembleSite(
  files: Files,
  validators: Validators,
  now: SiteAt,
  feeds: readonly SiteFeed[] = [],
): Site {
  const { content, pages: checkedPages, known, absent } = now;
  const settings = content.site;
  const isWritten = known.has(notFoundPath);
  const words = wordsOf(settings, tokensOf(settings, directionOf(settings.language)));
  const notFound = isWritten ? undefined : notFoundPage(validators, words, known.has('/contact'));
  const pages = notFound ? [...checkedPages, notFound] : checkedPages;
  const base = basePath(settings.url);
  const find = (path: string) => {
    const bare = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
    return known.page(bare) ?? (bare === notFoundPath ? notFound : undefined);
  };
  const site = { settings, content, pages, find, shape: routeShape(pages, base), base, words };
  const facts = siteFacts(files, { ...site, absent });
  const redirects = [...redirectsOf(content, checkedPages), ...now.redirects].map(
    ({ from, to, permanent }) => ({
      from,
      to: resolveHref(to, facts.tokens, base),
      permanent,
    }),
  );
  return { ...site, facts, chrome: resolveChrome(site, facts), redirects, feeds };
}
