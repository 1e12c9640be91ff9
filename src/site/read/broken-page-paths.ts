import { isRecord } from '../json/is-record';
import { fixPath } from '../text/fix/fix-text';

/**
 * The paths that an invalid page probably has: those that it names, also corrected, and the one of its file name.
 * Links to them are not reported on top of the page's own mistake.
 */
export function brokenPagePaths(file: string, value: unknown): string[] {
  const paths = [
    `/${file
      .replace(/^pages\//, '')
      .replace(/\.json$/, '')
      .replace(/(^|\/)(index|home)$/, '')}`,
  ];
  const page = [value, ...innerOf(value), ...innerOf(innerOf(value)[0])].find(
    // That of a collection is one for many pages.
    (each) => isRecord(each) && typeof each.path === 'string' && !each.path.includes('{'),
  );
  if (!isRecord(page)) return paths;
  const aliases: readonly unknown[] = Array.isArray(page.aliases) ? page.aliases : [];
  for (const path of [page.path, ...aliases]) if (typeof path === 'string') paths.push(path, fixPath(path));
  return paths;
}

/** The page may be in a list or in an object that nobody meant. */
const innerOf = (value: unknown): readonly unknown[] =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 1
    ? Object.values(value).flat()
    : [];
