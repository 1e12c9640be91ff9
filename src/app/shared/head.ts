import type { PageView } from '../../site/resolve/view';

/** Elements of the page's head that differ from page to page, in order. */
export type HeadTag =
  | { tag: 'title'; text: string }
  | { tag: 'meta'; name: string; content: string }
  | { tag: 'meta'; property: string; content: string }
  | { tag: 'link'; rel: string; href: string };

/** Where the build puts a page's link picture. The home page's can't meet another page's. */
export const picturePath = (path: string) => `/og${path === '/' ? '' : path}.png`;

/** What link previews show; only a build draws pictures. */
function pictureTags({ path, title, canonical }: PageView): HeadTag[] {
  if (import.meta.env.SITE_OG !== true) return [];
  const site = canonical.slice(0, canonical.length - path.length);
  return [
    { tag: 'meta', property: 'og:image', content: site + picturePath(path) },
    { tag: 'meta', property: 'og:image:width', content: '1200' },
    { tag: 'meta', property: 'og:image:height', content: '630' },
    { tag: 'meta', property: 'og:image:alt', content: title },
    { tag: 'meta', name: 'twitter:card', content: 'summary_large_image' },
  ];
}

/** The one list of a page's head elements: the prerenderer writes it, a client navigation applies it. */
export function headTags(view: PageView): HeadTag[] {
  const { title, description, canonical } = view;
  return [
    { tag: 'title', text: title },
    { tag: 'meta', name: 'description', content: description },
    { tag: 'link', rel: 'canonical', href: canonical },
    { tag: 'meta', property: 'og:type', content: 'website' },
    { tag: 'meta', property: 'og:title', content: title },
    { tag: 'meta', property: 'og:description', content: description },
    { tag: 'meta', property: 'og:url', content: canonical },
    ...pictureTags(view),
  ];
}

/** Brings the open document's head up to date. */
export function applyHead(tags: readonly HeadTag[]): void {
  for (const tag of tags) {
    if (tag.tag === 'title') document.title = tag.text;
    else if (tag.tag === 'link') set(`link[rel="${tag.rel}"]`, 'href', tag.href);
    else if ('name' in tag) set(`meta[name="${tag.name}"]`, 'content', tag.content);
    else set(`meta[property="${tag.property}"]`, 'content', tag.content);
  }
}

function set(selector: string, attribute: string, value: string) {
  document.head.querySelector(selector)?.setAttribute(attribute, value);
}
