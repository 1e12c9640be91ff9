import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { createContentBase } from '../../../src/studio/server/changes/content-base';
import { publishHandlers } from '../../../src/studio/server/handlers/publish-handlers';
import { editCommitted } from '../../support/edits/edit-committed';
import { editPublished } from '../../support/edits/edit-published';
import { heading, home, radio } from '../../support/edits/edited-folder';
import { temporaryFolder } from '../../support/temporary-site';

const pathOf = (file: string) => `content of “Ünï” n°1/${file}`;

test('what is changed is counted until it is at the host', async () => {
  const { set, state, publish, online } = editPublished();
  expect(await state()).toMatchObject({ count: 0, versions: 0, others: [], host: 'the host' });
  set(home, heading, 'Another headline');
  expect(await state()).toMatchObject({ count: 1, versions: 0 });
  const after = await publish('Say it better');
  expect(after).toMatchObject({ count: 0, versions: 0, sent: { subject: 'Say it better', isUnknown: true } });
  expect(after.failure).toBeUndefined();
  expect(online()).toEqual(['Say it better', 'First']);
});

test('versions that were saved before go along, and those with other files are named', async () => {
  const { git, folder, set, commit, state, publish, online } = editPublished();
  set(home, heading, 'Another headline');
  await commit('Saved');
  writeFileSync(join(folder, '../build.sh'), 'exit 0\n');
  git('add', '..');
  git('commit', '--quiet', '-m', 'A script');
  expect(await state()).toMatchObject({ count: 1, versions: 2, others: ['A script'] });
  await publish('');
  expect(online()).toEqual(['A script', 'Saved', 'First']);
});

describe('when others were faster', () => {
  test('their changes of content are joined, and both go out by the next press', async () => {
    const { set, written, byColleague, publish, online, state } = editPublished();
    byColleague(
      pathOf(radio),
      (text) => text.replace(/"title": "[^"]*"/, '"title": "By a colleague"'),
      'Their title',
    );
    set(home, heading, 'Another headline');
    const joined = await publish('Say it better');
    expect(joined).toMatchObject({
      failure: { kind: 'behind', sentence: 'A colleague published before you.' },
      conflicts: [],
      theirs: [{ subject: 'Their title', author: 'Ben' }],
    });
    expect(written(radio)).toContain('By a colleague');
    expect((await publish('')).failure).toBeUndefined();
    expect(online()).toEqual(['Join the versions of others', 'Say it better', 'Their title', 'First']);
    expect(await state()).toMatchObject({ count: 0 });
  });

  test.each([
    ['yours', 'Mine'],
    ['theirs', 'By a colleague'],
  ] as const)('one field with two values is asked for, and %s counts', async (choice, value) => {
    const { set, written, byColleague, publish, online } = editPublished();
    byColleague(
      pathOf(home),
      (text) => text.replace(/"heading": "[^"]*"/, '"heading": "By a colleague"'),
      'Theirs',
    );
    set(home, heading, 'Mine');
    const asked = await publish('Say it better');
    expect(asked).toMatchObject({
      failure: { kind: 'conflict' },
      conflicts: [
        {
          name: 'Hero › Heading',
          place: { file: home, pointer: heading },
          yours: 'Mine',
          theirs: 'By a colleague',
        },
      ],
    });
    expect(online()).toEqual(['Theirs', 'First']);
    const [{ id } = { id: '' }] = asked.conflicts ?? [];
    expect((await publish('', { choices: { [id]: choice } })).failure?.kind).toBe('behind');
    expect((await publish('')).failure).toBeUndefined();
    expect(JSON.parse(written(home)).blocks[0].heading).toBe(value);
    expect(online()[0]).toBe('Join the versions of others');
  });

  test('what is more than content is not merged, and says whom to ask', async () => {
    const { set, byColleague, publish, online } = editPublished();
    byColleague('.gitattributes', () => '* -text\n', 'Another engine');
    set(home, heading, 'Mine');
    expect((await publish('Say it better')).failure).toEqual({
      kind: 'theirs is code',
      sentence: 'A colleague changed how the site works. Ask them first.',
      details: 'Ben\n.gitattributes',
    });
    expect(online()).toEqual(['Another engine', 'First']);
  });
});

describe('what keeps a version here is one sentence, and its way out', () => {
  type Published = ReturnType<typeof editPublished>;
  const cases: [string, string, (edited: Published) => void][] = [
    ['no remote', 'This site has no place on the web yet.', ({ git }) => git('remote', 'remove', 'origin')],
    ['an old version', 'The site shows an old version.', ({ git }) => git('checkout', '--quiet', '--detach')],
    [
      'a merge that was begun',
      'Joining versions was begun here and not ended.',
      ({ folder }) => writeFileSync(join(folder, '../.git/MERGE_HEAD'), ''),
    ],
    [
      'a hook of the project',
      'A check of your team stopped it.',
      ({ folder }) => hook(join(folder, '../.git/hooks/pre-push'), 'echo Too long. >&2; exit 1'),
    ],
    [
      'a hook at a commit',
      'A check of your team stopped it.',
      ({ folder }) => hook(join(folder, '../.git/hooks/pre-commit'), 'echo Too long. >&2; exit 1'),
    ],
    [
      'a protected branch',
      'A colleague has to let versions through.',
      ({ host }) => hook(join(host, 'hooks/pre-receive'), 'exit 1'),
    ],
    [
      'no network',
      'No connection. The version is saved and waits.',
      ({ git }) => git('remote', 'set-url', 'origin', 'https://nowhere.invalid/site.git'),
    ],
    [
      'a place that is gone',
      'The host does not know this computer any more.',
      ({ host }) => rmSync(host, { recursive: true }),
    ],
    [
      'a lock that was left',
      'Publishing was cut off.',
      ({ folder }) => writeFileSync(join(folder, '../.git/index.lock'), ''),
    ],
  ];
  test.each(cases)('%s: %s', async (_, sentence, prepare) => {
    const edited = editPublished();
    edited.set(home, heading, 'Another headline');
    prepare(edited);
    expect((await edited.publish('Say it better')).failure).toMatchObject({ sentence });
    // Nothing is lost.
    expect(edited.workspace.textOf(home)).toContain('Another headline');
  });

  test('no upstream: the version makes its own place', async () => {
    const { git, set, publish, online } = editPublished();
    git('branch', '--unset-upstream');
    set(home, heading, 'Another headline');
    expect((await publish('Say it better')).failure?.kind).toBe('no upstream');
    expect((await publish('Say it better', { wayOut: { do: 'connect' } })).failure).toBeUndefined();
    expect(online()[0]).toBe('Say it better');
  });

  test('no name: it is asked for once', async () => {
    const { git, set, publish, online } = editPublished();
    git('config', '--unset', 'user.name');
    git('config', '--unset', 'user.email');
    git('config', 'user.useConfigOnly', 'true');
    vi.stubEnv('GIT_CONFIG_GLOBAL', '/dev/null');
    set(home, heading, 'Another headline');
    expect((await publish('Say it better')).failure?.sentence).toBe('Who publishes? Name and mail, once.');
    const wayOut = { do: 'sign', name: 'Anna', mail: 'anna' };
    await expect(publish('Say it better', { wayOut })).rejects.toThrow(
      'Write a name, and a mail address such as anna@example.com.',
    );
    const signed = await publish('Say it better', { wayOut: { ...wayOut, mail: 'anna@example.com' } });
    expect(signed.failure).toBeUndefined();
    expect(online()[0]).toBe('Say it better');
    vi.unstubAllEnvs();
  });

  test('a protected branch: it is sent for review', async () => {
    const { host, set, publish } = editPublished();
    hook(join(host, 'hooks/update'), 'case "$1" in *main) exit 1; esac');
    set(home, heading, 'Another headline');
    expect((await publish('Say it better')).failure?.kind).toBe('protected');
    expect((await publish('', { wayOut: { do: 'review' } })).failure).toBeUndefined();
  });

  test('an old lock is removed by going on, and a new one is not', async () => {
    const { folder, set, publish } = editPublished();
    const lock = join(folder, '../.git/index.lock');
    writeFileSync(lock, '');
    set(home, heading, 'Another headline');
    expect((await publish('A', { wayOut: { do: 'go on' } })).failure?.kind).toBe('cut off');
    utimesSync(lock, new Date(0), new Date(0));
    expect((await publish('A', { wayOut: { do: 'go on' } })).failure).toBeUndefined();
    expect(existsSync(lock)).toBe(false);
  });

  test('two at once: the second one says so', async () => {
    const { set, publish, online } = editPublished();
    set(home, heading, 'Another headline');
    const [one, other] = await Promise.all([publish('A'), publish('B')]);
    expect([one.failure, other.failure?.sentence]).toEqual([undefined, 'Another window publishes.']);
    expect(online()).toEqual(['A', 'First']);
  });

  test('no git', async () => {
    const { set, state } = editPublished();
    set(home, heading, 'Another headline');
    vi.stubEnv('PATH', '/nowhere');
    expect((await state()).failure?.sentence).toBe('Publishing needs git on this computer.');
    vi.unstubAllEnvs();
  });
});

test('versions are begun for a project alone, never for the folder around content elsewhere', async () => {
  const { folder, workspace, watcher } = editCommitted(false);
  const answers = publishHandlers(folder, workspace, createContentBase(folder, workspace));
  const given = { message: 'A', held: [], wayOut: { do: 'begin' } };
  expect((await answers.publish(given, watcher)).failure?.kind).toBe('no repository');
  expect(existsSync(join(folder, '../.git'))).toBe(false);
});

test('git reaches another machine only when somebody publishes, and asks nothing in a terminal', async () => {
  const { set, state, publish, byColleague } = editPublished();
  byColleague(pathOf(radio), (text) => text.replace(/"title": "[^"]*"/, '"title": "Theirs"'), 'Theirs');
  const folder = temporaryFolder();
  const real = execFileSync('which', ['git']).toString().trim();
  const log = join(folder, 'log');
  hook(
    join(folder, 'git'),
    `echo "$GIT_ALLOW_PROTOCOL $GIT_TERMINAL_PROMPT $*" >> '${log}'; exec '${real}' "$@"`,
  );
  vi.stubEnv('PATH', `${folder}:${process.env.PATH}`);
  const outside = () =>
    readFileSync(log, 'utf8')
      .split('\n')
      .filter((line) => /^\S*http/.test(line))
      .map((line) => / (push|fetch) /.exec(line)?.[1]);
  set(home, heading, 'Another headline');
  await state();
  expect(outside()).toEqual([]);
  await publish('Say it better');
  await state();
  await publish('');
  vi.unstubAllEnvs();
  expect(outside()).toEqual(['push', 'fetch', 'push']);
  expect(readFileSync(log, 'utf8')).not.toMatch(/^\S+ [^0]/m);
});

test('a repository that came with the content is none to publish', async () => {
  const { folder, workspace, watcher, git } = editCommitted(false);
  git('init', '--quiet', folder);
  hook(join(folder, '.git/hooks/pre-commit'), `touch '${folder}/ran'`);
  const answers = publishHandlers(folder, workspace, createContentBase(folder, workspace));
  const given = { message: 'A', held: [], wayOut: { do: 'go on' } };
  expect((await answers.publish(given, watcher)).failure?.sentence).toBe('This site keeps no versions yet.');
  expect(existsSync(join(folder, 'ran'))).toBe(false);
});

function hook(path: string, command: string): void {
  writeFileSync(path, `#!/bin/sh\n${command}\n`);
  chmodSync(path, 0o755);
}
