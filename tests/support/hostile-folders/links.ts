import { execFileSync } from 'node:child_process';
import { linkSync, lstatSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { foldersAbove } from '../../../src/site/files/file-path';
import { randomPlace } from './names';
import type { Random } from './random';

const places = [
  'link',
  'pages/link',
  'images/link',
  'files/link',
  'pages/a.json',
  'images/out.svg',
  'files/a.txt',
] as const;
const replaced = [
  'site.json',
  'pages/home.json',
  'pages/contact.json',
  'pages/services',
  'images',
  'images/logos',
] as const;

/** Where links lead: out, to hidden files, nowhere, in a circle, to devices, to the project's own code. */
const targets = (root: string, content: string) => [
  ...[
    'secret.json',
    'watched',
    'watched/a.json',
    'watched/inner',
    'watched/a.svg',
    'watched/a.txt',
    'nothing',
  ].map((name) => join(root, name)),
  ...[
    root,
    '/',
    '/proc/self',
    '/proc/self/environ',
    '/proc/self/root',
    '/dev/null',
    '/dev/tty',
    '/dev/fd/0',
    resolve('src'),
  ],
  ...[
    content,
    dirname(content),
    join(dirname(content), '.git'),
    join(content, '.edit'),
    join(content, '.edit/0'),
  ],
  ...[
    join(content, 'link'),
    join(content, 'pages/link'),
    join(content, 'pages/home.json'),
    join(content, 'pages'),
  ],
];

/** Puts a link, a pipe, a socket or a second name of a file to a place. */
export function leaveLink(random: Random, root: string, content: string): void {
  const name = random.chance(0.5)
    ? random.pick(places)
    : random.chance(0.5)
      ? random.pick(replaced)
      : randomPlace(random);
  const path = join(content, name);
  if (!isFree(content, name)) return;
  const all = targets(root, content);
  const target = all[random.below(all.length)] ?? root;
  const shown = random.chance(0.5) ? target : relative(dirname(path), target) || '.';
  rmSync(path, { recursive: true, force: true });
  mkdirSync(dirname(path), { recursive: true });
  const kind = random.below(12);
  if (kind === 0) execFileSync('mkfifo', ['--', path]);
  else if (kind === 1 && isFile(join(content, 'site.json'))) linkSync(join(content, 'site.json'), path);
  // A second name of the one that all folders of a run have beside them.
  else if (kind === 2) linkSync(join(root, '../socket'), path);
  else symlinkSync(shown, path);
}

const isFile = (path: string) => lstatSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

/** No link or file is above it, so that what makes the folder never writes outside itself. */
export function isFree(content: string, name: string): boolean {
  return foldersAbove(name)
    .reverse()
    .every((above) => {
      const stats = lstatSync(join(content, above), { throwIfNoEntry: false });
      return stats === undefined || stats.isDirectory();
    });
}
