import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { ChangedPart } from '../../../src/studio/protocol/requests/change-requests';
import { changeAnswers } from '../../../src/studio/server/answers/change-answers';
import { createContentBase } from '../../../src/studio/server/changes/content-base';
import { editFolder } from '../../support/edits/edited-folder';
import { temporaryFolder } from '../../support/temporary-site';

const home = 'pages/home.json';
const radio = 'pages/services/radio.json';
const heading = '/blocks/0/heading';

/** Edited content in a folder of a repository that has it, or without one. */
function editCommitted(
  commit = true,
  prepare: (folder: string) => void = () => {},
  options: readonly string[] = [],
) {
  const edited = editFolder('valid/many-files', 'content of “Ünï” n°1', prepare);
  const { folder, workspace, watcher, written } = edited;
  const git = (...args: readonly string[]) =>
    execFileSync('git', args, { cwd: folder, stdio: 'pipe' }).toString();
  if (commit) {
    git('init', '--quiet', ...options, '..');
    for (const [key, value] of [
      ['user.name', 'Editor'],
      ['user.email', 'editor@example.com'],
      ['commit.gpgsign', 'false'],
    ] as const)
      git('config', key, value);
    git('add', '.');
    git('commit', '--quiet', '-m', 'First');
  }
  const base = createContentBase(folder, workspace);
  const answers = changeAnswers(folder, workspace, base);
  return {
    ...edited,
    git,
    changes: async (held: readonly string[] = []) => await answers.changes({ held }, watcher),
    revert: async (given: object) => await answers.revert({ ...given }, watcher),
    commit: async (message: string, held: readonly string[] = []) =>
      await answers.commit({ message, held }, watcher),
    bytes: () => [home, radio, 'site.json'].map(written),
  };
}

const told = (parts: readonly ChangedPart[]) =>
  parts.map(({ name, path, type, differences }) => [
    `${type} ${path ?? name}`,
    ...differences.map((each) => {
      const text = (pieces: typeof each.was) => pieces?.map((piece) => piece.text).join('');
      const values = [text(each.was), text(each.now)].filter((value) => value !== undefined);
      return `${each.name} ${each.type}${values.length > 0 ? `: ${values.join(' → ')}` : ''}`;
    }),
  ]);

describe('what differs from the last commit', () => {
  test('is told in words, by page, before it is written', async () => {
    const { set, changes, written } = editCommitted();
    const before = JSON.parse(written(home)).blocks[0].heading;
    set(home, heading, 'Another headline');
    set('site.json', '/site/name', 'Another name');
    const { base, parts, canCommit, message } = await changes();
    expect(base).toMatchObject({ type: 'commit', subject: 'First' });
    expect(told(parts)).toEqual([
      ['changed Settings', expect.stringMatching(/^Name changed: .* → Another name$/)],
      ['changed /', `Hero › Heading changed: ${before} → Another headline`],
    ]);
    expect({ canCommit, message }).toEqual({ canCommit: true, message: expect.stringMatching(/^Change /) });
  });

  test('names pages that are new, gone or have another file', async () => {
    const { folder, changes, written, write } = editCommitted();
    const page = written(radio);
    rmSync(join(folder, radio));
    mkdirSync(join(folder, 'pages/moved'));
    write('pages/moved/räder 1.json', page.replace('"/services/radio"', '"/services/moved"'));
    write(
      'pages/new.json',
      written(home)
        .replace('"path": "/"', '"path": "/new"')
        .replace(/"title": "[^"]*"/, '"title": "A title of a new page"')
        .replaceAll('"heading": "', '"heading": "New '),
    );
    await expect
      .poll(async () => told((await changes()).parts))
      .toEqual([
        ['added /new'],
        ['renamed /services/moved', 'Path changed: /services/radio → /services/moved'],
      ]);
  });

  test('is found where .git is a file, as in a submodule and a work tree', async () => {
    const elsewhere = join(temporaryFolder(), 'git');
    const { set, changes, commit } = editCommitted(true, undefined, ['--separate-git-dir', elsewhere]);
    set(home, heading, 'Another headline');
    expect(await changes()).toMatchObject({ base: { subject: 'First' }, partCount: 1, canCommit: true });
    await commit('Second');
    expect(await changes()).toMatchObject({ base: { subject: 'Second' }, partCount: 0 });
  });

  test('is nothing for other line breaks that git makes of a checkout', async () => {
    const { git, changes, written, write, set, workspace } = editCommitted();
    git('config', 'core.autocrlf', 'true');
    for (const file of [home, radio]) write(file, written(file).replaceAll('\n', '\r\n'));
    expect((await changes()).parts).toEqual([]);
    await expect.poll(() => workspace.textOf(home)).toContain('\r\n');
    set(home, heading, 'New');
    expect((await changes()).parts.map(({ differences }) => differences.length)).toEqual([1]);
  });
});

test('what is written while git looks is compared with the commit', async () => {
  const { git, set, changes, workspace } = editCommitted();
  set(home, heading, 'Another headline');
  // git does not see the change of this file, as when it has looked just before.
  git('update-index', '--assume-unchanged', home);
  const looking = changes();
  workspace.save();
  expect(told((await looking).parts)).toEqual([
    ['changed /', 'Hero › Heading changed: Networks for harbors → Another headline'],
  ]);
});

describe('what is taken back', () => {
  test('one change alone, and one undo brings it again', async () => {
    const { set, changes, revert, workspace } = editCommitted();
    const before = workspace.textOf(home);
    set(home, '/title', 'Another title of the page');
    const half = workspace.textOf(home);
    set(home, heading, 'Another headline');
    const [part] = (await changes()).parts;
    const found = part?.differences.find(({ name }) => name === 'Hero › Heading');
    await revert({ part: part?.id, difference: found?.id });
    expect(workspace.textOf(home)).toBe(half);
    workspace.undo();
    await revert({ part: part?.id });
    expect(workspace.textOf(home)).toBe(before);
    await expect(revert({ part: part?.id })).rejects.toThrow(
      'This has changed meanwhile. Look at the list again.',
    );
  });

  test('everything, to the bytes of the commit, as one step', async () => {
    const { set, revert, bytes, workspace, folder, write, git } = editCommitted();
    const before = bytes();
    const texts = () => [home, radio, 'site.json'].map(workspace.textOf);
    set('site.json', '/site/name', 'Another name');
    write(home, `${JSON.stringify({ ...JSON.parse(before[0] ?? ''), title: 'One line, another title' })}\n`);
    rmSync(join(folder, radio));
    await expect.poll(() => texts()[1]).toBe(undefined);
    await expect.poll(() => texts()[0]).toContain('One line');
    const changed = texts();
    await revert({});
    expect(texts()).toEqual(before);
    workspace.undo();
    expect(texts()).toEqual(changed);
    workspace.redo();
    workspace.save();
    expect(bytes()).toEqual(before);
    expect(git('status', '--porcelain')).toBe('');
  });
});

test('a published file is told of and committed, also a hidden or a JSON one, and is not taken back', async () => {
  const { folder, workspace, changes, commit, revert, git } = editCommitted();
  const files = ['files/.well-known/keys.txt', 'files/app.json'];
  mkdirSync(join(folder, 'files/.well-known'), { recursive: true });
  for (const file of files) writeFileSync(join(folder, file), '{}');
  workspace.lookAt(new Set(files));
  expect((await changes()).parts).toMatchObject(
    files.map((id) => ({ id, kind: 'file', type: 'added', canRevert: false })),
  );
  await expect(revert({})).rejects.toThrow('There is nothing to take back.');
  await commit('Publish keys');
  expect(git('ls-files', 'files')).toContain('files/.well-known/keys.txt\nfiles/app.json');
});

describe('a picture is taken back', () => {
  const picture = 'images/tower.svg';
  const drawing = (color: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><path fill="${color}" d="M0 0h40v40H0z"/></svg>\n`;
  const open = (commit = true) => {
    const edited = editCommitted(commit, (folder) => {
      mkdirSync(join(folder, 'images'), { recursive: true });
      writeFileSync(join(folder, picture), drawing('red'));
    });
    const { trash } = edited.workspace;
    const names = () => readdirSync(join(edited.folder, 'images'));
    const look = (...files: string[]) => edited.workspace.lookAt(new Set(files));
    const kept = (name: string) => readFileSync(join(trash, name), 'utf8');
    return { ...edited, names, look, kept };
  };

  test('changed: its bytes come back, and those that were there are kept', async () => {
    const { write, written, look, changes, revert, kept, workspace, last } = open();
    write(picture, drawing('blue'));
    look(picture);
    expect((await changes()).parts).toMatchObject([{ id: picture, type: 'changed', canRevert: true }]);
    await revert({ part: picture });
    expect(written(picture)).toBe(drawing('red'));
    expect(kept('images/tower-2.svg')).toBe(drawing('blue'));
    expect((await changes()).parts).toEqual([]);
    expect(last('history')?.history.undo).toBe(`Take back ${picture}`);
    workspace.undo();
    expect(written(picture)).toBe(drawing('blue'));
    workspace.redo();
    expect(written(picture)).toBe(drawing('red'));
    expect((await changes()).parts).toEqual([]);
    await expect(revert({ part: picture })).rejects.toThrow('This has changed meanwhile.');
  });

  test('new ones go with the pages that show them, deleted ones come back', async () => {
    const { folder, set, write, written, look, changes, revert, names, kept, workspace, last } = open();
    const before = names();
    write('images/new.svg', drawing('green'));
    rmSync(join(folder, picture));
    look(picture, 'images/new.svg');
    set(home, '/blocks/0/image', { type: 'file', src: 'images/new.svg', decorative: true });
    await expect(revert({ part: 'images/new.svg' })).rejects.toThrow(
      'images/new.svg stays: it is shown in 1 field.',
    );
    const page = workspace.textOf(home);
    const check = () => {
      workspace.save();
      expect(names()).toEqual(before);
      expect(written(picture)).toBe(drawing('red'));
      expect(kept('images/new.svg')).toBe(drawing('green'));
    };
    await revert({});
    check();
    expect((await changes()).parts).toEqual([]);
    workspace.undo();
    workspace.save();
    expect([written(home), written('images/new.svg')]).toEqual([page, drawing('green')]);
    expect(names()).not.toContain('tower.svg');
    expect(last('held')?.files).toEqual([]);
    workspace.redo();
    check();
  });

  test('not from a pointer of Git LFS, nor what was changed without git', async () => {
    const pointer = `version https://git-lfs.github.com/spec/v1\noid sha256:${'0'.repeat(64)}\nsize 9\n`;
    for (const { write, look, changes, revert, git } of [open(), open(false)]) {
      if ((await changes()).base.type === 'commit') {
        write(picture, pointer);
        git('commit', '--quiet', '-a', '-m', 'Pointer');
      }
      write(picture, drawing('blue and more'));
      look(picture);
      expect((await changes()).parts).toMatchObject([{ id: picture, canRevert: false }]);
      await expect(revert({ part: picture })).rejects.toThrow('This has changed meanwhile.');
      await expect(revert({})).rejects.toThrow('There is nothing to take back.');
    }
  });
});

test.each([
  ['no repository', () => editCommitted(false)],
  [
    'a repository without commits',
    () => {
      const edited = editCommitted(false);
      edited.git('init', '--quiet', '..');
      return edited;
    },
  ],
  [
    'a folder that git ignores',
    () => {
      const edited = editCommitted(false);
      edited.git('init', '--quiet', '..');
      writeFileSync(join(edited.folder, '../.gitignore'), '/content*\n');
      edited.git('add', '../.gitignore');
      edited.git(
        '-c',
        'user.name=Editor',
        '-c',
        'user.email=a@b.example',
        'commit',
        '--quiet',
        '-m',
        'First',
      );
      return edited;
    },
  ],
])('%s: the content is compared with what it was when it was opened', async (_, open) => {
  const { set, changes, revert, bytes, workspace } = open();
  const before = bytes();
  expect(await changes()).toMatchObject({ base: { type: 'opened' }, parts: [] });
  set(home, heading, 'Another headline');
  workspace.save();
  expect(told((await changes()).parts)).toEqual([
    ['changed /', expect.stringMatching(/^Hero › Heading changed/)],
  ]);
  await revert({});
  workspace.save();
  expect(bytes()).toEqual(before);
});

describe('a commit', () => {
  test('has the content with its new files, and leaves what else is staged', async () => {
    const { folder, git, set, commit, changes, write, written } = editCommitted();
    const outside = join(folder, '../outside.txt');
    writeFileSync(outside, 'staged');
    git('add', outside);
    git('commit', '--quiet', '-m', 'Second');
    writeFileSync(outside, 'staged again');
    git('add', outside);
    set(home, heading, 'Another headline');
    write('pages/new.json', written(radio).replace('"/services/radio"', '"/new"'));
    await expect.poll(async () => (await changes()).partCount).toBe(2);
    const { name } = await commit('Say it in other words\n\n# not a comment');
    expect(git('log', '-1', '--format=%h %B').trim()).toBe(
      `${name} Say it in other words\n\n# not a comment`,
    );
    expect(git('status', '--porcelain').trim()).toMatch(/^M {2}(\.\.\/)?outside\.txt$/);
    expect((await changes()).parts).toEqual([]);
  });

  test('is refused with the words of a hook, and nothing is staged', async () => {
    const { folder, git, set, commit, write, written } = editCommitted();
    const hook = join(folder, '../.git/hooks/pre-commit');
    mkdirSync(join(folder, '../.git/hooks'), { recursive: true });
    writeFileSync(hook, '#!/bin/sh\necho "Not on a Friday." >&2\nexit 1\n');
    chmodSync(hook, 0o755);
    set(home, heading, 'Another headline');
    write('pages/new.json', written(radio).replace('"/services/radio"', '"/new"'));
    await expect(commit('Try')).rejects.toThrow('git did not commit. It says:\nNot on a Friday.');
    expect(git('diff', '--cached', '--name-only')).toBe('');
    expect(readFileSync(join(folder, 'pages/new.json'), 'utf8')).not.toBe('');
  });

  test('names what would be left out, before it is made', async () => {
    const { set, commit } = editCommitted();
    set(home, heading, '');
    set(radio, heading, 'Valid');
    await expect(commit('Try')).rejects.toThrow(
      `1 file would be left out, because a change there is not valid: ${home}. Correct it, or commit once more without it.`,
    );
    expect(await commit('Try', [home])).toEqual({ name: expect.stringMatching(/^[0-9a-f]{7,}$/) });
  });

  test('has a message without the pages that are left out', async () => {
    const { set, changes, workspace } = editCommitted();
    set(home, heading, '');
    workspace.save();
    expect((await changes([home])).message).toBe('');
    set(radio, heading, 'Valid');
    workspace.save();
    expect((await changes([home])).message).toBe('Change Radio links › Hero › Heading');
    set(radio, heading, '');
    workspace.save();
    expect((await changes([home, radio])).message).toBe('Change Radio links › Hero › Heading');
  });

  test('needs a message, and a name', async () => {
    const { git, set, commit } = editCommitted();
    set(home, heading, 'New');
    await expect(commit('  ')).rejects.toThrow('Write in a few words what this commit changes.');
    git('config', 'user.useConfigOnly', 'true');
    git('config', 'user.email', '');
    git('config', 'user.name', '');
    await expect(commit('Try')).rejects.toThrow(
      /^git does not know your name yet\. Set it once in a terminal: /,
    );
  });
});
