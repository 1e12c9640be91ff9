import { notFoundPath } from '../../site/page/addresses';
import { diskName } from '../../site/page/output-paths';
import { isContentPath } from '../file-path';
import type { Operation, Transaction, ValueOperation } from '../operation';
import {
  type ContentPage,
  type ContentPages,
  choosePage,
  hasTwin,
  mayName,
  type PageRefusal,
  unknownPage,
} from './content-pages';
import { entryOperations, type FileMove, isNamed, movedFile, movedSchema } from './page-file';
import { createPathRefusal } from './path-refusal';
import { rewriteOperations } from './rewrite';
import { createTakenAddress } from './taken-address';

/** What an old address becomes: a copy of the page, a redirect to it, or no address any more. */
export type OldAddress = 'alias' | 'redirect' | 'nothing';

/** The effects of a move, to be printed. */
export interface MovedPage {
  page: ContentPage;
  path: string;
  /** The file afterwards. */
  file: string;
  /** What its old address becomes. */
  left: OldAddress | 'page';
  /** Places that named it by its old path. */
  links: number;
}

interface MoveOptions {
  section?: boolean;
  leave?: OldAddress;
  /** Where the page is, if several have its path. */
  file?: string | undefined;
}

export interface Move {
  transaction: Transaction;
  moved: readonly MovedPage[];
}

/**
 * Gives a page another path: with its file, every place that names it, and an alias or a redirect for its old address. The
 * path of one of its own takes it back: then that goes, and none is left. `section` moves the pages below it, too.
 */
export function movePage(
  content: ContentPages,
  from: string,
  to: string,
  { section = false, leave = 'alias', file: wanted }: MoveOptions = {},
): Move | PageRefusal {
  const { files, entries, pages } = content;
  const chosen = pages.some(({ path }) => path === from) ? choosePage(content, from, wanted) : undefined;
  if (chosen && 'refusal' in chosen) return chosen;
  const targets = new Map(
    pages.flatMap((page) => {
      if (page.path === from && page !== chosen) return [];
      const path = targetOf(page.path, from, to, section);
      return path === undefined ? [] : [[page, path] as const];
    }),
  );
  const refusal = refusalOf(content, from, to, targets);
  if (refusal !== undefined) return { refusal };
  // Links stay while another page has the path.
  const isLeft = (page: ContentPage) => page === chosen && hasTwin(content, page);
  const paths = new Map([...targets].flatMap(([page, path]) => (isLeft(page) ? [] : [[page.path, path]])));
  const redirects = content.allReferences().flatMap((reference) => {
    const path = paths.get(reference.path);
    return path === undefined ? [] : [{ part: reference, by: path + reference.rest }];
  });
  const taken = new Set(targets.values());
  const renamed = renamedFiles(content, targets);
  const moved = [...targets].map(([page, path]): MovedPage => {
    const links = redirects.filter(({ part }) => part.path === page.path).length;
    const isOldAddress = [...page.aliases, ...page.redirects].includes(path) || page.path === notFoundPath;
    const left = isOldAddress ? 'nothing' : taken.has(page.path) || isLeft(page) ? 'page' : leave;
    return { page, path, file: renamed.get(page) ?? page.file, left, links };
  });
  const moves = moved.flatMap(({ page, file }) => (file === page.file ? [] : { from: page.file, to: file }));
  const operations: Operation[] = [
    ...rewriteOperations(redirects),
    ...moved.flatMap(pageOperations),
    ...entryOperations(files, entries, moves),
    ...inOrder(moves).map(({ from: file, to: name }): Operation => ({ op: 'rename', file, to: name })),
  ];
  return { transaction: { name: `Move ${from} to ${to}`, operations }, moved };
}

/** The files that get the names of their new paths: those names that no other file keeps, and that an entry can have. */
function renamedFiles(
  { files, entries }: ContentPages,
  targets: ReadonlyMap<ContentPage, string>,
): ReadonlyMap<ContentPage, string> {
  const known = new Set(files.list().map(diskName));
  const renamed = new Map<ContentPage, string>();
  for (const [page, path] of targets) {
    const to = page.pointer === '' ? movedFile(page.file, page.path, path) : page.file;
    const isFound = isNamed(entries, to) || entries.includes(page.file);
    if (to !== page.file && isContentPath(to) && isFound) renamed.set(page, to);
  }
  for (;;) {
    const oldNames = new Set([...renamed.keys()].map(({ file }) => diskName(file)));
    const stuck = [...renamed].filter(([, to]) => known.has(diskName(to)) && !oldNames.has(diskName(to)));
    if (stuck.length === 0) return renamed;
    for (const [page] of stuck) renamed.delete(page);
  }
}

function targetOf(path: string, from: string, to: string, section: boolean): string | undefined {
  if (path === from) return to;
  const isBelow = section && path.startsWith(`${from}/`);
  return isBelow ? (to === '/' ? '' : to) + path.slice(from.length) : undefined;
}

function refusalOf(
  content: ContentPages,
  from: string,
  to: string,
  targets: ReadonlyMap<ContentPage, string>,
): string | undefined {
  const pathRefusal = createPathRefusal(content.files);
  const refusal = pathRefusal(to);
  if (refusal !== undefined) return refusal;
  if (from === '/') return 'The home page stays at /: a site needs one.';
  if (from === to) return `${from} is its path already.`;
  if (targets.size === 0) return unknownPage(content, from);
  const taken = createTakenAddress(content, targets);
  for (const [page, path] of targets) {
    const reason = pathRefusal(path) ?? taken(path, page);
    if (reason !== undefined) return reason;
  }
  return undefined;
}

/** For files that may have the page, name it, or have the address that it is to get. A disk takes /Contact for /contact. */
export function mayConcernMove(from: string, to: string): (text: string) => boolean {
  const folders = [...to.matchAll(/(?<=.)\//g)].map(({ index }) => `${to.slice(0, index)}/*`);
  const mayHave = mayName(from);
  return (text) => {
    if (mayHave(text)) return true;
    const inLowerCase = text.toLowerCase();
    return [to, ...folders].some((address) => inLowerCase.includes(address));
  };
}

function pageOperations({ page, path, file, left }: MovedPage): ValueOperation[] {
  const { content, aliases, redirects } = page;
  const at = (pointer: string) => ({ file: page.file, at: page.pointer + pointer });
  const { $schema } = content;
  const moved = movedSchema($schema, page.file, file);
  const removed = (field: 'aliases' | 'redirects', index: number): ValueOperation[] =>
    index === -1 ? [] : [{ op: 'remove', ...at(`/${field}/${index}`), was: path }];
  return [
    ...(moved === undefined ? [] : [{ op: 'set', ...at('/$schema'), value: moved, was: $schema } as const]),
    { op: 'set', ...at('/path'), value: path, was: page.path },
    ...removed('aliases', aliases.indexOf(path)),
    ...removed('redirects', redirects.indexOf(path)),
    ...(left === 'alias' ? [{ op: 'insert', ...at('/aliases/-'), value: page.path } as const] : []),
    ...(left === 'redirect' ? [{ op: 'insert', ...at('/redirects/-'), value: page.path } as const] : []),
  ];
}

type Renaming = Required<FileMove>;

/** A file whose new name another one still has comes after that one. */
function inOrder(moves: readonly Renaming[]): Renaming[] {
  const waiting = [...moves];
  const ordered: Renaming[] = [];
  while (waiting.length > 0) {
    const names = new Set(waiting.map(({ from }) => from));
    const free = waiting.findIndex(({ to }) => !names.has(to));
    ordered.push(...waiting.splice(Math.max(free, 0), 1));
  }
  return ordered;
}
