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
  if (!isRecord(value)) return paths;
  const aliases: readonly unknown[] = Array.isArray(value.aliases) ? value.aliases : [];
  for (const path of [value.path, ...aliases]) if (typeof path === 'string') paths.push(path, fixPath(path));
  return paths;
}
