import type { PageView, RouteShape } from '../../site/resolve/view';
import type { Words } from '../../site/words/words';
import type { StaticSource } from '../../ui/static';

/** The JSON in every page's document. */
export interface PageData {
  page: PageView;
  /** Those that its components ask for. */
  words: Words;
  shape: RouteShape;
  /** Another one when any script or style sheet is. */
  build: string;
}

/** A page that can be rendered now: its data, the source of its server-only markup, and its words. */
export interface LoadedPage {
  view: PageView;
  statics: StaticSource;
  words: Words;
}

/** Returns the page of a decoded path, or the page `/404` when there is none. */
export type PageSource = (path: string) => LoadedPage | Promise<LoadedPage>;

/** The opening tag of the element that holds the JSON: written by the prerenderer, found by `readPageData`. */
export const pageDataOpening = '<script type="application/json" id="page-data">';

/** Parses the text of that element. This site's own build wrote it from checked content, so its shape is known. */
export const parsePageData = (text: string) => JSON.parse(text) as PageData;

/** Reads the page's JSON from a document of this site; undefined when the document has none. */
export function readPageData(html: string): PageData | undefined {
  const start = html.lastIndexOf(pageDataOpening);
  if (start === -1) return undefined;
  const from = start + pageDataOpening.length;
  return parsePageData(html.slice(from, html.indexOf('</script>', from)));
}

/** Reads drawings and texts from a document, by their ids. None contains the end of its own element. */
export function staticsOf(html: string, trust: (html: string) => string | TrustedHTML): StaticSource {
  const drawings = new Map<string, string | TrustedHTML>();
  for (const [, id = '', drawing = ''] of html.matchAll(/ data-static="([^"]+)">(.*?)<\/(?:span|div)>/gs))
    drawings.set(id, trust(drawing));
  return (id) => drawings.get(id) ?? '';
}

/** Stands between the style sheets in a document's one style element. */
export const sheetEnd = '/**/';

/**
 * The style sheets in a document, or in its head: those of all pages first. Not by a pattern, whose time would grow
 * faster than the text.
 */
export function sheetsOf(html: string): string[] {
  const start = html.indexOf('<style');
  const end = html.indexOf('</style>', start);
  return end === -1 ? [] : html.slice(html.indexOf('>', start) + 1, end).split(sheetEnd);
}
