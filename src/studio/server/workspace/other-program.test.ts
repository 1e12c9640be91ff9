import { describe, expect, test } from 'vitest';
import {
  type EditedFolder,
  editFolder,
  heading,
  headingIn,
  home,
  soon,
} from '../../../../tests/support/edits/edited-folder';

describe('another program writes meanwhile', () => {
  test('a file without edits is read again', async () => {
    const { workspace, watcher, last, written, write } = editFolder();
    workspace.read(watcher, home);
    write(home, written(home).replace(/"heading": "[^"]*"/, '"heading": "By hand"'));
    await expect.poll(() => headingIn(last('file')?.state.text ?? '{"blocks":[{}]}'), soon).toBe('By hand');
  });

  test('another field of the same file: both count', async () => {
    const { set, written, write } = editFolder();
    set(home, heading, 'Mine');
    write(home, written(home).replace(/"title": "[^"]*"/, '"title": "Theirs, of enough letters"'));
    await expect
      .poll(() => [headingIn(written(home)), JSON.parse(written(home)).title], soon)
      .toEqual(['Mine', 'Theirs, of enough letters']);
  });

  test('the same field: both values are kept, and the editor chooses', async () => {
    const { workspace, set, written, write, last } = editFolder();
    set(home, heading, 'Mine');
    write(home, written(home).replace(/"heading": "[^"]*"/, '"heading": "Theirs"'));
    await expect.poll(() => last('conflicts')?.conflicts.length, soon).toBe(1);
    const [conflict] = last('conflicts')?.conflicts ?? [];
    expect(conflict).toMatchObject({ file: home, pointer: heading, yours: 'Mine', theirs: 'Theirs' });
    workspace.settle(conflict?.id ?? '', 'yours');
    await expect.poll(() => headingIn(written(home)), soon).toBe('Mine');
    expect(last('conflicts')?.conflicts).toEqual([]);
    // In another tab.
    expect(() => workspace.settle(conflict?.id ?? '', 'theirs')).toThrow(
      'This was decided a moment ago, or is asked again.',
    );
    expect(headingIn(workspace.textOf(home) ?? '')).toBe('Mine');
  });

  test('the same field, just before a change that was made for the older text', () => {
    const { workspace, watcher, set, written, write, last } = editFolder();
    workspace.read(watcher, home);
    const version = last('file')?.state.version;
    write(home, written(home).replace(/"heading": "[^"]*"/, '"heading": "Theirs"'));
    set(home, heading, 'Mine', version === undefined ? {} : { version });
    expect(last('conflicts')?.conflicts).toMatchObject([{ yours: 'Mine', theirs: 'Theirs' }]);
    expect(headingIn(workspace.textOf(home) ?? '')).toBe('Theirs');
  });

  test('the same field while it is typed in: one choice, with what was typed last', () => {
    const { workspace, watcher, set, written, write, last } = editFolder();
    workspace.read(watcher, home);
    const { version = 0 } = last('file')?.state ?? {};
    write(home, written(home).replace(/"heading": "[^"]*"/, '"heading": "Theirs"'));
    for (const text of ['M', 'Mi', 'Mine']) set(home, heading, text, { version });
    expect(last('conflicts')?.conflicts).toMatchObject([{ yours: 'Mine', theirs: 'Theirs' }]);
    workspace.settle(last('conflicts')?.conflicts[0]?.id ?? '', 'yours');
    expect(headingIn(workspace.textOf(home) ?? '')).toBe('Mine');
    expect(last('conflicts')?.conflicts).toEqual([]);
  });

  test('the same field, which is changed again after that: what is there now is asked about once', () => {
    const { workspace, watcher, set, written, write, last } = editFolder();
    workspace.read(watcher, home);
    const { version = 0 } = last('file')?.state ?? {};
    write(home, written(home).replace(/"heading": "[^"]*"/, '"heading": "Theirs"'));
    set(home, heading, 'Mine', { version });
    set(home, heading, 'Newer');
    const [conflict] = last('conflicts')?.conflicts ?? [];
    expect(conflict).toMatchObject({ yours: 'Mine', theirs: 'Newer' });
    workspace.settle(conflict?.id ?? '', 'yours');
    expect(headingIn(workspace.textOf(home) ?? '')).toBe('Mine');
    expect(last('conflicts')?.conflicts).toEqual([]);
    workspace.undo();
    expect(headingIn(workspace.textOf(home) ?? '')).toBe('Newer');
  });

  test('the same field, which another program changes unseen while the editor chooses: it is asked about, too', () => {
    const { workspace, watcher, set, written, write, last } = editFolder();
    workspace.read(watcher, home);
    const { version = 0 } = last('file')?.state ?? {};
    const byHand = (text: string) =>
      write(home, written(home).replace(/"heading": "[^"]*"/, `"heading": "${text}"`));
    byHand('Theirs');
    set(home, heading, 'Mine', { version });
    const choose = () => workspace.settle(last('conflicts')?.conflicts[0]?.id ?? '', 'yours');
    byHand('Unseen');
    expect(choose).toThrow('This was changed elsewhere at the same time.');
    expect(headingIn(workspace.textOf(home) ?? '')).toBe('Unseen');
    expect(last('conflicts')?.conflicts).toMatchObject([{ yours: 'Mine', theirs: 'Unseen' }]);
    choose();
    expect(headingIn(workspace.textOf(home) ?? '')).toBe('Mine');
  });

  test('the same field, which is removed after that: no value is there now', () => {
    const { workspace, set, written, write, last } = editFolder();
    const { blocks, ...own } = JSON.parse(written(home));
    const { lead: _, ...first } = blocks[0];
    const byHand = (block: object) => {
      write(home, JSON.stringify({ ...own, blocks: [block, ...blocks.slice(1)] }));
      workspace.lookAt(new Set([home]));
    };
    set(home, '/blocks/0/lead', 'Mine');
    byHand({ ...first, lead: 'Theirs' });
    expect(last('conflicts')?.conflicts).toMatchObject([{ yours: 'Mine', theirs: 'Theirs' }]);
    byHand(first);
    expect(last('conflicts')?.conflicts).toMatchObject([{ yours: 'Mine' }]);
    expect(last('conflicts')?.conflicts[0]).not.toHaveProperty('theirs');
    byHand({ ...first, lead: 'Theirs' });
    expect(last('conflicts')?.conflicts).toMatchObject([{ yours: 'Mine', theirs: 'Theirs' }]);
  });

  test('a block that is to be removed, and is changed again after that: it is asked about once', () => {
    const { workspace, watcher, set, written, write, last } = editFolder();
    const { blocks, ...own } = JSON.parse(written(home));
    const operations = [{ op: 'remove', file: home, at: '/blocks/0/lead' } as const];
    workspace.apply(watcher, { id: 'remove', transaction: { name: 'Remove', operations } });
    write(home, JSON.stringify({ ...own, blocks: [{ ...blocks[0], lead: 'Theirs' }, ...blocks.slice(1)] }));
    workspace.lookAt(new Set([home]));
    set(home, '/blocks/0/lead', 'Newer');
    expect(last('conflicts')?.conflicts).toMatchObject([{ operation: { op: 'remove' }, theirs: 'Newer' }]);
    workspace.settle(last('conflicts')?.conflicts[0]?.id ?? '', 'yours');
    expect(JSON.parse(workspace.textOf(home) ?? '').blocks[0]).not.toHaveProperty('lead');
    expect(last('conflicts')?.conflicts).toEqual([]);
  });

  test('fields of two blocks of other types, one in the place of the other, are two choices', () => {
    const { workspace, set, written, write, last } = editFolder();
    const { blocks, ...own } = JSON.parse(written(home));
    const actions = [{ label: 'Home', href: '/' }];
    for (const [block, text] of [
      [{ type: 'cta', heading: 'A', actions }, 'For the first'],
      [{ type: 'stats', heading: 'B', items: [] }, 'For the second'],
    ] as const) {
      set(home, heading, text);
      write(home, JSON.stringify({ ...own, blocks: [block, ...blocks.slice(1)] }));
      workspace.lookAt(new Set([home]));
    }
    const yours = last('conflicts')?.conflicts.map((conflict) => conflict.yours);
    expect(yours).toEqual(['For the first', 'For the second']);
  });

  test('fields of two blocks that were at one place are two choices', () => {
    const { workspace, set, written, write, last } = editFolder();
    const { blocks, ...own } = JSON.parse(written(home));
    for (const [index, text] of ['For the first', 'For the second'].entries()) {
      set(home, heading, text);
      write(home, JSON.stringify({ ...own, blocks: blocks.slice(index + 1) }));
      workspace.lookAt(new Set([home]));
    }
    const conflicts = last('conflicts')?.conflicts ?? [];
    expect(conflicts.map(({ yours }) => yours)).toEqual(['For the first', 'For the second']);
    write(home, JSON.stringify({ ...own, blocks }));
    workspace.lookAt(new Set([home]));
    for (const { id } of conflicts) workspace.settle(id, 'yours');
    const page = JSON.parse(workspace.textOf(home) ?? '');
    expect(page.blocks.slice(0, 2).map((block: { heading: string }) => block.heading)).toEqual([
      'For the first',
      'For the second',
    ]);
  });

  test('a choice is shown at its field, also after a block was added before it', () => {
    const { workspace, set, written, write, last } = editFolder();
    const { blocks, ...own } = JSON.parse(written(home));
    const [first, ...others] = blocks;
    set(home, '/blocks/0/lead', 'Mine');
    const theirs = [{ ...others[0], heading: 'Added' }, { ...first, lead: 'Theirs' }, ...others];
    write(home, JSON.stringify({ ...own, blocks: theirs }));
    workspace.lookAt(new Set([home]));
    expect(last('conflicts')?.conflicts).toMatchObject([{ pointer: '/blocks/1/lead', theirs: 'Theirs' }]);
    write(home, JSON.stringify({ ...own, blocks: [{ ...others[0], heading: 'Once more' }, ...theirs] }));
    workspace.lookAt(new Set([home]));
    expect(last('conflicts')?.conflicts).toMatchObject([{ pointer: '/blocks/2/lead', theirs: 'Theirs' }]);
  });

  test('a choice from before a restart is not mixed up with one from after it', async () => {
    const killed = editFolder();
    const disturb = ({ set, write, written, workspace, last }: EditedFolder, at: string, key: string) => {
      set(home, at, 'Mine', { id: at });
      const their = new RegExp(`"${key}": "[^"]*"`);
      write(home, written(home).replace(their, `"${key}": "Theirs, of enough letters"`));
      workspace.lookAt(new Set([home]));
      return last('conflicts')?.conflicts ?? [];
    };
    disturb(killed, '/title', 'title');
    const conflicts = disturb(killed.reopen(), heading, 'heading');
    expect(new Set(conflicts.map(({ id }) => id)).size).toBe(2);
  });

  test('a field that was missing is added by both: one choice', () => {
    const { workspace, watcher, set, written, write, last } = editFolder();
    workspace.read(watcher, home);
    const { version = 0 } = last('file')?.state ?? {};
    write(home, written(home).replace('"title"', '"layout": "theirs", "title"'));
    for (const text of ['M', 'Mi', 'Mine']) set(home, '/layout', text, { version });
    expect(last('conflicts')?.conflicts).toMatchObject([{ yours: 'Mine', theirs: 'theirs' }]);
    workspace.settle(last('conflicts')?.conflicts[0]?.id ?? '', 'yours');
    expect(JSON.parse(workspace.textOf(home) ?? '').layout).toBe('Mine');
    expect(last('conflicts')?.conflicts).toEqual([]);
  });

  test('a file that both add: yours replaces theirs, and one undo brings theirs back', () => {
    const { workspace, watcher, write, last } = editFolder();
    const team = 'pages/team.json';
    const operations = [{ op: 'create', file: team, text: '{ "path": "/mine" }' } as const];
    workspace.apply(watcher, { id: 'new', transaction: { name: 'New page /mine', operations } });
    const theirs = '{ "path": "/theirs" }';
    write(team, theirs);
    workspace.lookAt(new Set([team]));
    const [conflict] = last('conflicts')?.conflicts ?? [];
    expect(conflict).toMatchObject({
      file: team,
      message: 'pages/team.json: This exists already. “New page /mine” waits for your choice, as a whole.',
    });
    expect(workspace.textOf(team)).toBe(theirs);
    workspace.settle(conflict?.id ?? '', 'yours');
    expect(workspace.textOf(team)).toBe('{ "path": "/mine" }');
    expect(last('conflicts')?.conflicts).toEqual([]);
    workspace.undo();
    expect(workspace.textOf(team)).toBe(theirs);
  });

  test('the block of the field is removed: its neighbor is left alone', () => {
    const { workspace, watcher, set, written, write, last } = editFolder();
    workspace.read(watcher, home);
    const { version = 0 } = last('file')?.state ?? {};
    const { blocks, ...own } = JSON.parse(written(home));
    write(home, JSON.stringify({ ...own, blocks: blocks.slice(1) }));
    set(home, heading, 'Mine', { version });
    const before = workspace.textOf(home);
    expect(last('conflicts')?.conflicts).toMatchObject([{ yours: 'Mine' }]);
    const { id = '' } = last('conflicts')?.conflicts[0] ?? {};
    expect(() => workspace.settle(id, 'yours')).toThrow(
      'What this belongs to was removed or moved elsewhere.',
    );
    expect(workspace.textOf(home)).toBe(before);
  });
});
