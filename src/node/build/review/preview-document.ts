import { hash } from 'node:crypto';

/** What no search engine may keep: every preview says so in its documents, and in its headers. */
export const robots = 'noindex, nofollow';

/** The document of a page with a strip above its header. `strip` is markup. */
export function previewDocument(html: string, strip: string): string {
  // A page with another strip is loaded as a whole: the navigation shows only pages of one build.
  const build = '"build":"';
  const at = html.lastIndexOf(build) + build.length;
  return [html.slice(0, at), hash('sha1', strip).slice(0, 8), html.slice(at)]
    .join('')
    .replace('</head><body>', () => `<meta name="robots" content="${robots}"></head><body>${strip}`);
}
