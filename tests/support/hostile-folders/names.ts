import type { Random } from './random';

/** Names of files and folders that a disk takes, and that something may trip over. */
const names = [
  ...[
    '-rf',
    '--help',
    '--output=x',
    '-',
    '~',
    '*',
    '?',
    '$(touch x)',
    '`touch x`',
    'a;touch x',
    'a|b',
    'a&b',
  ],
  ...['CON', 'nul.json', 'com1.json', 'LPT1', 'a.', 'a ', ' a', 'Home.json', 'HOME.JSON', 'site.JSON'],
  ...[
    'caf\u00e9.json',
    'cafe\u0301.json',
    '\u202egnp.exe',
    '\u200b',
    '\ufeff.json',
    'I\u0307.json',
    '\u{1f600}.json',
  ],
  ...[
    'a\nb.json',
    'a\tb',
    '\u0007',
    '\u001b[31m',
    "a'b",
    'a"b',
    'a\\b',
    'a:b',
    '<b>',
    '%2e%2e',
    '%00',
    '..a',
  ],
  ...[
    '__proto__',
    'constructor',
    'toString.json',
    '__proto__.json',
    'undefined',
    'null',
    '...',
    '.hidden',
    '.env',
  ],
  ...[
    'package.json',
    'vite.config.ts',
    'tsconfig.json',
    'index.html',
    '_headers',
    '_redirects',
    'node_modules',
  ],
  ...[
    `${'x'.repeat(250)}.json`,
    '\u00e4'.repeat(127),
    'HEAD',
    'config',
    '.git',
    '.gitmodules',
    '.gitattributes',
  ],
] as const;

export const randomName = (random: Random): string => random.pick(names);

const folders = [
  '',
  'pages/',
  'pages/services/',
  'images/',
  'images/logos/',
  'files/',
  'collections/',
  'a/b/c/d/',
] as const;

/** Below the content folder. */
export const randomPlace = (random: Random): string => `${random.pick(folders)}${randomName(random)}`;

const files = [
  'site.json',
  'pages/home.json',
  'pages/contact.json',
  'pages/services/radio.json',
  'images/office.png',
] as const;
const ways = [
  ...[
    '../secret.json',
    '../watched/a.json',
    '../../project/watched/a.json',
    'pages/../../secret.json',
    './site.json',
  ],
  ...[
    '..\\secret.json',
    'pages\\..\\..\\secret.json',
    'C:\\secret',
    'C:secret',
    '\\\\host\\share',
    'NUL',
    'a:b',
  ],
  ...[
    '.git/hooks/pre-commit',
    '.edit/plan.json',
    '.edit/seal',
    '.edit/0',
    '0',
    'plan.json',
    'seal',
    '.env',
    'pages/.x',
  ],
  ...[
    '',
    '.',
    '..',
    '/',
    '//',
    'pages',
    'pages/',
    'pages//home.json',
    'site.json/x',
    'a\0b',
    '\0',
    `${'a/'.repeat(2000)}a`,
  ],
  ...[
    'x'.repeat(5000),
    '\u2025/secret.json',
    '\uff0e\uff0e/secret.json',
    'cafe\u0301.json',
    '__proto__',
    'link/new.json',
  ],
  ...[
    'link/../../secret.json',
    'link',
    'link/secret.json',
    'pages/link/a.json',
    'images/link/a.json',
    'images/out.png',
  ],
] as const;

/** What a plan, an operation or a page may name as a file. */
export function randomPath(random: Random, root: string): string {
  const absolute = ['secret.json', 'watched/a.json', 'project/watched/a.json'] as const;
  const kind = random.below(10);
  if (kind < 3) return random.pick(files);
  if (kind < 4) return `${root}/${random.pick(absolute)}`;
  if (kind < 5) return randomPlace(random);
  return random.pick(ways);
}
