import { memberOf } from '../../../../site/json/value-at';
import { siteHost } from '../../../../site/page/own-host';
import type { NamedAnchor } from '../../../../site/page/page-anchors';
import { textForm } from '../../../../site/schema/text-form';
import { fixText } from '../../../../site/text/fix/fix-text';
import type { PageEntry } from '../../../protocol/workspace';
import { hasWords } from '../../model/has-words';

export interface LinkSources {
  pages: readonly PageEntry[];
  /** The anchors of the page that the text names. */
  anchors: readonly NamedAnchor[];
  /** The addresses of the published files. */
  files: readonly string[];
  /** The settings of the site, valid or not: its own mail address and phone number are in them. */
  settings?: unknown;
  /** Only pages can be named. */
  onlyPages: boolean;
  /** Any page, also one that the text does not mean. */
  anyPage?: boolean;
}

/** As many as anybody reads. */
export const mostPages = 40;

type Named = Pick<PageEntry, 'path' | 'title'>;

/** The pages with all words in path or title, those whose path begins with the text first, also without its `/`. */
export function findPages<Page extends Named>(pages: readonly Page[], text: string): Page[] {
  const isFound = hasWords(text);
  const first: Page[] = [];
  const rest: Page[] = [];
  for (const page of pages) {
    const shown = `${page.path} ${page.title}`.toLowerCase();
    if (!isFound(shown)) continue;
    if (page.path.startsWith(text) || page.path.startsWith(`/${text}`)) first.push(page);
    else if (rest.length < mostPages) rest.push(page);
    if (first.length === mostPages) break;
  }
  return [...first, ...rest].slice(0, mostPages);
}

/** What a link may name, as it is offered. */
export interface LinkChoice {
  /** What is written. */
  address: string;
  name: string;
  about: string;
  icon: string;
}

const contacts = [
  { field: 'email', start: 'mailto:', icon: 'mail', name: 'The site’s email' },
  { field: 'phone', start: 'tel:', icon: 'phone', name: 'The site’s phone' },
] as const;

/** The site's own mail address and phone number, as tokens: a link then follows its setting. */
const ownContacts = (settings: unknown): LinkChoice[] =>
  contacts.flatMap(({ field, start, icon, name }) => {
    const value = memberOf(settings, field);
    const address = `${start}{site.${field}}`;
    return typeof value === 'string'
      ? [{ address, name: `${name}, ${value}`, about: 'From the settings', icon }]
      : [];
  });

/**
 * What a text may mean: places of the page that it names, the site's own mail and phone, another address, pages and
 * files.
 */
export function linkChoices(
  text: string,
  { pages, anchors, files, settings, onlyPages, anyPage = false }: LinkSources,
): LinkChoice[] {
  const named = namedPage(text, pages);
  const isAnchor = text.includes('#');
  const isMeant = hasWords(text);
  const places = onlyPages ? pages : [...pages, ...files.filter(isAddress).map(asPlace)];
  const own = onlyPages
    ? []
    : ownContacts(settings).filter(
        ({ name, address }) => anyPage || isMeant(`${name} ${address}`.toLowerCase()),
      );
  const isOwn = ({ address }: LinkChoice) => own.some((each) => each.address === address);
  return [
    ...(onlyPages ? [] : anchorChoices(text, named, anchors)),
    ...own,
    ...(onlyPages || named ? [] : otherAddress(text).filter((each) => !isOwn(each))),
    ...(isAnchor && named && !anyPage ? [] : findPages(places, anyPage ? '' : text).map(placeChoice)),
  ];
}

/** The page that an address names, with or without an anchor. */
export function namedPage(text: string, pages: readonly PageEntry[]): PageEntry | undefined {
  const [path] = text.split('#');
  return path?.startsWith('/') ? pages.find((page) => page.path === path) : undefined;
}

const [pathForm, linkForm] = [textForm('pagePath'), textForm('href')];

/** The path in an address that no page has. */
export function newPath(text: string, pages: readonly PageEntry[]): string | undefined {
  const [path = ''] = text.split('#');
  const isPath = path !== '/' && pathForm.form.test(path);
  return isPath && !namedPage(path, pages) ? path : undefined;
}

/** A page or a published file. */
type Target = Pick<PageEntry, 'path' | 'title'>;

const asPlace = (file: string): Target => ({ path: file, title: file.slice(file.lastIndexOf('/') + 1) });

const placeChoice = ({ path, title }: Target): LinkChoice => ({
  address: path,
  name: title,
  about: path,
  // No path of a page has a dot.
  icon: path.includes('.') ? 'file-down' : 'file-text',
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
  { start: 'mailto:', icon: 'mail', name: (rest) => `Write to ${rest}` },
  { start: 'tel:', icon: 'phone', name: (rest) => `Call ${rest}` },
  { start: 'https://', icon: 'globe', name: (rest) => `The website ${rest}` },
];

/** Files of some kinds can't be linked to. */
const isAddress = (text: string): boolean => linkForm.form.test(text);

/** A text as a link has to be written, if it is nearly right. */
export const asAddress = (text: string): string =>
  fixText(text, 'href', linkForm.pattern)?.text.replace(/^http:/, 'https:') ?? text;

/** A mail address, a phone number or another website, written as a link has to be. */
function otherAddress(text: string): LinkChoice[] {
  const address = asAddress(text).replace(/^http:/, 'https:');
  const kind = kinds.find(({ start }) => address.startsWith(start));
  if (!kind || !isAddress(address)) return [];
  const { start, icon, name } = kind;
  return [{ address, name: name(address.slice(start.length)), about: address, icon }];
}

const studioStart = '/_edit';

/** The path in a full address of this site, or of it in the studio at `studio`; undefined for any other text. */
export function ownPath(text: string, siteUrl: unknown, studio: string): string | undefined {
  const address = URL.parse(text.trim());
  const site = typeof siteUrl === 'string' ? URL.parse(siteUrl) : null;
  if (!address || !site || !/^https?:$/.test(address.protocol)) return undefined;
  const { pathname, hash } = address;
  const isStudio = address.origin === studio;
  if (!isStudio && siteHost(address) !== siteHost(site)) return undefined;
  const base = site.pathname.replace(/\/$/, '');
  const start = isStudio && `${pathname}/`.startsWith(`${studioStart}/`) ? studioStart : base;
  if (!`${pathname}/`.startsWith(`${start}/`)) return undefined;
  return (pathname.slice(start.length).replace(/(?<!\/)(\/index\.html)?\/*$/, '') || '/') + hash;
}
