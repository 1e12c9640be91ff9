import type { Thing } from '../../site/resolve/structured-data';
import type { PageView, RouteShape } from '../../site/resolve/view';
import type { VisitProvider } from '../../site/resolve/visit-providers';
import type { HeadTag } from '../shared/head';
import type { Assets } from './assets';
import { escapeHtml, scriptJson } from './html';

export function headTag(tag: HeadTag): string {
  if (tag.tag === 'title') return `<title>${escapeHtml(tag.text)}</title>`;
  if (tag.tag === 'link') return `<link rel="${tag.rel}" href="${escapeHtml(tag.href)}">`;
  const key = 'name' in tag ? `name="${tag.name}"` : `property="${tag.property}"`;
  return `<meta ${key} content="${escapeHtml(tag.content)}">`;
}

/** What all pages have in common where their links are shared. They follow the tags of the page's picture. */
export function sharedLinkTags(kind: 'website' | 'article'): string {
  const type = headTag({ tag: 'meta', property: 'og:type', content: kind });
  if (import.meta.env.SITE_OG !== true) return type;
  const picture: HeadTag[] = [
    { tag: 'meta', property: 'og:image:width', content: '1200' },
    { tag: 'meta', property: 'og:image:height', content: '630' },
    { tag: 'meta', name: 'twitter:card', content: 'summary_large_image' },
  ];
  return picture.map(headTag).join('') + type;
}

/** Whoever reads feeds finds them by these. */
export const feedTags = ({ feeds = [] }: Pick<PageView, 'feeds'>): string =>
  feeds
    .map(
      ({ title, href }) =>
        `<link rel="alternate" type="application/atom+xml" title="${escapeHtml(title)}" href="${escapeHtml(href)}">`,
    )
    .join('');

export const verificationTags = ({ verification = {} }: Shell) =>
  Object.entries(verification)
    .map(([name, content]) => headTag({ tag: 'meta', name, content }))
    .join('');

export interface AppTags {
  manifest: string;
  touchIcon: string | undefined;
  colors: { light: string; dark: string };
}

/** The parts that all documents of a build share. */
export interface Shell {
  language: string;
  direction: 'ltr' | 'rtl';
  header: string;
  footer: string;
  /** Gives the Content-Security-Policy of a document with this style element; the development server has none. */
  policy?: ((style: string) => string) | undefined;
  /** The address of the icon in the browser's tab. */
  icon: string | undefined;
  /** What phones and browsers show around the pages; only a build has it. */
  app?: AppTags | undefined;
  /** The address that receives reports of loading times, if there is one. */
  vitals?: string | undefined;
  /** Who counts visits. */
  visitProviders?: readonly VisitProvider[];
  /** Visitors are asked whether they allow cookies. */
  asksForCookies?: boolean;
  /** The name of the announcement above the header, which is another one when its text is. */
  announcement?: string | undefined;
  /** Header or footer have a form, a ground or parts that not every site has. */
  hasLooks?: boolean;
  /** So has one of their grounds, with all its colors. */
  hasTones?: boolean;
  /** Tags of the home page, by their names. */
  verification?: Readonly<Record<string, string>>;
  assets: Assets;
  /** Another one when any script or style sheet is. */
  build: string;
  shape: RouteShape;
}

export function appTags({ manifest, touchIcon, colors }: AppTags): string {
  const color = (scheme: 'light' | 'dark') =>
    `<meta name="theme-color" content="${colors[scheme]}" media="(prefers-color-scheme:${scheme})">`;
  const icon = touchIcon === undefined ? '' : `<link rel="apple-touch-icon" href="${escapeHtml(touchIcon)}">`;
  return `<link rel="manifest" href="${escapeHtml(manifest)}">${icon}${color('light')}${color('dark')}`;
}

/**
 * The headers, which are the same for all documents, let every style element with it through: the policy in a document
 * has the hash of its own.
 */
export const styleNonce = 'site';

export const styleTag = (style: string, { policy }: Pick<Shell, 'policy'>) =>
  style && `<style${policy ? ` nonce="${styleNonce}"` : ''}>${style}</style>`;

/** The script of the head decides whether they are preloaded. */
export const fontTags = ({ fonts }: Assets) =>
  fonts.map((href) => `<link rel="preload" media="not all" href="${href}" as="font" crossorigin>`).join('');

export const sheetTags = ({ sheets }: Assets) =>
  sheets.map((href) => `<link rel="stylesheet" href="${href}">`).join('');

export function loaderTag({ assets: { loader, chunks }, vitals, visitProviders = [] }: Shell): string {
  const report = vitals ? ` data-vitals="${escapeHtml(vitals)}"` : '';
  const visits =
    visitProviders.length > 0 ? ` data-visits="${escapeHtml(JSON.stringify(visitProviders))}"` : '';
  return `<script type="module" src="${loader}" data-chunks="${chunks.join(' ')}"${report}${visits}></script>`;
}

/** Search engines have different parsers. Some of them read U+2028 and U+2029 as the end of a line. */
export function structuredData(things: readonly Thing[]): string {
  const json = scriptJson({ '@context': 'https://schema.org', '@graph': things });
  const safe = json.replace(/[\u2028\u2029]/g, (character) => `\\u${character.charCodeAt(0).toString(16)}`);
  return `<script type="application/ld+json">${safe}</script>`;
}
