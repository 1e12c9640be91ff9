import { execFileSync } from 'node:child_process';
import { readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesIn } from '../../../../tests/support/files-in';
import { commitAll, committedProject, gitIn } from '../../../../tests/support/git/git-repository';
import { temporaryFolder } from '../../../../tests/support/temporary-site';
import { long } from '../../../../tests/support/variations';
import { publishedContent } from './published-content';

const notThere =
  'This clone does not have the branch that is online. Let the host fetch it before the build: git fetch origin main:refs/remotes/origin/main. Or name a revision with --since.';

const find = (content: string, since?: string) => publishedContent(content, temporaryFolder(), since);

/** The title of the home page that was found, and what it is called. */
async function titleFound(content: string, since?: string) {
  const found = await find(content, since);
  if (typeof found === 'string') return found;
  const { title } = JSON.parse(readFileSync(join(found.folder, 'pages/home.json'), 'utf8'));
  return `${title} at ${found.name}`;
}

const write = (content: string, title: string) =>
  writeFileSync(join(content, 'pages/home.json'), JSON.stringify({ title }));

/** A branch that has left the main one, which has gone on since. */
function branchedProject() {
  const { project, content } = committedProject();
  const commit = (title: string) => {
    write(content, title);
    commitAll(project);
  };
  commit('Online');
  gitIn(project, 'switch', '-q', '-c', 'fair');
  commit('Fair');
  gitIn(project, 'switch', '-q', 'main');
  commit('Newer');
  gitIn(project, 'switch', '-q', 'fair');
  write(content, 'Not committed');
  return { project, content };
}

function cloned(project: string, ...options: readonly string[]): string {
  // What the repository of a host has.
  gitIn(project, 'symbolic-ref', 'HEAD', 'refs/heads/main');
  const clone = join(realpathSync(temporaryFolder()), 'clone');
  execFileSync('git', ['clone', '-q', ...options, `file://${project}`, clone]);
  return join(clone, 'content');
}

test('what is online is where the branch has left the main one', async () => {
  const { project, content } = branchedProject();
  expect(await titleFound(content)).toBe('Online at main');
  expect(await titleFound(content, 'fair')).toBe('Fair at fair');
  expect(await titleFound(cloned(project, '--branch', 'fair'))).toBe('Online at origin/main');
});

long('a clone of one branch says what to fetch, and takes the main branch as it is then', async () => {
  const { project } = branchedProject();
  const content = cloned(project, '--depth', '1', '--branch', 'fair');
  expect(await find(content)).toBe(notThere);
  gitIn(content, 'fetch', '-q', '--depth', '1', 'origin', 'main:refs/remotes/origin/main');
  expect(await titleFound(content)).toBe('Newer at origin/main');
});

long('all files of the content are taken, and no hidden ones', async () => {
  const { project, content } = committedProject();
  writeFileSync(join(content, '.hidden'), '');
  commitAll(project);
  const files = filesIn(content).filter((file) => file !== '.hidden');
  rmSync(join(content, 'images'), { recursive: true });
  const found = await find(content);
  expect(typeof found === 'string' ? found : filesIn(found.folder)).toEqual(files);
});

test('without git or content there, a sentence says so', async () => {
  const { project, content } = committedProject();
  gitIn(project, 'rm', '-rq', '--cached', 'content');
  gitIn(project, 'commit', '-q', '-m', 'Without');
  expect(await find(content)).toBe('There is no content at main, because it has no site.json there.');
  await expect(find(content, 'no-such')).rejects.toThrow("git can't show the content at no-such:");
  rmSync(join(project, '.git'), { recursive: true });
  expect(await find(content)).toBe('The content is in no git repository, so it is not known what is online.');
});
