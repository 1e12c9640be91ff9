import schema from '../../../../site.schema.json';
import type { PageEntry } from '../../../edit/workspace';
import type { NamedAnchor } from '../../../site/page/page-anchors';
import { mendText } from '../../../site/text/mend/mend-text';
import { findPages } from './find-pages';

/** What a link may name, as it is offered. */
export interface LinkChoice {
  /** What is written. */
  address: string;
  name: string;
  about: string;
  icon: string;
}

export interface LinkSources {
  pages: readonly PageEntry[];
  /** Of the page that the text names. */
  anchors: readonly NamedAnchor[];
  /** Only pages can be named. */
  onlyPages: boolean;
  /** Any page, also one that the text does not mean. */
  anyPage?: boolean;
}

/** What a text may mean: places of the page that it names, an address of another kind, pages. */
export function linkChoices(
  text: string,
  { pages, anchors, onlyPages, anyPage = false }: LinkSources,
): LinkChoice[] {
  const named = namedPage(text, pages);
  const isAnchor = text.includes('#');
  return [
    ...(onlyPages ? [] : anchorChoices(text, named, anchors)),
    ...(onlyPages || named ? [] : otherAddress(text)),
    ...(isAnchor && named && !anyPage ? [] : findPages(pages, anyPage ? '' : text).map(pageChoice)),
  ];
}

/** The page that an address names, with or without an anchor. */
export function namedPage(text: string, pages: readonly PageEntry[]): PageEntry | undefined {
  const [path] = text.split('#');
  return path?.startsWith('/') ? pages.find((page) => page.path === path) : undefined;
}

/** The path in an address that no page has. */
export function newPath(text: string, pages: readonly PageEntry[]): string | undefined {
  const [path = ''] = text.split('#');
  const isPath = path !== '/' && new RegExp(schema.$defs.pagePath.pattern, 'u').test(path);
  return isPath && !namedPage(path, pages) ? path : undefined;
}

const pageChoice = ({ path, title }: PageEntry): LinkChoice => ({
  address: path,
  name: title,
  about: path,
  icon: 'file-text',
});

function anchorChoices(
  text: string,
  page: PageEntry | undefined,
  anchors: readonly NamedAnchor[],
): LinkChoice[] {
  if (!page) return [];
  const wanted = text.slice(page.path.length + 1).toLowerCase();
  return anchors
    .filter(({ id, name }) => `${id} ${name.toLowerCase()}`.includes(wanted))
    .map(({ id, name }) => ({
      address: `${page.path}#${id}`,
      name: name || id,
      about: `On ${page.title}: #${id}`,
      icon: 'hash',
    }));
}

const kinds: readonly { start: string; icon: string; name(rest: string): string }[] = [
  { start: 'mailto:', icon: 'mail', name: (rest) => `Write a mail to ${rest}` },
  { start: 'tel:', icon: 'phone', name: (rest) => `Call ${rest}` },
  { start: 'https://', icon: 'globe', name: (rest) => `The website ${rest}` },
];

/** A text as a link has to be written, if it is nearly right. */
export const asAddress = (text: string): string =>
  mendText(text, 'href', schema.$defs.href.pattern)?.text.replace(/^http:/, 'https:') ?? text;

/** A mail address, a phone number or another website, written as a link has to be. */
function otherAddress(text: string): LinkChoice[] {
  const address = asAddress(text);
  const kind = kinds.find(({ start }) => address.startsWith(start));
  if (!kind || address === text) return [];
  const { start, icon, name } = kind;
  return [{ address, name: name(address.slice(start.length)), about: address, icon }];
}

/** The path in a full address of this site; undefined for any other text. */
export function ownPath(text: string, siteUrl: unknown): string | undefined {
  const address = text.trim();
  if (typeof siteUrl !== 'string' || !address.startsWith(siteUrl)) return undefined;
  const rest = address.slice(siteUrl.length);
  if (rest !== '' && !/^[/#?]/.test(rest)) return undefined;
  const [, path = '', anchor = ''] = /^([^?#]*)(?:\?[^#]*)?(#.*)?$/s.exec(rest) ?? [];
  return (path.replace(/(?<!\/)\/+$/, '') || '/') + anchor;
}
