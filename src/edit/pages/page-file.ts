import type { Files } from '../../site/files/files';
import { createMatch } from '../../site/files/match-files';
import { siteFile } from '../../site/files/site-file';
import { diskName } from '../../site/page/output-paths';
import type { ValueOperation } from '../operation';
import type { ContentPage } from './content-pages';

const homeFile = /^(.*)\/(index|home)\.json$/;

/** The file of a page that gets another path; the same when its name does not follow from the path. */
export function movedFile(file: string, from: string, to: string): string {
  const [, folder] = (from === '/' && homeFile.exec(file)) || [];
  const [start, end] = folder === undefined ? partsAround(file, from) : [folder, '.json'];
  if (start === undefined) return file;
  return to === '/' ? `${start}/index.json` : start + to + end;
}

/** A free name for the file of a new page: beside other pages, where an entry names it if possible. */
export function newFile(
  files: Files,
  entries: readonly unknown[],
  pages: readonly { file: string; path: string }[],
  path: string,
): string {
  const name = path === '/' ? '/index' : path;
  const folders = pages.flatMap((page) => partsAround(page.file, page.path)[0] ?? []);
  const known = new Set(files.list().map(diskName));
  const wanted = ['pages', ...folders].map((folder) => `${folder}${name}`);
  const named = wanted.find((file) => isNamed(entries, `${file}.json`)) ?? `pages${name}`;
  for (let count = 1; ; count++) {
    const file = `${named}${count === 1 ? '' : `-${count}`}.json`;
    if (!known.has(diskName(file))) return file;
  }
}

/** What is before and after the path in a file's name; nothing if the path is not in it. */
function partsAround(file: string, path: string): [] | [start: string, end: string] {
  const end = ['.json', '/index.json', '/home.json'].find((ending) => file.endsWith(path + ending));
  return end === undefined ? [] : [file.slice(0, -(path + end).length), end];
}

/** The schema of a new file as other page files name it, from the new one's folder. */
export function schemaFor(pages: readonly ContentPage[], file: string): string | undefined {
  const other = pages.find(({ pointer, content }) => pointer === '' && typeof content.$schema === 'string');
  const { $schema } = other?.content ?? {};
  if (!other || typeof $schema !== 'string') return undefined;
  return movedSchema($schema, other.file, file) ?? $schema;
}

/** The relative path of a schema file from a page's new file; undefined if it stays the same. */
export function movedSchema(schema: unknown, file: string, to: string): string | undefined {
  const [folder, target] = [foldersOf(file), foldersOf(to)];
  if (typeof schema !== 'string' || !/^\.\.?\//.test(schema) || folder.join('/') === target.join('/'))
    return undefined;
  const names = [...folder];
  let above = 0;
  for (const step of schema.split('/')) {
    if (step === '..' && names.length === 0) above++;
    else if (step === '..') names.pop();
    else if (step !== '.') names.push(step);
  }
  let shared = 0;
  while (above === 0 && shared < target.length && target[shared] === names[shared]) shared++;
  const steps = [...Array(target.length - shared + above).fill('..'), ...names.slice(shared)];
  return (steps[0] === '..' ? steps : ['.', ...steps]).join('/');
}

const foldersOf = (file: string) => file.split('/').slice(0, -1);

/** A file with another name; without `to` it is deleted. */
export interface FileMove {
  from: string;
  to?: string;
}

/** True if an entry of `pages` in site.json names a file. */
export const isNamed = (entries: readonly unknown[], file: string): boolean =>
  entries.some((entry) => typeof entry === 'string' && createMatch([file])(entry).length > 0);

/** The changes of `pages` in site.json when files move: an entry names the same files as before, and is removed with the last. */
export function entryOperations(
  files: Files,
  entries: readonly unknown[],
  moves: readonly FileMove[],
): ValueOperation[] {
  const moved = new Map(moves.map((move) => [move.from, move]));
  const match = createMatch(files.list());
  const matchAfter = createMatch([
    ...files.list().filter((file) => !moved.has(file)),
    ...moves.flatMap(({ to }) => to ?? []),
  ]);
  // The last comes first, so that the places of the others stay.
  return [...entries.entries()].reverse().flatMap(([index, entry]): ValueOperation[] => {
    if (typeof entry !== 'string' || match(entry).length === 0 || matchAfter(entry).length > 0) return [];
    const at = { file: siteFile, at: `/pages/${index}`, was: entry };
    const to = moved.get(entry)?.to;
    return [to === undefined ? { op: 'remove', ...at } : { op: 'set', ...at, value: to }];
  });
}
