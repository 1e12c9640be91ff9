import { chmodSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { editCommitted, wordsOf } from '../../support/edits/edit-committed';
import { heading, home, radio } from '../../support/edits/edited-folder';
import { temporaryFolder } from '../../support/temporary-site';
import { long } from '../../support/variations';

describe('what differs from the last commit', () => {
  test('is shown in words, by page, before it is written', async () => {
    const { set, changes, written } = editCommitted();
    const before = JSON.parse(written(home)).blocks[0].heading;
    set(home, heading, 'Another headline');
    set('site.json', '/site/name', 'Another name');
    const { base, parts, canCommit, message } = await changes();
    expect(base).toMatchObject({ type: 'commit', subject: 'First' });
    expect(wordsOf(parts)).toEqual([
      ['changed Settings', expect.stringMatching(/^Name changed: .* → Another name$/)],
      ['changed /', `Hero › Heading changed: ${before} → Another headline`],
    ]);
    expect({ canCommit, message }).toEqual({ canCommit: true, message: expect.stringMatching(/^Change /) });
  });

  long('names pages that are new, gone or have another file', async () => {
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
      .poll(async () => wordsOf((await changes()).parts))
      .toEqual([
        ['added /new'],
        ['renamed /services/moved', 'Path changed: /services/radio → /services/moved'],
      ]);
  });

  long('is found where .git is a file, as in a submodule and a work tree', async () => {
    const elsewhere = join(temporaryFolder(), 'git');
    const { set, changes, commit } = editCommitted(true, undefined, ['--separate-git-dir', elsewhere]);
    set(home, heading, 'Another headline');
    expect(await changes()).toMatchObject({ base: { subject: 'First' }, partCount: 1, canCommit: true });
    await commit('Second');
    expect(await changes()).toMatchObject({ base: { subject: 'Second' }, partCount: 0 });
  });

  long('is nothing for other line breaks that git makes of a checkout', async () => {
    const { git, changes, written, write, set, workspace } = editCommitted();
    git('config', 'core.autocrlf', 'true');
    for (const file of [home, radio]) write(file, written(file).replaceAll('\n', '\r\n'));
    expect((await changes()).parts).toEqual([]);
    await expect.poll(() => workspace.textOf(home)).toContain('\r\n');
    set(home, heading, 'New');
    expect((await changes()).parts.map(({ differences }) => differences.length)).toEqual([1]);
  });
});

long('what is written while git looks is compared with the commit', async () => {
  const { git, set, changes, workspace } = editCommitted();
  set(home, heading, 'Another headline');
  // git does not see the change of this file, as when it has looked just before.
  git('update-index', '--assume-unchanged', home);
  const looking = changes();
  workspace.save();
  expect(wordsOf((await looking).parts)).toEqual([
    ['changed /', 'Hero › Heading changed: Networks for harbors → Another headline'],
  ]);
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
  expect(wordsOf((await changes()).parts)).toEqual([
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

  long('names what would be left out, before it is made', async () => {
    const { set, commit } = editCommitted();
    set(home, heading, '');
    set(radio, heading, 'Valid');
    await expect(commit('Try')).rejects.toThrow(
      `1 file would be left out, because a change there is not valid: ${home}. Correct it, or save the version once more without it.`,
    );
    expect(await commit('Try', [home])).toEqual({ name: expect.stringMatching(/^[0-9a-f]{7,}$/) });
  });

  long('has a message without the pages that are left out', async () => {
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
    await expect(commit('  ')).rejects.toThrow('Write in a few words what this version changes.');
    git('config', 'user.useConfigOnly', 'true');
    git('config', 'user.email', '');
    git('config', 'user.name', '');
    await expect(commit('Try')).rejects.toThrow(
      /^git does not know your name yet\. Set it once in a terminal: /,
    );
  });
});
