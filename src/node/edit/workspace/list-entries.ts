import type { PageEntry } from '../../../edit/workspace';
import { type Files, normalizeText } from '../../../site/files/files';
import { isPageJson, pageStart, siteFile } from '../../../site/files/site-file';
import { isRecord } from '../../../site/json/is-record';
import { replaceTokens } from '../../../site/page/tokens';
import type { Finding } from '../../../site/problem/finding';
import type { Site } from '../../../site/resolve/site';

/** All pages, also those that are not valid: they have to be opened to be corrected. */
export function listEntries(
  files: Files,
  site: Site | undefined,
  findings: readonly Finding[],
  last: readonly PageEntry[],
): readonly PageEntry[] {
  const known = new Set(files.list());
  const titleOf = (title: string) => (site ? replaceTokens(title, site.facts.tokens) : title);
  const valid = (site?.pages ?? []).flatMap(({ file, pointer, facts: { path, title } }): PageEntry[] =>
    // The page for unknown addresses may not be written.
    known.has(file) && file + pointer !== siteFile ? [{ path, title: titleOf(title), file, pointer }] : [],
  );
  const listed = new Set(valid.map(({ file, pointer }) => file + pointer));
  const broken = new Map<string, PageEntry>();
  for (const { file, pointer, severity } of findings) {
    const at = file === siteFile ? pageStart(pointer) : isPageJson(file) ? '' : undefined;
    if (severity === 'warning' || at === undefined || listed.has(file + at) || !known.has(file)) continue;
    const before = last.find((entry) => entry.file === file && entry.pointer === at);
    const page = readPage(files, file, at);
    if (!page && !before && !file.startsWith('pages/')) continue;
    const textOf = (key: 'path' | 'title') => {
      const value = page?.[key];
      return typeof value === 'string' ? value : (before?.[key] ?? '');
    };
    broken.set(file + at, { path: textOf('path'), title: textOf('title') || file, file, pointer: at });
  }
  return [...valid, ...broken.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
}

function readPage(files: Files, file: string, at: string): Record<string, unknown> | undefined {
  try {
    const document: unknown = JSON.parse(normalizeText(files.read(file)));
    const pages = isRecord(document) && Array.isArray(document.pages) ? document.pages : [];
    const page: unknown = at === '' ? document : pages[Number(at.slice('/pages/'.length))];
    return isRecord(page) ? page : undefined;
  } catch {
    return undefined;
  }
}
