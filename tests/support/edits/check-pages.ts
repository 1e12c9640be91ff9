import fc from 'fast-check';
import { readContentPages } from '../../../src/edit/pages/content-pages';
import { movePage } from '../../../src/edit/pages/move-page';
import { removePage } from '../../../src/edit/pages/remove-page';
import { replaceText } from '../../../src/edit/pages/replace-text';
import { layOut } from '../../../src/edit/text/layout';
import { memoryFiles } from '../../../src/site/files/memory-files';
import { readTree } from '../../../src/site/json/json-tree';
import { markdownLinks } from '../../../src/site/page/markdown-links';
import { changedFiles } from '../changed-files';
import type { ContentFiles } from '../generated/fix-site';
import { compileRebuild } from '../generated/rebuild';
import { siteParts } from '../generated/site-arbitrary';
import { filesOf, type SiteCase } from '../generated/site-case';
import { loadSite } from '../load-site';

/** A random site of some pages, which lie in files named for their paths, as the formatter lays them out. */
export const randomPages = fc
  .record({ parts: siteParts(5), offset: fc.nat(999), collections: fc.constant([]) })
  .map((site: SiteCase): ContentFiles => inFiles(filesOf(site)));

function inFiles(files: ContentFiles): ContentFiles {
  const { pages } = readContentPages(memoryFiles(files));
  const site = JSON.parse(String(files['site.json']));
  const pictures = Object.entries(files).filter(([file]) => file.startsWith('images/'));
  return {
    'site.json': laidOut({ ...site, pages: ['pages/**/*.json'] }),
    ...Object.fromEntries(
      pages.map(({ path, content }) => [`pages${path === '/' ? '/index' : path}.json`, laidOut(content)]),
    ),
    ...Object.fromEntries(pictures),
  };
}

function laidOut(value: unknown): string {
  const source = JSON.stringify(value, null, 2);
  const root = readTree(source);
  const style = { lineBreak: '\n', indent: '  ', compact: false };
  return root ? `${layOut(source, root, { indent: '', column: 0, after: 0 }, style)}\n` : '';
}

const errorsIn = (files: ContentFiles): string[] =>
  loadSite(memoryFiles(files))
    .problems.filter(({ severity }) => severity === 'error')
    .map(({ id, file, pointer, message }) => `${id} ${file}${pointer} ${message}`);

/** Moves a page there and back. Throws if the site gets worse, or is not as it was, byte by byte. Undefined if refused. */
export function checkMove(
  files: ContentFiles,
  from: string,
  to: string,
  section: boolean,
): 'moved' | undefined {
  const there = movePage(readContentPages(memoryFiles(files)), from, to, { section });
  if ('refusal' in there) return undefined;
  const moved = changedFiles(files, there.transaction);
  const errors = errorsIn(moved);
  // A page can't go below a page whose parent it is: the transaction is refused.
  if (errors.length > 0 && errors.every((error) => error.startsWith('parent-loop '))) return undefined;
  expectEqual(errors, errorsIn(files), 'errors after the move');
  const { site } = loadSite(memoryFiles(moved));
  for (const { page, path, left } of site ? there.moved : []) {
    const answers = site?.pages.some(
      ({ facts }) => facts.path === path && (left !== 'alias' || facts.aliases?.includes(page.path)),
    );
    if (!answers) throw new Error(`${page.path} does not answer after it was moved to ${path}.`);
  }
  const back = movePage(readContentPages(memoryFiles(moved)), to, from, { section });
  if ('refusal' in back) throw new Error(`Not moved back: ${back.refusal}`);
  expectEqual(changedFiles(moved, back.transaction), sorted(files), 'files after the way back');
  return 'moved';
}

/** Leads a page to another. Throws if anything still names it, but by an alias. */
export function checkRemove(files: ContentFiles, path: string, to: string): 'removed' | undefined {
  const removal = removePage(readContentPages(memoryFiles(files)), path, to);
  if ('refusal' in removal) return undefined;
  const after = changedFiles(files, { name: '', operations: removal.operations });
  const content = readContentPages(memoryFiles(after));
  const named = content.allReferences().filter((reference) => reference.path === path);
  if (named.length > 0) throw new Error(`${named[0]?.file}${named[0]?.pointer} still names ${path}.`);
  if (content.aliased(path)?.path !== to) throw new Error(`${path} is no alias of ${to}.`);
  return 'removed';
}

const blank = compileRebuild<unknown, undefined>('page', { line: () => '', markdown: linksOf });
const blankSite = compileRebuild<unknown, undefined>('site', { line: () => '', markdown: linksOf });

function linksOf(text: string): unknown {
  return markdownLinks(text).map(({ href }) => href);
}

/** Replaces words. Throws if anything but texts changes, or an address in one. Gives the number of places. */
export function checkReplace(files: ContentFiles, old: string, by: string): number {
  const found = replaceText(readContentPages(memoryFiles(files)), old, by);
  const after = changedFiles(files, { name: '', operations: found.operations });
  for (const [file, text] of Object.entries(after)) {
    const rebuild = file === 'site.json' ? blankSite : blank;
    const read = (content: unknown) =>
      file.endsWith('.json') ? rebuild(JSON.parse(String(content)), undefined) : content;
    expectEqual(read(text), read(files[file]), `what is no text of ${file}`);
  }
  return found.places.length;
}

const sorted = (files: ContentFiles) =>
  Object.fromEntries(Object.entries(files).sort(([a], [b]) => (a < b ? -1 : 1)));

function expectEqual(found: unknown, wanted: unknown, what: string): void {
  const [one, other] = [JSON.stringify(found, null, 1), JSON.stringify(wanted, null, 1)];
  if (one === other) return;
  const lines = other.split('\n');
  const at = one.split('\n').findIndex((line, index) => line !== lines[index]);
  throw new Error(
    `Not equal: ${what}.\n- ${lines.slice(at, at + 3).join('\n- ')}\n+ ${one
      .split('\n')
      .slice(at, at + 3)
      .join('\n+ ')}`,
  );
}
