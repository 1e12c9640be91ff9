import { chmodSync, lstatSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { tricks } from '../generated/hostile-text';
import { isFree } from './links';
import { randomPath, randomPlace } from './names';
import type { Random } from './random';

const blocks = [
  'hero',
  'prose',
  'cardGrid',
  'faq',
  'split',
  'video',
  'map',
  '__proto__',
  'contactForm',
] as const;
const keys = [
  'heading',
  'text',
  'image',
  'href',
  'items',
  '__proto__',
  'constructor',
  'id',
  'words',
  'endpoint',
] as const;
const trick = (random: Random) => tricks[random.below(tricks.length)] ?? '';

function randomValue(random: Random, root: string, depth = 0): unknown {
  const kind = random.below(depth > 3 ? 6 : 9);
  if (kind < 2) return trick(random);
  if (kind < 3) return random.pick([null, true, -0, 1e308, 2 ** 53, '', []] as const);
  if (kind < 4) return { type: 'file', src: randomPath(random, root), alt: trick(random) };
  if (kind < 6) return randomPath(random, root);
  if (kind < 7) return random.some(4, () => randomValue(random, root, depth + 1));
  return Object.fromEntries(random.some(4, () => [random.pick(keys), randomValue(random, root, depth + 1)]));
}

const deep = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;

function pageText(random: Random, root: string): string {
  const kind = random.below(10);
  if (kind === 0) return deep(10 ** (1 + random.below(4)));
  if (kind === 1) return `{"path":"/x","__proto__":{"polluted":true},"title":${deep(3)}`;
  if (kind === 2) return trick(random);
  return JSON.stringify({
    path: random.chance(0.7) ? `/${random.below(1000)}` : randomPath(random, root),
    title: trick(random),
    description: `${trick(random)} is a description of a page that is long enough.`,
    aliases: random.some(2, () => randomPath(random, root)),
    blocks: random.some(4, () => ({
      type: random.pick(blocks),
      ...Object.fromEntries(random.some(4, () => [random.pick(keys), randomValue(random, root)])),
    })),
  });
}

/** What would run, or leave a mark, if anything took it for code or settings. */
function actingText(random: Random, mark: string): string {
  const script = `require("node:fs").writeFileSync(${JSON.stringify(mark)}, "")`;
  return random.pick([
    `#!/bin/sh\n: > '${mark}'\n`,
    JSON.stringify({ type: 'commonjs', scripts: { build: `touch ${mark}`, postinstall: `touch ${mark}` } }),
    `import { writeFileSync } from 'node:fs';\nwriteFileSync(${JSON.stringify(mark)}, '');\nexport default {};\n`,
    `NODE_OPTIONS=--require ${mark}\nVITE_X=1\nSITE_CONTENT=/\n`,
    JSON.stringify({ extends: '/etc/passwd', compilerOptions: { plugins: [{ name: mark }] } }),
    script,
    '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg">&x;</svg>',
    '<svg xmlns="http://www.w3.org/2000/svg"><image href="../../secret.json"/><script>canary()</script></svg>',
    '\x89PNG\r\n\x1a\n\0\0\0\rIHDR\xff\xff\xff\xff\xff\xff\xff\xff\x08\x06\0\0\0',
    'GIF89a\xff\xff\xff\xff\xf7\0\0',
  ]);
}

const actors = [
  ...[
    'vite.config.ts',
    'vite.config.js',
    'package.json',
    '.env',
    '.env.local',
    'tsconfig.json',
    '.npmrc',
    'postcss.config.js',
  ],
  ...[
    'files/a.html',
    'files/a.js',
    'files/a.pdf',
    'files/.htaccess',
    'files/a.svg',
    'images/a.svg',
    'images/a.png',
    'images/a.jpg',
  ],
  ...[
    '.browserslistrc',
    '.vscode/settings.json',
    'node_modules/react/index.js',
    'node_modules/.bin/git',
    'git',
    'git.exe',
  ],
  ...['images/logos/globex.svg', 'images/office.png', '.husky/pre-commit', '.editorconfig', 'biome.json'],
] as const;

const globs = [
  'pages/**/*.json',
  '../**/*.json',
  '**/*',
  '/**',
  '../secret.json',
  'link/**',
  '.edit/*',
  'pages/*.json',
] as const;

/** Puts a file with hostile content, or a hostile name, to a place. */
export function leaveContent(random: Random, root: string, content: string, mark: string): void {
  const kind = random.below(4);
  const name =
    kind === 0
      ? random.pick(actors)
      : kind === 1
        ? randomPlace(random)
        : kind === 2
          ? `pages/${random.below(9)}.json`
          : 'site.json';
  const text =
    kind === 3 ? siteText(random, root) : kind === 2 ? pageText(random, root) : actingText(random, mark);
  writeText(random, content, name, text);
}

function siteText(random: Random, root: string): string {
  const site = {
    site: {
      name: trick(random),
      url: 'https://harborlights.net',
      language: 'en',
      email: 'a@b.example',
      phone: '+62 361 444 0142',
    },
    header: { links: [] },
    footer: { columns: [], notice: trick(random), logo: randomPath(random, root) },
    pages: random.some(3, () => (random.chance(0.6) ? random.pick(globs) : randomPath(random, root))),
    ...Object.fromEntries(random.some(2, () => [random.pick(keys), randomValue(random, root)])),
  };
  return JSON.stringify(site);
}

/** In the folder alone: never through a link that it holds. */
export function writeText(random: Random, content: string, name: string, text: string): void {
  const path = join(content, name);
  if (!isFree(content, name) || lstatSync(path, { throwIfNoEntry: false })?.isDirectory()) return;
  rmSync(path, { recursive: true, force: true });
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text, 'latin1');
  if (random.chance(0.2)) chmodSync(path, random.pick([0o000, 0o444, 0o755, 0o777, 0o4755] as const));
}
