import { contentValue, isTable } from '../../site/csv/content-value';
import { definedIn } from '../../site/files/collection-files';
import { type Files, normalizeText } from '../../site/files/files';
import { createMatch } from '../../site/files/match-files';
import { siteFile } from '../../site/files/site-file';
import { isRecord } from '../../site/json/is-record';
import type { Place } from '../../site/json/place';
import { didYouMean, nearest } from '../../site/text/nearest';
import { counted, listed } from '../../site/text/wording';
import { type CollectionPart, type CollectionParts, collectionParts } from './collection-parts';
import { type PageReference, pageReferences, referencesOf } from './references';

/** A page as it is written, valid or not. */
export interface ContentPage extends Place {
  path: string;
  aliases: readonly string[];
  redirects: readonly string[];
  content: Readonly<Record<string, unknown>>;
}

/** The pages of a content folder, as far as they can be read, and what names them. */
export interface ContentPages {
  files: Files;
  /** What site.json holds, if it can be read. */
  site: unknown;
  /** Of `pages` in site.json. */
  entries: readonly unknown[];
  pages: readonly ContentPage[];
  /** What collections say. The pages of their rows are not among `pages`. */
  collections: readonly CollectionParts[];
  /** Files that can't be read, such as one that is no JSON, of those whose text may hold what is looked for. */
  unread: readonly string[];
  /** The page of a path; the last one if several have it, each for its time. */
  at(path: string): ContentPage | undefined;
  /** The page of an alias. */
  aliased(alias: string): ContentPage | undefined;
  references(page: ContentPage): readonly PageReference[];
  /** Those of site.json without its pages. */
  siteReferences(): readonly PageReference[];
  /** Those of collections. */
  collectionReferences(): readonly PageReference[];
  /** All places that name pages, first those of site.json. */
  allReferences(): readonly PageReference[];
}

/**
 * Reads pages and collections without checking them. Only those whose text may hold something, if that is said: to parse 10,000 files
 * takes longer than to look for a word in them.
 */
export function readContentPages(
  files: Files,
  mayHold?: (text: string, site: unknown) => boolean,
): ContentPages {
  const unread: string[] = [];
  /** Undefined for what can't be read: `validate` reports it, and no transaction changes it. */
  const read = (file: string, mayRead = (_text: string) => true): unknown => {
    try {
      const text = normalizeText(files.read(file));
      // Cells write quotes otherwise than JSON does.
      if (isTable(file)) return contentValue(file, text);
      return mayRead(text) ? JSON.parse(text) : undefined;
    } catch {
      unread.push(file);
      return undefined;
    }
  };
  const site = read(siteFile);
  const mayBeWanted = mayHold && ((text: string) => mayHold(text, site));
  const entries = isRecord(site) && Array.isArray(site.pages) ? site.pages : [];
  const match = createMatch(files.list());
  const found = new Set(entries.flatMap((entry) => (typeof entry === 'string' ? match(entry) : [])));
  found.delete(siteFile);
  const pages = [
    ...entries.flatMap((entry, index) => pageOf(entry, { file: siteFile, pointer: `/pages/${index}` })),
    ...[...found].flatMap((file) => pageOf(read(file, mayBeWanted), { file, pointer: '' })),
  ];
  // Without its definition, nobody knows what a row holds.
  const collections = collectionParts(files.list(), (file) =>
    read(file, definedIn(file) === undefined ? mayBeWanted : undefined),
  );
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const byAlias = new Map(pages.flatMap((page) => page.aliases.map((alias) => [alias, page])));
  const references = (page: ContentPage) => pageReferences(page.content, page);
  const siteReferences = () => referencesOf('site')(site, { file: siteFile, pointer: '' });
  const collectionReferences = () =>
    collections.flatMap(({ plan, parts }) => {
      const find = referencesOf(plan);
      return parts.flatMap(({ content, ...document }) => find(content, document));
    });
  return {
    files,
    site,
    entries,
    pages,
    collections,
    unread,
    at: (path) => byPath.get(path),
    aliased: (alias) => byAlias.get(alias),
    references,
    siteReferences,
    collectionReferences,
    allReferences: () => [...siteReferences(), ...pages.flatMap(references), ...collectionReferences()],
  };
}

/** Reads what may name pages of these paths, or of their aliases. */
export function readNamingPages(files: Files, ...paths: readonly string[]): ContentPages {
  const { pages } = readContentPages(files, mayName(...paths));
  const named = pages.filter(({ path }) => paths.includes(path));
  return readContentPages(files, mayName(...paths, ...named.flatMap(({ aliases }) => aliases)));
}

function pageOf(content: unknown, document: Place): ContentPage[] {
  if (!isRecord(content) || typeof content.path !== 'string') return [];
  const { path, aliases, redirects } = content;
  return [{ ...document, path, aliases: textsOf(aliases), redirects: textsOf(redirects), content }];
}

const textsOf = (list: unknown): string[] =>
  Array.isArray(list) ? list.filter((item) => typeof item === 'string') : [];

/** The page that a place is in; undefined for one in the rest of site.json. */
export const pageAround = ({ pages }: ContentPages, { file, pointer }: Place): ContentPage | undefined =>
  pages.find((page) => page.file === file && pointer.startsWith(`${page.pointer}/`));

/** The page, or the part of a collection, that a place is in; undefined for one in the rest of site.json. */
export function partAround(
  { pages, collections }: ContentPages,
  { file, pointer }: Place,
): CollectionPart | undefined {
  const all: CollectionPart[] = [...pages, ...collections.flatMap(({ parts }) => parts)];
  return all
    .filter((part) => part.file === file && `${pointer}/`.startsWith(`${part.pointer}/`))
    .sort((one, other) => other.pointer.length - one.pointer.length)[0];
}

/** For files that may have a page of these paths, or name it. A path may be written with escapes. */
export const mayName =
  (...paths: readonly string[]) =>
  (text: string): boolean =>
    paths.some((path) => text.includes(path)) || hasEscapes(text);

/** True for a text with escapes of JSON or of Markdown, other than those of line breaks and quotes. */
export const hasEscapes = (text: string): boolean => /\\[^n"]|&[#\w]+;/.test(text);

/** Why a command can't be done, in an editor's words. */
export interface PageRefusal {
  refusal: string;
}

/** The page that a command is to change: `file` chooses among those that have the path, each for its time. */
export function choosePage(content: ContentPages, path: string, file?: string): ContentPage | PageRefusal {
  const all = content.pages.filter((page) => page.path === path);
  const [first, ...others] = all;
  if (!first) return { refusal: unknownPage(content, path) };
  const places = all.map((page) => page.file + page.pointer);
  if (file === undefined)
    return others.length === 0
      ? first
      : {
          refusal: `${counted(all.length, 'pages')} have the path ${path}, each for its time: ${listed(places, 'and')}. Choose one by its file, such as --file ${places[0]}.`,
        };
  return (
    all[places.indexOf(file)] ?? {
      refusal: `The page ${path} is not in ${file}, but in ${listed(places, 'and')}. Choose one of them.`,
    }
  );
}

/** Whether another page has the path of this one. */
export const hasTwin = ({ pages }: ContentPages, page: ContentPage): boolean =>
  pages.some((other) => other !== page && other.path === page.path);

/** The refusal for a path without a page: says what is there instead. */
export function unknownPage(content: ContentPages, path: string): string {
  const owner = content.aliased(path);
  if (owner) return `${path} is an alias of the page ${owner.path}. Use that path.`;
  // Not all of them may have been read.
  const { pages } = readContentPages(content.files);
  const paths = pages.map((page) => page.path);
  return `There is no page ${path}.${didYouMean(nearest(path, paths))}`;
}
