import { notFoundPath } from '../../site/page/addresses';
import type { Thing } from '../../site/resolve/structured-data';
import type { PageView, RouteShape } from '../../site/resolve/view';
import { currentLink } from '../shared/current-link';
import { type HeadTag, headTags } from '../shared/head';
import { pageDataOpening } from '../shared/page-data';
import { themeScript } from './theme-script';

/** What the bundler made, as addresses unless it says otherwise. */
export interface Assets {
  /** The style sheet's text, which stands in every document. */
  styles: string;
  /** Style sheets that stand apart, as the development server has them. */
  sheets: readonly string[];
  loader: string;
  /** Scripts that the loader fetches before it evaluates them. */
  chunks: readonly string[];
}

/** Parts that are the same in every document of a build. */
export interface Shell {
  language: string;
  header: string;
  footer: string;
  /** Symbols and gradients that drawings refer to. */
  definitions: string;
  /** Address of the icon in the browser's tab. */
  icon: string | undefined;
  /** Where loading times are reported, if anywhere. */
  vitals?: string | undefined;
  assets: Assets;
  shape: RouteShape;
}

export const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** JSON that can't end the script element it stands in; U+2028 and U+2029 are legal there. */
const scriptJson = (value: unknown) => JSON.stringify(value).replace(/</g, '\\u003c');

/** Others read this with parsers of their own, some of which take U+2028 and U+2029 for the end of a line. */
function structuredData(things: readonly Thing[]): string {
  const json = scriptJson({ '@context': 'https://schema.org', '@graph': things });
  const safe = json.replace(/[\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16)}`);
  return `<script type="application/ld+json">${safe}</script>`;
}

function headTag(tag: HeadTag): string {
  if (tag.tag === 'title') return `<title>${escapeHtml(tag.text)}</title>`;
  if (tag.tag === 'link') return `<link rel="${tag.rel}" href="${escapeHtml(tag.href)}">`;
  const key = 'name' in tag ? `name="${tag.name}"` : `property="${tag.property}"`;
  return `<meta ${key} content="${escapeHtml(tag.content)}">`;
}

function assetTags({ styles, sheets, loader, chunks }: Assets, vitals: string | undefined): string {
  const report = vitals ? ` data-vitals="${escapeHtml(vitals)}"` : '';
  return [
    styles && `<style>${styles}</style>`,
    ...sheets.map((href) => `<link rel="stylesheet" href="${href}">`),
    `<script type="module" src="${loader}" data-chunks="${chunks.join(' ')}"${report}></script>`,
  ].join('');
}

/** Sets `aria-current` on the header's links that lead to the open page or to a page above it. */
function createMarkCurrent(header: string): (pagePath: string) => string {
  // Cut once, behind each link's address: every page has this header.
  const parts = header.split(/(?<=<a [^>]*?href="[^"]*")/);
  const links = parts.map((part) => ({ part, href: /href="([^"]*)"$/.exec(part)?.[1] }));
  return (pagePath) => {
    let marked = '';
    for (const { part, href } of links) {
      const current = href === undefined ? undefined : currentLink(href, pagePath);
      marked += current ? `${part} aria-current="${current}"` : part;
    }
    return marked;
  };
}

/** A document without what all documents of a build share, which stands between the two. */
export interface DocumentParts {
  head: string;
  /** In pieces: whoever encodes them need not have them put together first. */
  body: readonly string[];
}

export interface DocumentWriter {
  shared: string;
  write(view: PageView, root: string, things: readonly Thing[]): DocumentParts;
}

/** Writes whole documents; what does not change from page to page is put together once. */
export function createDocument(shell: Shell): DocumentWriter {
  const { header, definitions, footer, assets, shape } = shell;
  const icon = `<link rel="icon" href="${escapeHtml(shell.icon ?? 'data:,')}">`;
  const start = `<!doctype html><html lang="${shell.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><script>${themeScript}</script>`;
  const afterHead = `${icon}${assetTags(assets, shell.vitals)}</head><body>${definitions}`;
  const afterRoot = `</div>${footer}<p id="route-announcer" role="status" class="visually-hidden"></p>`;
  const afterPage = `,"shape":${scriptJson(shape)}}</script></body></html>\n`;
  const markCurrent = createMarkCurrent(header);
  const write: DocumentWriter['write'] = (view, root, things) => {
    const pagePath = new URL(view.canonical).pathname;
    const head = [
      start,
      ...headTags(view).map(headTag),
      // Some hosts answer the page's own address with 200.
      view.path === notFoundPath ? '<meta name="robots" content="noindex">' : '',
    ].join('');
    const body = [
      markCurrent(pagePath),
      '<div id="root">',
      root,
      afterRoot,
      structuredData(things),
      pageDataOpening,
      '{"page":',
      scriptJson(view),
      afterPage,
    ];
    return { head, body };
  };
  return { shared: afterHead, write };
}
