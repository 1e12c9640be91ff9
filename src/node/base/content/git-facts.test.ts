import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { gitFacts } from './git-facts';

let repository: string;
let content: string;
beforeEach(() => {
  repository = mkdtempSync(join(tmpdir(), 'dates-'));
  content = join(repository, 'content');
  mkdirSync(join(content, 'pages'), { recursive: true });
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(repository, { recursive: true, force: true });
});

/** Throws what git says. */
const factsOf = (folder: string) =>
  gitFacts(folder, (line) => {
    throw new Error(line);
  });
const datesOf = async (folder: string) => (await factsOf(folder)).dates;

const write = (path: string, text: string) => writeFileSync(join(content, path), text);
const day = (number: number) => `2026-01-0${number}T10:00:00+00:00`;

function git(...args: string[]) {
  const who = ['-c', 'user.name=Test', '-c', 'user.email=test@northport.example'];
  execFileSync('git', [...who, ...args], { cwd: repository, stdio: 'pipe' });
}

function commit(number: number) {
  vi.stubEnv('GIT_COMMITTER_DATE', day(number));
  git('add', '-A');
  git('commit', '-q', '-m', `Day ${number}`);
}

/** Two commits: `pages/b c.json` was changed by the second one, too. */
function history() {
  git('init', '-q');
  write('site.json', '{}');
  write('pages/ä.json', '1');
  write('pages/b c.json', '1');
  commit(1);
  write('pages/b c.json', '2');
  commit(2);
}

it('a file has the date of the last commit that changed it', async () => {
  history();
  expect(Object.fromEntries(await datesOf(content))).toEqual({
    'site.json': day(1),
    'pages/ä.json': day(1),
    'pages/b c.json': day(2),
  });
});

it('a file with changes that are not committed has none', async () => {
  history();
  write('site.json', '{ }');
  write('pages/new.json', '1');
  write('pages/ä.json', '2');
  git('add', 'content/pages/ä.json');
  expect([...(await datesOf(content)).keys()]).toEqual(['pages/b c.json']);
});

it('a file that was deleted and created again has none', async () => {
  history();
  git('rm', '-q', 'content/pages/b c.json');
  commit(3);
  write('pages/b c.json', '2');
  expect([...(await datesOf(content)).keys()].sort()).toEqual(['pages/ä.json', 'site.json']);
});

it('a file that a merge added or changed has the date of its last change', async () => {
  history();
  git('checkout', '-q', '-b', 'side', 'HEAD~1');
  write('pages/b c.json', '3');
  write('pages/ä.json', '3');
  commit(3);
  git('checkout', '-q', '-');
  try {
    git('merge', '-q', 'side');
  } catch {
    write('pages/b c.json', '4');
  }
  commit(4);
  const dates = await datesOf(content);
  expect([dates.get('pages/ä.json'), dates.get('pages/b c.json')]).toEqual([day(3), day(4)]);
});

it('nothing has a date in a shallow clone', async () => {
  history();
  git('clone', '-q', '--depth=1', `file://${repository}`, 'shallow');
  expect(await datesOf(join(repository, 'shallow/content'))).toEqual(new Map());
});

it('nothing has a date outside a repository, before the first commit and without git', async () => {
  vi.stubEnv('GIT_CEILING_DIRECTORIES', tmpdir());
  expect(await datesOf(content)).toEqual(new Map());
  git('init', '-q');
  expect(await datesOf(content)).toEqual(new Map());
  write('site.json', '{}');
  commit(1);
  expect((await datesOf(content)).size).toBe(1);
  vi.stubEnv('PATH', content);
  expect(await datesOf(content)).toEqual(new Map());
});
