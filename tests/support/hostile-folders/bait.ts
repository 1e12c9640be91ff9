import { createHash } from 'node:crypto';
import { lstatSync, mkdirSync, readdirSync, readFileSync, readlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Stands in every file outside, and in nothing that a content folder holds. */
export const marker = 'BAIT5e1f0c77';

const page = JSON.stringify({
  path: '/bait',
  title: marker,
  description: `${marker} is the text of a page that lies outside of the content folder.`,
  blocks: [{ type: 'prose', heading: marker, text: marker }],
});

/** Files outside that a link or a path may lead to: of each kind that content may have. */
export function layBait(folder: string): void {
  const files = {
    'a.json': page,
    'site.json': page,
    'secret.json': page,
    'a.svg': `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><title>${marker}</title></svg>`,
    'a.txt': marker,
    HEAD: `ref: refs/heads/${marker}\n`,
    config: `[user]\n\tname = ${marker}\n`,
    '.gitattributes': `# ${marker}\n`,
  };
  mkdirSync(join(folder, 'inner'), { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  writeFileSync(join(folder, 'inner/a.json'), page);
}

/** Everything below a folder but `left`: kind, mode, time and content. */
export function lookAt(folder: string, left: string): Map<string, string> {
  const found = new Map<string, string>();
  const walk = (path: string) => {
    if (path === left) return;
    const stats = lstatSync(path);
    found.set(path, `${stats.mode} ${stats.ino} ${stats.mtimeMs} ${contentOf(path)}`);
    if (stats.isDirectory()) for (const name of readdirSync(path)) walk(join(path, name));
  };
  walk(folder);
  return found;
}

/** The text of every file in the folder that has the marker, without following links. */
export function baitIn(folder: string): string[] {
  const found: string[] = [];
  const walk = (path: string) => {
    const stats = lstatSync(path, { throwIfNoEntry: false });
    if (stats?.isDirectory()) for (const name of readdirSync(path)) walk(join(path, name));
    else if (stats?.isFile() && readFileSync(path).includes(marker)) found.push(path);
  };
  walk(folder);
  return found;
}

function contentOf(path: string): string {
  const stats = lstatSync(path);
  if (stats.isSymbolicLink()) return readlinkSync(path);
  return stats.isFile() ? createHash('sha1').update(readFileSync(path)).digest('hex') : '';
}
