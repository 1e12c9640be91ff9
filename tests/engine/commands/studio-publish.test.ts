import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statfsSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createContentBase } from '../../../src/studio/server/changes/content-base';
import { publishHandlers } from '../../../src/studio/server/handlers/publish-handlers';
import { editCommitted } from '../../support/edits/edit-committed';
import { editPublished } from '../../support/edits/edit-published';
import { heading, home, radio, soon } from '../../support/edits/edited-folder';
import { listen } from '../../support/listen';
import { smallDisk } from '../../support/small-disk';
import { temporaryFolder } from '../../support/temporary-site';
import { long, oneOfEvery, withVariations } from '../../support/variations';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

const withTheirHeading = (text: string) => text.replace(/"heading": "[^"]*"/, '"heading": "By a colleague"');

const newPage = `${JSON.stringify({ path: '/new', title: 'New', description: 'By a colleague, for all who look.', blocks: [{ type: 'hero', heading: 'New' }] })}\n`;

const pathOf = (file: string) => `content of “Ünï” n°1/${file}`;

test('what is changed is counted until it is at the host', async () => {
  const { set, state, publish, online } = editPublished();
  expect(await state()).toMatchObject({ count: 0, versions: 0, others: [], host: 'the host' });
  set(home, heading, 'Another headline');
  expect(await state()).toMatchObject({ count: 1, versions: 0 });
  const after = await publish('Say it better');
  expect(after).toMatchObject({ count: 0, versions: 0, sent: { subject: 'Say it better', site: 'unknown' } });
  expect(after.failure).toBeUndefined();
  expect(online()).toEqual(['Say it better', 'First']);
});

long('versions that were saved before go along, and those with other files are named', async () => {
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
  long('their changes of content are joined, and both go out by the next press', async () => {
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

  test.each(withVariations([['yours', 'Mine']], [['theirs', 'By a colleague']]))(
    'one field with two values is asked for, and %s counts',
    async (choice, value) => {
      const { set, written, byColleague, publish, online } = editPublished();
      byColleague(pathOf(home), withTheirHeading, 'Theirs');
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
    },
  );

  long('what is more than content is not merged, and says whom to ask', async () => {
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

describe('only what the site itself says is called online', () => {
  test.each<[string, (commit: string) => string | undefined]>(
    withVariations(
      [['this', (commit) => commit]],
      [
        ['another', () => 'another'],
        ['unknown', () => undefined],
      ],
    ),
  )('after a start it is asked once: it has %s version', async (has, commitOf) => {
    const { git, start, site } = editPublished();
    site.commit = commitOf(git('rev-parse', 'HEAD').trim());
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 });
    const { state } = start();
    const expected = { count: 0, sent: { subject: 'First', site: has, isAwaited: false } };
    expect(await state()).toMatchObject(expected);
    expect(await state()).toMatchObject(expected);
    expect((await state()).sent?.since).toBeUndefined();
    expect(site.asked).toBe(1);
  });

  test('after Publish it is asked until it has the version, and what it has changed is named', async () => {
    const { git, set, state, publish, site } = editPublished();
    set(home, heading, 'Another headline');
    set('site.json', '/site/name', 'Another name');
    site.commit = 'another';
    const pages = [{ name: 'Settings' }, { name: expect.any(String), path: '/' }];
    expect((await publish('A')).sent).toMatchObject({ site: 'another', isAwaited: true, pages });
    site.commit = git('rev-parse', 'HEAD').trim();
    const { sent } = await state();
    expect(sent).toMatchObject({ site: 'this', isAwaited: false, pages, since: expect.any(Number) });
    await state();
    expect(site.asked).toBe(2);
  });

  long('somebody who does not want to wait is not asked to', async () => {
    const { set, stop, publish, site } = editPublished();
    set(home, heading, 'Another headline');
    site.commit = 'another';
    await publish('A');
    expect((await stop()).sent).toMatchObject({ site: 'another', isAwaited: false });
  });
});

describe('the version that was sent last is taken back', () => {
  test('as a step that can be undone, and goes out as a version', async () => {
    const { host, set, revert, publish, state, workspace, watcher, written } = editPublished();
    const before = written(home);
    set(home, heading, 'Another headline');
    const { sent } = await publish('A');
    expect(sent?.canTakeBack).toBe(true);
    await revert({ version: sent?.commit });
    expect(workspace.textOf(home)).toBe(before);
    expect(await state()).toMatchObject({ count: 1 });
    workspace.undo(watcher);
    expect(await state()).toMatchObject({ count: 0 });
    await revert({ version: sent?.commit });
    await publish('As before');
    expect(execFileSync('git', ['show', `main:${pathOf(home)}`], { cwd: host }).toString()).toBe(before);
  });

  long('not with what was changed since', async () => {
    const { set, revert, publish } = editPublished();
    set(home, heading, 'Another headline');
    const { sent } = await publish('A');
    set(radio, heading, 'Later');
    await expect(revert({ version: sent?.commit })).rejects.toThrow(
      'The content has changed since this version. Publish that, or take it back, before you take back the version.',
    );
  });

  long('not the first one', async () => {
    const { state, revert } = editPublished();
    const { sent } = await state();
    expect(sent?.canTakeBack).toBe(false);
    await expect(revert({ version: sent?.commit })).rejects.toThrow('There is no version before this one.');
  });
});

type Published = ReturnType<typeof editPublished>;

interface Failure {
  sentence: string;
  prepare(edited: Published): unknown;
  /** In milliseconds. */
  limit?: number;
  /** What somebody does, and the way out; without one it is somebody else's. */
  end?(edited: Published): unknown;
  wayOut?: object;
}

const gitDirOf = ({ folder }: Published) => join(folder, '../.git');

const failures: Readonly<Record<string, Failure>> = {
  'no git': {
    sentence: 'Publishing needs git on this computer.',
    prepare: () => vi.stubEnv('PATH', '/nowhere'),
    end: () => vi.unstubAllEnvs(),
  },
  'no repository': {
    sentence: 'This site keeps no versions yet.',
    prepare: (edited) => renameSync(gitDirOf(edited), `${gitDirOf(edited)}-away`),
    end: (edited) => renameSync(`${gitDirOf(edited)}-away`, gitDirOf(edited)),
  },
  'no remote': {
    sentence: 'This site has no place on the web yet.',
    prepare: ({ git }) => git('remote', 'remove', 'origin'),
    end: ({ git, host }) => git('remote', 'add', 'origin', host),
    wayOut: { do: 'connect' },
  },
  'no upstream': {
    sentence: 'This version has no place at the host yet.',
    prepare: ({ git }) => git('branch', '--unset-upstream'),
    wayOut: { do: 'connect' },
  },
  'no name': {
    sentence: 'Who publishes? Name and mail, once.',
    prepare({ git }) {
      git('config', '--unset', 'user.name');
      git('config', '--unset', 'user.email');
      git('config', 'user.useConfigOnly', 'true');
      vi.stubEnv('GIT_CONFIG_GLOBAL', '/dev/null');
    },
    wayOut: { do: 'sign', name: 'Anna', mail: 'anna@example.com' },
  },
  'an old version': {
    sentence: 'The site shows an old version.',
    prepare: ({ git }) => git('checkout', '--quiet', '--detach'),
    wayOut: { do: 'return' },
  },
  'a merge that was begun': {
    sentence: 'Joining versions was begun here and not ended.',
    prepare: (edited) => writeFileSync(join(gitDirOf(edited), 'MERGE_HEAD'), ''),
  },
  'no network': {
    sentence: 'No connection. The version is saved and waits.',
    prepare: ({ git }) => git('remote', 'set-url', 'origin', 'https://nowhere.invalid/site.git'),
    end: ({ git, host }) => git('remote', 'set-url', 'origin', host),
  },
  'a network that says nothing': {
    sentence: 'No connection. The version is saved and waits.',
    async prepare({ git }) {
      const server = createServer(() => {});
      onTestFinished(() => void server.close());
      const port = await listen(server, '127.0.0.1');
      git('remote', 'set-url', 'origin', `http://127.0.0.1:${port}/site.git`);
    },
    limit: 2000,
    end: ({ git, host }) => git('remote', 'set-url', 'origin', host),
  },
  'a place that does not know this computer': {
    sentence: 'The host does not know this computer any more.',
    prepare: ({ host }) => renameSync(host, `${host}-away`),
    end: ({ host }) => renameSync(`${host}-away`, host),
  },
  'a protected branch': {
    sentence: 'A colleague has to let versions through.',
    prepare: ({ host }) => hook(join(host, 'hooks/pre-receive'), 'exit 1'),
    end: ({ host }) => rmSync(join(host, 'hooks/pre-receive')),
  },
  'a colleague who was faster': {
    sentence: 'A colleague published before you.',
    prepare: ({ byColleague }) => byColleague(pathOf('pages/new.json'), () => newPage, 'Theirs'),
    end: () => {},
  },
  'a field with two values': {
    sentence: 'You and a colleague changed the same words.',
    prepare: ({ byColleague }) => byColleague(pathOf(home), withTheirHeading, 'Theirs'),
  },
  'a colleague who changed more than content': {
    sentence: 'A colleague changed how the site works. Ask them first.',
    prepare: ({ byColleague }) => byColleague('build.sh', () => 'exit 0\n', 'Theirs'),
  },
  'a hook before sending': {
    sentence: 'A check of your team stopped it.',
    prepare: (edited) => hook(join(gitDirOf(edited), 'hooks/pre-push'), 'echo Too long. >&2; exit 1'),
    end: (edited) => rmSync(join(gitDirOf(edited), 'hooks/pre-push')),
  },
  'a hook at a commit': {
    sentence: 'A check of your team stopped it.',
    prepare: (edited) => hook(join(gitDirOf(edited), 'hooks/pre-commit'), 'echo Too long. >&2; exit 1'),
    end: (edited) => rmSync(join(gitDirOf(edited), 'hooks/pre-commit')),
  },
  'a full disk': {
    sentence: 'The disk is full. Nothing is lost.',
    prepare(edited) {
      const disk = smallDisk(4);
      cpSync(gitDirOf(edited), join(disk, 'git'), { recursive: true });
      rmSync(gitDirOf(edited), { recursive: true });
      writeFileSync(gitDirOf(edited), `gitdir: ${join(disk, 'git')}\n`);
      writeFileSync(join(disk, 'other'), Buffer.alloc(statfsSync(disk).bavail * statfsSync(disk).bsize));
    },
    end: ({ git }) => rmSync(join(git('rev-parse', '--absolute-git-dir').trim(), '../other')),
  },
  'git that was killed while it saved': {
    sentence: 'Publishing was cut off.',
    prepare: () => startsOfGit('case "$*" in *" commit "*) kill -9 $$; esac'),
    end: () => vi.unstubAllEnvs(),
    wayOut: { do: 'go on' },
  },
  'git that was killed while it sent': {
    sentence: 'Publishing was cut off.',
    prepare: () => startsOfGit('case "$*" in *" push "*) kill -9 $$; esac'),
    end: () => vi.unstubAllEnvs(),
    wayOut: { do: 'go on' },
  },
  ...Object.fromEntries(
    ['index.lock', 'HEAD.lock', 'refs/heads/main.lock'].map((name): [string, Failure] => [
      `a lock that was left: ${name}`,
      {
        sentence: 'Publishing was cut off.',
        prepare: (edited) => writeFileSync(join(gitDirOf(edited), name), ''),
        end: (edited) => utimesSync(join(gitDirOf(edited), name), new Date(0), new Date(0)),
        wayOut: { do: 'go on' },
      },
    ]),
  ),
};

describe('what keeps a version here is one sentence, and its way out', () => {
  test.each(oneOfEvery(40, Object.entries(failures)))(
    '%s',
    async (_, { sentence, prepare, limit, end, wayOut }) => {
      const edited = editPublished();
      edited.set(home, heading, 'Another headline');
      await prepare(edited);
      const { state, publish } = edited.start(limit);
      expect((await publish('Say it better')).failure).toMatchObject({ sentence });
      // Nothing is lost, and it is not forgotten why.
      expect((await state()).failure).toMatchObject({ sentence });
      expect(edited.workspace.textOf(home)).toContain('Another headline');
      if (!end && !wayOut) return;
      await end?.(edited);
      const after = await publish('Say it better', wayOut && { wayOut });
      expect(after).toMatchObject({ count: 0, versions: 0 });
      expect(after.failure).toBeUndefined();
      expect(edited.online()).toContain('Say it better');
    },
  );

  test('a mail address is needed to sign', async () => {
    const { publish } = editPublished();
    const wayOut = { do: 'sign', name: 'Anna', mail: 'anna' };
    await expect(publish('Say it better', { wayOut })).rejects.toThrow(
      'Write a name, and a mail address such as anna@example.com.',
    );
  });

  long('a protected branch: it is sent for review', async () => {
    const { host, set, publish } = editPublished();
    hook(join(host, 'hooks/update'), 'case "$1" in *main) exit 1; esac');
    set(home, heading, 'Another headline');
    expect((await publish('Say it better')).failure?.kind).toBe('protected');
    expect((await publish('', { wayOut: { do: 'review' } })).failure?.sentence).toBe(
      'A colleague has the version for review.',
    );
  });

  test('a new lock is not removed by going on: its git may still run', async () => {
    const { folder, set, publish } = editPublished();
    writeFileSync(join(folder, '../.git/index.lock'), '');
    set(home, heading, 'Another headline');
    expect((await publish('A', { wayOut: { do: 'go on' } })).failure?.kind).toBe('cut off');
  });

  long('a studio that was killed between saving and sending goes on', async () => {
    const edited = editPublished();
    edited.set(home, heading, 'Another headline');
    await edited.commit('A');
    mkdirSync(join(gitDirOf(edited), 'publishing'));
    const { state, publish } = edited.start();
    expect(await state()).toMatchObject({
      versions: 1,
      failure: { sentence: 'Publishing was cut off.' },
    });
    expect((await publish('', { wayOut: { do: 'go on' } })).failure).toBeUndefined();
    expect(edited.online()[0]).toBe('A');
    expect((await edited.start().state()).failure).toBeUndefined();
  });

  long('two at once: the second one says so, in this studio and in another one', async () => {
    const { set, start, publish, online } = editPublished();
    set(home, heading, 'Another headline');
    const answers = await Promise.all([publish('A'), publish('B'), start().publish('C')]);
    expect(answers.map(({ failure }) => failure?.sentence)).toEqual([
      undefined,
      'Another window publishes.',
      'Another window publishes.',
    ]);
    expect(online()).toEqual(['A', 'First']);
  });

  long('what is being sent can be stopped, and sent again', async () => {
    const { host, set, state, publish, stop, online } = editPublished();
    const go = join(host, 'go');
    hook(join(host, 'hooks/pre-receive'), `until [ -e '${go}' ]; do sleep 0.1; done; exit 1`);
    onTestFinished(() => writeFileSync(go, ''));
    set(home, heading, 'Another headline');
    const published = publish('A');
    await expect.poll(async () => (await state()).step, soon).toBe('sending');
    await stop();
    expect(await published).toMatchObject({ count: 1, versions: 1 });
    expect((await state()).failure).toBeUndefined();
    rmSync(join(host, 'hooks/pre-receive'));
    await publish('');
    expect(online()).toEqual(['A', 'First']);
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
  const starts = startsOfGit();
  const outside = () =>
    starts()
      .filter((line) => /^\S*http/.test(line))
      .map((line) => / (push|fetch) /.exec(line)?.[1]);
  set(home, heading, 'Another headline');
  await state();
  expect(outside()).toEqual([]);
  await publish('Say it better');
  await state();
  await publish('');
  expect(outside()).toEqual(['push', 'fetch', 'push']);
  expect(starts().filter((line) => !/^\S* 0 /.test(line))).toEqual([]);
});

test('after a pause of typing, git is asked once where versions go, and starts eleven times at most', async () => {
  const { set, state } = editPublished();
  set(home, heading, 'Another headline');
  await state();
  const starts = startsOfGit();
  await state();
  expect(starts().filter((line) => line.includes('symbolic-ref'))).toHaveLength(1);
  expect(starts().length).toBeLessThanOrEqual(11);
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

/** What git is started with from now on: its protocols, whether it may ask in a terminal, its arguments. */
function startsOfGit(before = ''): () => string[] {
  const folder = temporaryFolder();
  const real = execFileSync('which', ['git']).toString().trim();
  const log = join(folder, 'log');
  hook(
    join(folder, 'git'),
    `echo "$GIT_ALLOW_PROTOCOL $GIT_TERMINAL_PROMPT $*" >> '${log}'; ${before}\nexec '${real}' "$@"`,
  );
  vi.stubEnv('PATH', `${folder}:${process.env.PATH}`);
  return () => readFileSync(log, 'utf8').split('\n').slice(0, -1);
}

function hook(path: string, command: string): void {
  writeFileSync(path, `#!/bin/sh\n${command}\n`);
  chmodSync(path, 0o755);
}
