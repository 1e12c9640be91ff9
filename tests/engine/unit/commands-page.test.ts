import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { expect, test } from 'vitest';
import manifest from '../../../package.json' with { type: 'json' };

const names = Object.keys(manifest.scripts);

/** What keeps a site of one’s own up to date. */
const isOfSites = /^(upgrade|merge|due)$/;

test('package.json has at most 14 commands, and those that keep a site up to date', () => {
  expect(names.filter((name) => !isOfSites.test(name)).length).toBeLessThanOrEqual(14);
});

test('docs/commands.md has a row for each command, and for no other', () => {
  const rows = readFileSync('docs/commands.md', 'utf8').matchAll(/^\| `npm (?:run )?([\w:-]+)/gm);
  expect(new Set([...rows].map(([, name]) => name))).toEqual(new Set(names));
});

test('no document, workflow or message names a command that is not there', () => {
  const files = globSync(
    [
      '*.md',
      'docs/**/*.md',
      'src/**/*.ts',
      'src/**/*.tsx',
      'scripts/**/*.ts',
      'tests/**/*.ts',
      '.github/**/*.yml',
      'Dockerfile',
    ],
    { dot: true, ignore: ['src/node/base/command/*.test.ts'] },
  );
  const unknown = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/npm run (?:-s |--silent )?([a-z][\w-]*(?::\w+)*)/g)]
      .filter(([, name = '']) => !names.includes(name))
      .map(([call]) => `${file}: ${call}`),
  );
  expect(unknown).toEqual([]);
});
