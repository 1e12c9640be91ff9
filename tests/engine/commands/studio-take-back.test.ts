import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { editCommitted } from '../../support/edits/edit-committed';
import { heading, home, radio } from '../../support/edits/edited-folder';
import { long } from '../../support/variations';

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

long(
  'a published file is shown and committed, also a hidden or a JSON one, and is not taken back',
  async () => {
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
  },
);

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

  test('a changed picture: its old bytes are restored, and the new ones are kept in the trash', async () => {
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

  long('new ones go with the pages that show them, deleted ones come back', async () => {
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

  long('not from a pointer of Git LFS, nor what was changed without git', async () => {
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
