import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../../src/node/base/disk/files-below';
import { counted } from '../../src/site/text/wording';
import type { PagePictures } from './page-pictures';

/** Paths of pages of two builds of one site. */
export interface Compared {
  /** They are in both. */
  different: readonly string[];
  added: readonly string[];
  removed: readonly string[];
  alike: number;
}

/** Compares the pages of two outputs by pictures if `differ` has some, else by what visitors see of their documents. */
export async function compareOutputs(
  before: string,
  after: string,
  differ: PagePictures['differ'] = async () => undefined,
): Promise<Compared> {
  const [old, now] = [pagesOf(before), pagesOf(after)];
  const both = [...old].filter((page) => now.has(page));
  const different: string[] = [];
  for (const page of both) {
    const [one, other] = [withoutCode(read(before, page)), withoutCode(read(after, page))];
    if (one === other) continue;
    if ((await differ(page)) ?? withoutHashes(one) !== withoutHashes(other)) different.push(page);
  }
  return {
    different: different.map(pathOf),
    added: [...now].filter((page) => !old.has(page)).map(pathOf),
    removed: [...old].filter((page) => !now.has(page)).map(pathOf),
    alike: both.length - different.length,
  };
}

const pagesOf = (folder: string) =>
  new Set(
    filesBelow(folder)
      .filter((file) => file.endsWith('.html'))
      .sort(),
  );
const read = (folder: string, file: string) => readFileSync(join(folder, file), 'utf8');
/** As visitors see it. */
const pathOf = (file: string) => `/${file.replace(/(^|\/)index\.html$/, '')}`;

/** A document without what changes with every version of the code: scripts, policies, and hashes in names. */
export const lookOf = (html: string): string => withoutHashes(withoutCode(html));

const withoutHashes = (html: string) => html.replace(/(\/assets\/[\w.-]*?)-[\w-]{8}(?=\.\w+\b)/g, '$1');

/** The names of files are those of their content. */
const withoutCode = (html: string) =>
  html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/g, '')
    .replace(/<link rel="modulepreload"[^>]*>/g, '');

/** `3 of 168 pages look different, 165 do not`. */
export function wordsOfComparison({ different, added, removed, alike }: Compared): string {
  const all = different.length + alike;
  const look = different.length === 1 ? 'looks' : 'look';
  const others = `${alike} ${alike === 1 ? 'does' : 'do'} not`;
  const more = [
    added.length === 0 ? '' : `, ${added.length} ${added.length === 1 ? 'is' : 'are'} new`,
    removed.length === 0 ? '' : `, ${removed.length} ${removed.length === 1 ? 'is' : 'are'} gone`,
  ];
  return `${different.length} of ${counted(all, 'pages')} ${look} different, ${others}${more.join('')}`;
}
