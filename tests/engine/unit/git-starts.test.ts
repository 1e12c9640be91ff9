import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import { expect, test, vi } from 'vitest';
import { commitContent } from '../../../src/studio/server/changes/commit-content';
import { readAll } from '../../support/git/git-callers';
import { committedProject } from '../../support/git/git-repository';
import { temporaryFolder } from '../../support/temporary-site';

/** A literal that is git alone, or a command line that begins with it. */
const startsGit = /(['"`])git(\.exe)?\1|\b(exec|execSync|spawn|spawnSync)\(\s*['"`]git\b/;

test('no file of src and scripts starts git but those in src/node/base/git', () => {
  const files = globSync(['src/**/*.{ts,tsx}', 'scripts/**/*.{ts,tsx,mts,mjs,js,sh}', '!**/*.test.*']);
  const found = files.filter((file) => startsGit.test(readFileSync(file, 'utf8')));
  expect(found).toEqual(['src/node/base/git/run-git.ts']);
  expect(readFileSync('package.json', 'utf8')).not.toMatch(/": ".*\bgit /);
});

test('git runs without a shell, only on this machine, and never pushes', async () => {
  const { content } = committedProject();
  const folder = temporaryFolder();
  const log = join(folder, 'log');
  const real = (process.env.PATH ?? '')
    .split(':')
    .find((each) => globSync(`${each}/git`, { absolute: true }).length);
  writeFileSync(
    join(folder, 'git'),
    `#!/bin/sh\necho "$GIT_ALLOW_PROTOCOL|$*" >> '${log}'\nexec '${real}/git' "$@"\n`,
  );
  chmodSync(join(folder, 'git'), 0o755);
  vi.stubEnv('PATH', `${folder}:${process.env.PATH}`);
  for (const name of ['AUTHOR', 'COMMITTER']) {
    vi.stubEnv(`GIT_${name}_NAME`, 'Test');
    vi.stubEnv(`GIT_${name}_EMAIL`, 'test@northport.example');
  }
  await readAll(content);
  const read = readFileSync(log, 'utf8').trim().split('\n');
  writeFileSync(join(content, 'pages/$(touch mark); `touch mark`.json'), '{}');
  await commitContent(content, 'A message; $(touch mark)\n');
  const all = readFileSync(log, 'utf8').trim().split('\n');
  const commands = new Set(
    all.map(
      (line) =>
        line
          .split('|')[1]
          ?.replace(/--no-pager|--literal-pathspecs|-c \S+/g, '')
          .trim()
          .split(' ')[0],
    ),
  );
  expect([...commands].sort()).toEqual([
    'add',
    'cat-file',
    'commit',
    'config',
    'diff',
    'log',
    'ls-files',
    'ls-tree',
    'rev-parse',
    'status',
    'var',
  ]);
  const asking = read.filter((line) => !line.includes(' config '));
  expect(asking.filter((line) => !line.startsWith('none|'))).toEqual([]);
  expect(globSync(`${content}/**/mark`)).toEqual([]);
  vi.unstubAllEnvs();
});
