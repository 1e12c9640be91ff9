import { isRecord } from '../json/is-record';

/**
 * Which addresses a broken page probably has: what it says, mended as an editor would mend it, and what its
 * file's name says. Links to them are not reported on top of the page's own mistake.
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
  for (const said of [value.path, ...aliases]) if (typeof said === 'string') paths.push(said, mend(said));
  return paths;
}

function mend(path: string): string {
  return `/${path
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '-')
    .replace(/^\/+|\/+$/g, '')}`;
}
