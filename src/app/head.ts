import type { PageView } from '../site/view';

/** Elements of the page's head that differ from page to page, in order. */
export type HeadTag =
  | { tag: 'title'; text: string }
  | { tag: 'meta'; name: string; content: string }
  | { tag: 'meta'; property: string; content: string }
  | { tag: 'link'; rel: string; href: string };

/** The one list of a page's head elements: the prerenderer writes it, a client navigation applies it. */
export function headTags({ title, description, canonical }: PageView): HeadTag[] {
  return [
    { tag: 'title', text: title },
    { tag: 'meta', name: 'description', content: description },
    { tag: 'link', rel: 'canonical', href: canonical },
    { tag: 'meta', property: 'og:type', content: 'website' },
    { tag: 'meta', property: 'og:title', content: title },
    { tag: 'meta', property: 'og:description', content: description },
    { tag: 'meta', property: 'og:url', content: canonical },
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
