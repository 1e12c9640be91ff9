import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { shippedOnly } from '../../../scripts/init/replace-content';
import { compareOutputs, lookOf, wordsOfComparison } from '../../../scripts/upgrade/compare-outputs';
import { withoutSecret } from '../../../scripts/upgrade/engine-versions';
import { mergeManifests, samePackages } from '../../../scripts/upgrade/manifest';
import { generated, ownerOf } from '../../../scripts/upgrade/ownership';
import { createPictures } from '../../../scripts/upgrade/page-pictures';
import { newMessages } from '../../../scripts/upgrade/project-commands';
import { recordEngine } from '../../../scripts/upgrade/record-engine';
import { generatedFiles } from '../../../src/node/base/generate/generate';
import { schemaFile } from '../../../src/node/base/generate/update-schema';
import { committedProject, gitIn } from '../../support/git/git-repository';
import { temporaryFolder } from '../../support/temporary-site';

describe('the owner of a file', () => {
  const tracked = execFileSync('git', ['ls-files', '-z']).toString().split('\0').slice(0, -1);

  test.each([
    ['content/site.json', 'site'],
    ['content/pages/a/b.json', 'site'],
    ['src/own/blocks/price-list/price-list.tsx', 'site'],
    ['src/own/README.md', 'engine'],
    ['src/own/blocks/README.md', 'site'],
    ['src/own-api.ts', 'engine'],
    ['src/content/x.ts', 'engine'],
    ['.env', 'site'],
    ['.env.production', 'site'],
    ['.envoy', 'engine'],
    ['package.json', 'site'],
    ['docs/recipes/package.json', 'engine'],
    ['package-lock.json', 'generated'],
    ['README.md', 'site'],
    ['docs/README.md', 'engine'],
    ['docs/reference.md', 'generated'],
    ['site.schema.json', 'generated'],
    ['page.schema.json', 'engine'],
    ['tests/shipped-site/output.test.ts', 'site'],
    ['tests/site/setup.ts', 'engine'],
    ['docs/screens/home.jpg', 'site'],
    ['docs/screens/blocks/hero.jpg', 'engine'],
  ])('of %s is the %s', (path, owner) => {
    expect(ownerOf(path)).toBe(owner);
  });

  test('is one for each tracked file, and all three own some', () => {
    expect(new Set(tracked.map(ownerOf))).toEqual(new Set(['engine', 'site', 'generated']));
    const engines = tracked.filter((path) => ownerOf(path) === 'engine');
    expect(engines.filter((path) => /^(content\/|src\/own\/.*\.(tsx?|css)$)/.test(path))).toEqual([]);
  });

  test('generated are the files that npm run types writes, and the lock of the packages', () => {
    const written = [schemaFile, ...generatedFiles.map(({ file }) => file), 'package-lock.json'];
    expect([...generated].sort()).toEqual(written.sort());
    expect(tracked.filter((path) => ownerOf(path) === 'generated').sort()).toEqual(written.sort());
    expect(tracked.filter((path) => /\.gen\./.test(path) && ownerOf(path) !== 'generated')).toEqual([]);
  });

  test('is the site of all that init removes, with its content', () => {
    const paths = shippedOnly(process.cwd()).map((path) =>
      relative(process.cwd(), path).replaceAll('\\', '/'),
    );
    const removed = tracked.filter((file) =>
      paths.some((path) => file === path || file.startsWith(`${path}/`)),
    );
    expect(removed.filter((file) => ownerOf(file) !== 'site')).toEqual([]);
  });
});

describe('package.json', () => {
  const base = {
    name: 'engine',
    version: '1.0.0',
    type: 'module',
    scripts: { build: 'a', old: 'o' },
    dependencies: { react: '1.0.0', zod: '1.0.0' },
  };

  test.each([
    ['takes what only the engine has changed', {}, { version: '2.0.0' }, { version: '2.0.0' }],
    ['keeps what only the site has changed', { name: 'site' }, {}, { name: 'site' }],
    ['keeps the site’s name, where both have one', { name: 'site' }, { name: 'new' }, { name: 'site' }],
    ['keeps what the site adds', { engine: { commit: 'a' } }, {}, { engine: { commit: 'a' } }],
    ['takes what the engine adds', {}, { homepage: 'b' }, { homepage: 'b' }],
    ['removes what the engine removes', {}, { type: undefined }, { type: undefined }],
    [
      'keeps a font of the site beside the engine’s changes, in order',
      { dependencies: { react: '1.0.0', zod: '1.0.0', 'a-font': '3.0.0' } },
      { dependencies: { react: '2.0.0' } },
      { dependencies: { 'a-font': '3.0.0', react: '2.0.0' } },
    ],
    [
      'leaves out a package that the site has removed, though the engine has a new one of it',
      { dependencies: { react: '1.0.0' } },
      { dependencies: { react: '1.0.0', zod: '2.0.0' } },
      { dependencies: { react: '1.0.0' } },
    ],
    [
      'takes the engine’s version where both have another, as it was tested with that',
      { dependencies: { react: '1.1.0', zod: '1.0.0' } },
      { dependencies: { react: '2.0.0', zod: '1.0.0' } },
      { dependencies: { react: '2.0.0', zod: '1.0.0' } },
    ],
    [
      'merges scripts one by one',
      { scripts: { build: 'mine', old: 'o', deploy: 'd' } },
      { scripts: { build: 'a', upgrade: 'u' } },
      { scripts: { build: 'mine', upgrade: 'u', deploy: 'd' } },
    ],
    [
      'merges a part that the site has added, and then the engine',
      { overrides: { a: '1' } },
      { overrides: { b: '2' } },
      { overrides: { a: '1', b: '2' } },
    ],
  ])('%s', (_, own, next, expected) => {
    const stated = (changes: object) => JSON.parse(JSON.stringify({ ...base, ...changes }));
    const merged = mergeManifests(base, stated(own), stated(next));
    expect(merged).toEqual(stated(expected));
    const { dependencies = {} } = merged;
    expect(Object.keys(Object(dependencies))).toEqual(Object.keys(Object(dependencies)).sort());
  });

  test('asks for the same packages in any order, and for others if one has another version', () => {
    const manifest = { name: 'a', dependencies: { a: '1', b: '2' } };
    expect(samePackages(manifest, { dependencies: { b: '2', a: '1' }, name: 'b' })).toBe(true);
    expect(samePackages(manifest, { dependencies: { a: '1', b: '3' } })).toBe(false);
    expect(samePackages(manifest, { ...manifest, devDependencies: { c: '1' } })).toBe(false);
  });
});

test.each([
  ['https://token@github.com/a/b.git', 'https://github.com/a/b.git'],
  ['https://me:secret@github.com/a/b.git', 'https://github.com/a/b.git'],
  ['https://github.com/a/b@c.git', 'https://github.com/a/b@c.git'],
  ['git@github.com:a/b.git', 'git@github.com:a/b.git'],
  ['ssh://git@github.com/a/b.git', 'ssh://git@github.com/a/b.git'],
  ['/srv/engine', '/srv/engine'],
])('the address %s is recorded as %s', (address, recorded) => {
  expect(withoutSecret(address)).toBe(recorded);
});

describe('two builds', () => {
  const page = (body: string, asset = 'AAAAAAAA', style = 'a{}') =>
    `<html><head><meta http-equiv="Content-Security-Policy" content="script-src 'sha256-${asset}'"><style>${style}</style><link rel="preload" href="/assets/text-${asset}.woff2"></head><body>${body}<script type="module" src="/assets/index-${asset}.js"></script><script type="application/json">{"build":"${asset}"}</script></body></html>`;

  test.each([
    ['the names of scripts and fonts, and the policy', page('a'), page('a', 'B-_BBBB0'), true],
    ['a text', page('a'), page('b'), false],
    ['a style', page('a'), page('a', 'AAAAAAAA', 'a{color:red}'), false],
    ['a picture', page('<img src="/images/a.1.webp">'), page('<img src="/images/a.2.webp">'), false],
  ])('that differ in %s', (_, one, other, isAlike) => {
    expect(lookOf(one) === lookOf(other)).toBe(isAlike);
  });

  const folder = (files: Readonly<Record<string, string>>) => {
    const made = temporaryFolder();
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(made, file)), { recursive: true });
      writeFileSync(join(made, file), text);
    }
    return made;
  };

  test('are compared page by page', async () => {
    const before = folder({ 'index.html': 'a', 'a/index.html': 'a', 'b/index.html': 'b', 'x.css': 'a' });
    const after = folder({ 'index.html': 'a', 'a/index.html': 'b', '404.html': 'c', 'x.css': 'b' });
    expect(await compareOutputs(before, after)).toEqual({
      different: ['/a'],
      added: ['/404.html'],
      removed: ['/b'],
      alike: 1,
    });
  });

  test('are compared by pictures where a page or a file that it names has another content', async () => {
    const before = { same: page('a'), text: page('b'), font: page('c'), none: page('d'), code: page('e') };
    const after = { ...before, text: page('x'), none: page('x'), font: page('c', 'BBBBBBBB') };
    const files = (pages: object) =>
      Object.fromEntries(Object.entries(pages).map(([name, html]) => [`${name}.html`, html]));
    const asked: string[] = [];
    const compared = await compareOutputs(folder(files(before)), folder(files(after)), async (file) => {
      asked.push(file);
      return { 'text.html': false, 'font.html': true }[file];
    });
    expect(asked).toEqual(['font.html', 'none.html', 'text.html']);
    expect(compared).toMatchObject({ different: ['/font.html', '/none.html'], alike: 3 });
  });

  test('are compared by their documents where no browser starts', async () => {
    vi.stubEnv('CHROMIUM_PATH', '/no/browser');
    onTestFinished(() => void vi.unstubAllEnvs());
    const outputs = [page('a'), page('x')].map((html) => folder({ 'a.html': html, 'same.html': page('b') }));
    const [before = '', after = ''] = outputs;
    const pictures = createPictures(before, after);
    expect(await compareOutputs(before, after, pictures.differ)).toMatchObject({ different: ['/a.html'] });
    expect(await pictures.end()).toBeUndefined();
  });

  test.each([
    [{ different: 3, alike: 165 }, '3 of 168 pages look different, 165 do not'],
    [{ different: 1, alike: 1 }, '1 of 2 pages looks different, 1 does not'],
    [{ different: 0, alike: 1 }, '0 of 1 page look different, 1 does not'],
    [{ alike: 2, added: 1, removed: 2 }, '0 of 2 pages look different, 2 do not, 1 is new, 2 are gone'],
  ])('%j are told as: %s', (counts: Readonly<Record<string, number>>, words) => {
    const { different = 0, alike = 0, added = 0, removed = 0 } = counts;
    const paths = (count: number) => Array.from({ length: count }, () => '/');
    const compared = { different: paths(different), added: paths(added), removed: paths(removed), alike };
    expect(wordsOfComparison(compared)).toBe(words);
  });
});

test('a message is new if the other check did not have it, wherever its line is now', () => {
  const message = { id: 'a', severity: 'warning', file: 'site.json', line: 1, message: 'One.' };
  const other = { ...message, message: 'Two.' };
  expect(newMessages([message], [{ ...message, line: 9 }, other])).toEqual([other]);
});

test('a clone records its engine in package.json, without a secret, and once', async () => {
  const { project } = committedProject();
  writeFileSync(join(project, 'package.json'), '{\n  "name": "a"\n}\n');
  expect(await recordEngine(project)).toBe(false);
  gitIn(project, 'remote', 'add', 'origin', 'https://me:secret@git.example/engine.git');
  expect(await recordEngine(project)).toBe(true);
  const commit = gitIn(project, 'rev-parse', 'HEAD').trim();
  const from = 'https://git.example/engine.git';
  expect(readFileSync(join(project, 'package.json'), 'utf8')).toBe(
    `{\n  "name": "a",\n  "engine": {\n    "from": "${from}",\n    "commit": "${commit}"\n  }\n}\n`,
  );
  expect(await recordEngine(project)).toBe(false);
});
