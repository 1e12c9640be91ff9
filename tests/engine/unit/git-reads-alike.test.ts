import {
  appendFileSync,
  chmodSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { gitFacts } from '../../../src/node/base/content/git-facts';
import { revisionFiles } from '../../../src/node/base/content/revision-files';
import { readAll } from '../../support/git/git-callers';
import { commitAll, committedProject, gitIn } from '../../support/git/git-repository';
import { lookAt } from '../../support/hostile-folders/bait';
import { temporaryFolder } from '../../support/temporary-site';
import { long, oneOfEvery, withVariations } from '../../support/variations';

afterEach(() => vi.unstubAllEnvs());

/** The variables that git sets for what it starts, by how it is started. */
const starts: Readonly<Record<string, (tree: string, note: string) => void>> = {
  'a hook': (tree, note) => {
    const hook = join(gitIn(tree, 'rev-parse', '--git-path', 'hooks').trim(), 'pre-commit');
    mkdirSync(join(hook, '..'), { recursive: true });
    writeFileSync(hook, `#!/bin/sh\nenv | grep ^GIT_ > '${note}'\n`);
    chmodSync(hook, 0o755);
    gitIn(tree, 'commit', '-q', '--allow-empty', '-m', 'Hook');
    rmSync(hook);
  },
  'rebase --exec': (tree, note) => {
    gitIn(tree, 'commit', '-q', '--allow-empty', '-m', 'More');
    gitIn(tree, 'rebase', '-q', '--exec', `env | grep ^GIT_ > '${note}'`, 'HEAD~1');
  },
  'an alias': (tree, note) => {
    gitIn(join(tree, 'content'), '-c', `alias.note=!env | grep ^GIT_ > '${note}'`, 'note');
  },
};

test.each(oneOfEvery(3, Object.entries(starts)))('in a linked work tree, started by %s', async (_, start) => {
  const { project } = committedProject();
  const tree = join(project, '../tree');
  gitIn(project, 'worktree', 'add', '-q', tree, '-b', 'side');
  const content = join(tree, 'content');
  const note = join(temporaryFolder(), 'variables');
  start(tree, note);
  appendFileSync(join(content, 'pages/home.json'), '\n');
  const expected = await readAll(content);
  expect(expected['dates of the sitemap']).toContain('site.json');
  for (const line of readFileSync(note, 'utf8').trim().split('\n')) {
    const [, name = '', value = ''] = /^(\w+)=(.*)$/.exec(line) ?? [];
    vi.stubEnv(name, value);
  }
  expect(await readAll(content)).toEqual(expected);
});

long('a person’s own GIT_DIR counts together with GIT_WORK_TREE, and not alone', async () => {
  const { project, content } = committedProject();
  const expected = await readAll(content);
  const elsewhere = join(project, '../elsewhere');
  renameSync(join(project, '.git'), elsewhere);
  vi.stubEnv('GIT_DIR', elsewhere);
  expect((await readAll(content))['dates of the sitemap']).toBeUndefined();
  vi.stubEnv('GIT_WORK_TREE', project);
  expect(await readAll(content)).toEqual(expected);
});

const settings: readonly [name: string, value: string][] = [
  ['diff.relative', 'true'],
  ['diff.noprefix', 'true'],
  ['diff.mnemonicPrefix', 'true'],
  ['diff.renames', 'copies'],
  ['diff.orderFile', '/dev/null'],
  ['diff.submodule', 'log'],
  ['log.follow', 'true'],
  ['log.showRoot', 'false'],
  ['log.showSignature', 'true'],
  ['log.date', 'relative'],
  ['log.decorate', 'full'],
  ['log.diffMerges', 'off'],
  ['format.pretty', 'raw'],
  ['i18n.logOutputEncoding', 'UTF-16'],
  ['color.ui', 'always'],
  ['core.quotePath', 'true'],
  ['core.abbrev', '5'],
  ['core.pager', 'false'],
  ['core.bare', 'true'],
  ['core.worktree', '/'],
  ['core.attributesFile', '/dev/null'],
  ['core.hooksPath', '/'],
  ['status.showUntrackedFiles', 'no'],
  ['status.relativePaths', 'false'],
  ['status.renames', 'copies'],
  ['status.short', 'true'],
  ['status.branch', 'true'],
];

test('no setting changes what is read: of a person, of the variables, of the repository', async () => {
  const { project, content } = committedProject();
  renameSync(join(content, 'pages/contact.json'), join(content, 'pages/räder 1.json'));
  appendFileSync(join(content, 'pages/home.json'), '\n');
  const expected = await readAll(content);
  const home = temporaryFolder();
  vi.stubEnv('HOME', home);
  const file = join(project, '.git/config');
  const own = readFileSync(file, 'utf8');
  for (const set of withVariations(
    [settings],
    settings.map((one) => [one]),
  )) {
    const text = set
      .map(([name, value]) => `[${name.split('.')[0]}]\n\t${name.split('.')[1]} = ${value}\n`)
      .join('');
    writeFileSync(join(home, '.gitconfig'), text);
    expect([set, await readAll(content)]).toEqual([set, expected]);
    writeFileSync(join(home, '.gitconfig'), '');
    writeFileSync(file, own + text);
    expect([set, await readAll(content)]).toEqual([set, expected]);
    writeFileSync(file, own);
    vi.stubEnv('GIT_CONFIG_COUNT', String(set.length));
    for (const [index, [name, value]] of set.entries()) {
      vi.stubEnv(`GIT_CONFIG_KEY_${index}`, name);
      vi.stubEnv(`GIT_CONFIG_VALUE_${index}`, value);
    }
    expect([set, await readAll(content)]).toEqual([set, expected]);
    vi.stubEnv('GIT_CONFIG_COUNT', '0');
  }
});

async function warningsOf(content: string): Promise<string[]> {
  const lines: string[] = [];
  const { dates } = await gitFacts(content, (line) => lines.push(line));
  if (lines.length > 0) expect(dates.size).toBe(0);
  return lines;
}

const damages: readonly (readonly [string, (project: string) => void, string])[] = [
  [
    'its settings are damaged',
    (project) => appendFileSync(join(project, '.git/config'), '[core\n'),
    'bad config line',
  ],
  ['HEAD is gone', (project) => rmSync(join(project, '.git/HEAD')), 'not a git repository'],
  ['the index is damaged', (project) => writeFileSync(join(project, '.git/index'), 'x'.repeat(99)), 'index'],
  [
    'objects are gone',
    (project) => {
      rmSync(join(project, '.git/objects'), { recursive: true });
      mkdirSync(join(project, '.git/objects'));
    },
    'bad object HEAD',
  ],
  [
    '.git leads nowhere',
    (project) => {
      rmSync(join(project, '.git'), { recursive: true });
      writeFileSync(join(project, '.git'), 'gitdir: ../gone\n');
    },
    'not a git repository',
  ],
];

test.each(oneOfEvery(3, damages))('a warning says why there are no dates: %s', async (_, damage, reason) => {
  const { project, content } = committedProject();
  expect(await warningsOf(content)).toEqual([]);
  damage(project);
  const [line, ...others] = await warningsOf(content);
  expect(line).toMatch(/^The sitemap has no dates, because git can't tell them: .*[^.]\.$/);
  expect(line).toContain(reason);
  expect(others).toEqual([]);
});

test('no warning without git, without a repository, and without a commit', async () => {
  const { project, content } = committedProject();
  rmSync(join(project, '.git'), { recursive: true });
  expect(await warningsOf(content)).toEqual([]);
  gitIn(project, 'init', '-q');
  expect(await warningsOf(content)).toEqual([]);
  vi.stubEnv('PATH', content);
  expect(await warningsOf(content)).toEqual([]);
});

test.each<[string, (project: string) => string, string]>([
  [
    'another name',
    (project) => {
      gitIn(project, 'mv', 'content', 'site');
      commitAll(project);
      return 'site';
    },
    'HEAD~1',
  ],
  [
    'been ignored',
    (project) => {
      const folder = join(project, 'other');
      mkdirSync(folder);
      writeFileSync(join(folder, 'site.json'), '{}');
      writeFileSync(join(project, '.gitignore'), 'other\n');
      return 'other';
    },
    'HEAD',
  ],
  [
    'no site.json',
    (project) => {
      gitIn(project, 'rm', '-q', '--cached', 'content/site.json');
      gitIn(project, 'commit', '-q', '-m', 'Without');
      return 'content';
    },
    'HEAD',
  ],
])('--since compares with nothing if the folder had %s', (_, change, revision) => {
  const { project } = committedProject();
  const folder = join(project, change(project));
  expect(() => revisionFiles(folder, revision)).toThrow(
    `At ${revision} there is no content in ${folder}, because it has no site.json there. Name a revision that has it.`,
  );
});

test('--since outside of a repository, and in a shallow clone, says what is missing', () => {
  const { project, content } = committedProject();
  const shallow = join(project, '../shallow');
  gitIn(project, 'clone', '-q', '--depth=1', `file://${project}`, shallow);
  expect(() => revisionFiles(join(shallow, 'content'), 'v1')).toThrow(
    "git can't show the content at v1: Needed a single revision. This clone has only a part of the history: fetch all of it (GitHub: fetch-depth: 0).",
  );
  rmSync(join(project, '.git'), { recursive: true });
  expect(() => revisionFiles(content, 'HEAD')).toThrow(
    "git can't show the content at HEAD: this folder is in no repository.",
  );
});

test('a date in the future is ignored', async () => {
  const { project, content } = committedProject();
  appendFileSync(join(content, 'site.json'), '\n');
  gitIn(project, 'commit', '-q', '-a', '-m', 'Now');
  const raw = gitIn(project, 'cat-file', 'commit', 'HEAD').replace(
    /^(committer .*> )\d+ .*$/m,
    '$14102444800 +1400',
  );
  writeFileSync(join(project, 'commit'), raw);
  gitIn(project, 'reset', '-q', gitIn(project, 'hash-object', '-w', '-t', 'commit', 'commit').trim());
  const { dates } = await gitFacts(content, () => {});
  expect([dates.has('site.json'), dates.has('pages/home.json')]).toEqual([false, true]);
});

test('reading writes nothing into the repository, also where only times of files differ', async () => {
  const { project, content } = committedProject();
  for (const file of ['site.json', 'pages/home.json', 'pages/contact.json'])
    utimesSync(join(content, file), 1, 1);
  const before = lookAt(join(project, '.git'), '');
  await readAll(content);
  expect(lookAt(join(project, '.git'), '')).toEqual(before);
});
