import type { JsonDocument } from '../site/check/rule';
import { type Files, normalizeText } from '../site/files/files';
import { createMatch } from '../site/files/match-files';
import { siteFile } from '../site/files/site-file';
import { isRecord } from '../site/json/is-record';
import { didYouMean } from '../site/text/nearest';
import { type Reference, referencesIn } from './references';

/** A page as it is written, valid or not. */
export interface ContentPage extends JsonDocument {
  path: string;
  aliases: readonly string[];
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
  /** The page of a path. */
  at(path: string): ContentPage | undefined;
  /** The page of an alias. */
  aliased(alias: string): ContentPage | undefined;
  references(page: ContentPage): readonly Reference[];
  /** Those of site.json without its pages. */
  siteReferences(): readonly Reference[];
  /** All places that name pages, first those of site.json. */
  allReferences(): readonly Reference[];
}

/**
 * Reads pages without checking them. With `names`, it reads only those that may name one of these paths, or have it:
 * to parse 10,000 files takes longer than to look for a word in them.
 */
export function readContentPages(files: Files, names?: readonly string[]): ContentPages {
  const site = readJson(files, siteFile);
  const entries = isRecord(site) && Array.isArray(site.pages) ? site.pages : [];
  const match = createMatch(files.list());
  const found = new Set(entries.flatMap((entry) => (typeof entry === 'string' ? match(entry) : [])));
  found.delete(siteFile);
  const pages = [
    ...entries.flatMap((entry, index) => pageOf(entry, { file: siteFile, pointer: `/pages/${index}` })),
    ...[...found].flatMap((file) => pageOf(readJson(files, file, names), { file, pointer: '' })),
  ];
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const byAlias = new Map(pages.flatMap((page) => page.aliases.map((alias) => [alias, page])));
  const references = (page: ContentPage) => referencesIn('page', page.content, page);
  const siteReferences = () => referencesIn('site', site, { file: siteFile, pointer: '' });
  return {
    files,
    site,
    entries,
    pages,
    at: (path) => byPath.get(path),
    aliased: (alias) => byAlias.get(alias),
    references,
    siteReferences,
    allReferences: () => [...siteReferences(), ...pages.flatMap(references)],
  };
}

function pageOf(content: unknown, document: JsonDocument): ContentPage[] {
  if (!isRecord(content) || typeof content.path !== 'string') return [];
  const aliases: readonly unknown[] = Array.isArray(content.aliases) ? content.aliases : [];
  const isText = (alias: unknown): alias is string => typeof alias === 'string';
  return [{ ...document, path: content.path, aliases: aliases.filter(isText), content }];
}

/** Undefined for what can't be read: `validate` reports it, and no transaction changes it. */
function readJson(files: Files, file: string, names?: readonly string[]): unknown {
  try {
    const text = normalizeText(files.read(file));
    return names && !mayName(text, names) ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A path may be written with escapes, of JSON or of Markdown. */
const escapes = /\\[^n"]|&[#\w]+;/;

const mayName = (text: string, names: readonly string[]): boolean =>
  names.some((name) => text.includes(name)) || escapes.test(text);

/** Why a command can't be done, in an editor's words. */
export interface Refusal {
  refusal: string;
}

/** There is no page of a path: says what is there instead. */
export function unknownPage(content: ContentPages, path: string): string {
  const owner = content.aliased(path);
  if (owner) return `${path} is an alias of the page ${owner.path}. Use that path.`;
  // Not all of them may have been read.
  const { pages } = readContentPages(content.files);
  const paths = pages.map((page) => page.path);
  return `There is no page ${path}.${didYouMean(path, paths)}`;
}
