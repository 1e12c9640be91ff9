import { linkPicturePath } from '../../site/page/link-picture-path';
import type { PageView } from '../../site/resolve/view';

/** An element of the head that differs from page to page. */
export type HeadTag =
  | { tag: 'title'; text: string }
  | { tag: 'meta'; name: string; content: string }
  | { tag: 'meta'; property: string; content: string }
  | { tag: 'link'; rel: string; href: string };

/** The tags of the link picture, which only a build draws. */
function linkPictureTags({ path, title, canonical }: PageView): HeadTag[] {
  if (import.meta.env.SITE_OG !== true) return [];
  const site = canonical.slice(0, canonical.length - path.length);
  return [
    { tag: 'meta', property: 'og:image', content: site + linkPicturePath(path) },
    { tag: 'meta', property: 'og:image:alt', content: title },
  ];
}

/** All of a page's own head elements, in order: the prerenderer writes them, a client navigation applies them. */
export function headTags(view: PageView): HeadTag[] {
  const { title, description, canonical } = view;
  return [
    { tag: 'title', text: title },
    { tag: 'meta', name: 'description', content: description },
    { tag: 'link', rel: 'canonical', href: canonical },
    { tag: 'meta', property: 'og:title', content: title },
    { tag: 'meta', property: 'og:description', content: description },
    { tag: 'meta', property: 'og:url', content: canonical },
    ...linkPictureTags(view),
  ];
}

/** Updates the head of the open document. */
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
