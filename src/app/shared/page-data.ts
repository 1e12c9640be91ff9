import type { PageView, RouteShape } from '../../site/resolve/view';
import type { StaticSource } from '../../ui/static';

/** The JSON that every page's document carries. */
export interface PageData {
  page: PageView;
  shape: RouteShape;
}

/** The element's opening tag ends with this; the prerenderer and the reader below share it. */
export const pageDataOpening = '<script type="application/json" id="page-data">';

/** Cuts the page's JSON out of a document of this site; undefined when it is no such document. */
export function readPageData(html: string): PageData | undefined {
  const start = html.lastIndexOf(pageDataOpening);
  if (start === -1) return undefined;
  const from = start + pageDataOpening.length;
  // Written by this site's own build from checked content, so its shape is known.
  return JSON.parse(html.slice(from, html.indexOf('</script>', from))) as PageData;
}

/** Cuts the drawings out of a document, each by its id. None holds a `</span>` (the build sees to it). */
export function staticsOf(html: string, trust: (html: string) => string | TrustedHTML): StaticSource {
  const drawings = new Map<string, string | TrustedHTML>();
  for (const [, id = '', drawing = ''] of html.matchAll(/ data-static="([^"]+)">(.*?)<\/span>/gs))
    drawings.set(id, trust(drawing));
  return (id) => drawings.get(id) ?? '';
}
