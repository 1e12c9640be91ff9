import type { Files } from '../files/files';
import { basePath, notFoundPath } from '../page/addresses';
import type { SitePage } from '../page/site-page';
import type { SiteContent } from '../schema/types.gen';
import type { Validators } from '../validate/validators';
import { notFoundPage } from './not-found-page';
import { resolveChrome } from './resolve-chrome';
import { routeShape } from './route-shape';
import type { Site } from './site';
import { siteFacts } from './site-facts';

/** The site of content in which nothing is wrong. */
export function buildSite(
  files: Files,
  validators: Validators,
  content: SiteContent,
  checkedPages: readonly SitePage[],
): Site {
  const settings = content.site;
  const byPath = new Map<string, SitePage>();
  for (const page of checkedPages)
    for (const path of [page.facts.path, ...(page.facts.aliases ?? [])]) byPath.set(path, page);
  const pages = [...checkedPages];
  if (!byPath.has(notFoundPath)) {
    const page = notFoundPage(validators, byPath.has('/contact'));
    pages.push(page);
    byPath.set(notFoundPath, page);
  }
  const base = basePath(settings.url);
  const site = {
    settings,
    content,
    pages,
    find: (path: string) => byPath.get(path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path),
    shape: routeShape(pages, base),
    base,
  };
  const facts = siteFacts(files, site);
  return { ...site, facts, chrome: resolveChrome(site, facts) };
}
