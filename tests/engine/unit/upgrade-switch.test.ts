import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { completeSwitch, hashOf } from '../../../scripts/upgrade/complete.mjs';
import { filesIn } from '../../support/files-in';
import { temporaryFolder } from '../../support/temporary-site';

function put(root: string, file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

/** A new version that is ready: one file is changed, one is new, one is gone, and packages are new. */
function readyProject(): string {
  const root = temporaryFolder();
  put(root, 'src/a.ts', 'old');
  put(root, 'src/gone/b.ts', 'old');
  put(root, 'content/site.json', 'mine');
  put(root, 'index', 'old');
  put(root, 'node_modules/react', 'old');
  put(root, 'node_modules/.vite/photo', 'kept');
  put(root, '.upgrade/new-version/src/a.ts', 'new');
  put(root, '.upgrade/new-version/src/new/c.ts', 'new');
  put(root, '.upgrade/new-version/node_modules/react', 'new');
  put(root, '.upgrade/index', 'new');
  const files = ['src/a.ts', 'src/gone/b.ts', 'src/new/c.ts'].map((path) => ({
    path,
    was: hashOf(join(root, path)),
    stays: path !== 'src/gone/b.ts',
  }));
  const plan = {
    commit: 'abcdef0123',
    index: join(root, 'index'),
    place: 'new-version',
    packages: true,
    files,
  };
  put(root, '.upgrade/switch.json', JSON.stringify(plan));
  return root;
}

const contentOf = (root: string) =>
  Object.fromEntries(filesIn(root).map((file) => [file, readFileSync(join(root, file), 'utf8')]));

const whole = {
  'content/site.json': 'mine',
  index: 'new',
  'node_modules/.vite/photo': 'kept',
  'node_modules/react': 'new',
  'src/a.ts': 'new',
  'src/new/c.ts': 'new',
};

test.each([
  ['before its first step', () => {}],
  [
    'between the packages',
    (root: string) => renameSync(join(root, 'node_modules'), join(root, '.upgrade/old-packages')),
  ],
  [
    'after the packages',
    (root: string) => {
      renameSync(join(root, 'node_modules'), join(root, '.upgrade/old-packages'));
      renameSync(join(root, '.upgrade/new-version/node_modules'), join(root, 'node_modules'));
    },
  ],
  ['after a file is gone', (root: string) => rmSync(join(root, 'src/gone'), { recursive: true })],
  [
    'after a file is in place',
    (root: string) => renameSync(join(root, '.upgrade/new-version/src/a.ts'), join(root, 'src/a.ts')),
  ],
  ['after the index', (root: string) => renameSync(join(root, '.upgrade/index'), join(root, 'index'))],
])('a switch that was killed %s is completed', (_, done) => {
  const root = readyProject();
  done(root);
  expect(completeSwitch(root)).toBeUndefined();
  expect(contentOf(root)).toEqual(whole);
  expect(existsSync(join(root, 'src/gone'))).toBe(false);
  expect(completeSwitch(root)).toBeUndefined();
});

test.each([
  [
    'src/a.ts',
    'An update of the engine, to abcdef0, waits to be completed, but src/a.ts was changed since. Move it elsewhere, bring the old one back by git checkout HEAD~1 -- src/a.ts, and run this again.',
  ],
  [
    'src/new/c.ts',
    'An update of the engine, to abcdef0, waits to be completed, but src/new/c.ts was changed since. Move it elsewhere, and run this again.',
  ],
])('a switch never replaces %s, which a person has changed since', (file, sentence) => {
  const root = readyProject();
  put(root, file, 'mine');
  const before = contentOf(root);
  expect(completeSwitch(root)).toBe(sentence);
  expect(contentOf(root)).toEqual(before);
});
