import type { SitePage } from '../../site/page/site-page';
import { resolvePage } from '../../site/resolve/resolve-page';
import type { FilePart, Site } from '../../site/resolve/site';

/** The pictures of the site that are made smaller, once for each room that they have. */
export function usedPictures(site: Site): FilePart[] {
  const parts = new Map<string, FilePart>();
  for (const page of site.pages)
    if (showsPictures(site, page))
      for (const part of resolvePage(site, page).statics.values())
        if (part.kind === 'file' && part.resizable) parts.set(`${part.slot} ${part.src}`, part);
  return [...parts.values()];
}

/** Its own or another page's: known without its content, and few pages of large sites do. */
function showsPictures(site: Site, { facts }: SitePage): boolean {
  const images = [facts, ...facts.sources.flatMap((path) => site.find(path)?.facts ?? [])];
  return images.some(({ images }) => images.some((src) => site.facts.pictureOf(src)?.resizable));
}
