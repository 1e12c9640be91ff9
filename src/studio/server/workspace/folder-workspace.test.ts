import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  editFolder,
  heading,
  headingIn,
  home,
  radio,
  soon,
} from '../../../../tests/support/edits/edited-folder';

test('a valid change is written after a moment of rest, and nothing else of the file changes', async () => {
  const { set, written } = editFolder();
  const before = written(home);
  const old = JSON.stringify(headingIn(before));
  set(home, heading, 'New');
  expect(written(home)).toBe(before);
  await expect.poll(() => written(home), soon).toBe(before.replace(old, '"New"'));
});

test('a page that is added before others in a file is listed with the change', () => {
  const { workspace, watcher, last } = editFolder('valid/one-file');
  const [page] = JSON.parse(workspace.textOf('site.json') ?? '').pages;
  const value = { ...page, path: '/added', title: 'Added before the others' };
  const operations = [{ op: 'insert', file: 'site.json', at: '/pages/0', value } as const];
  workspace.apply(watcher, { id: 'add', transaction: { name: 'Add', operations } });
  expect(last('pages')?.pages.find(({ path }) => path === '/added')?.pointer).toBe('/pages/0');
});

test('the page is rendered before the change is written', () => {
  const { workspace, watcher, last, set } = editFolder();
  workspace.pages.show(watcher, '/');
  set(home, heading, 'Drawn at once');
  expect(JSON.stringify(last('preview')?.preview.view)).toContain('Drawn at once');
});

describe('a change that is not valid', () => {
  test('is kept, said and not written, while other pages are', async () => {
    const { set, written, last } = editFolder();
    const before = written(home);
    set(home, heading, '');
    set(radio, heading, 'Valid');
    await expect.poll(() => headingIn(written(radio)), soon).toBe('Valid');
    expect(written(home)).toBe(before);
    expect(last('held')?.files).toEqual([home]);
    expect(last('problems')?.problems.map(({ file, pointer }) => file + pointer)).toContain(home + heading);
  });

  test('is written once it is corrected', async () => {
    const { set, written, last } = editFolder();
    set(home, heading, '');
    await expect.poll(() => last('held')?.files, soon).toEqual([home]);
    set(home, heading, 'Right');
    await expect.poll(() => headingIn(written(home)), soon).toBe('Right');
    expect(last('held')?.files).toEqual([]);
  });

  test('leaves the last valid state of the page', () => {
    const { workspace, watcher, last, set } = editFolder();
    workspace.pages.show(watcher, '/');
    const { preview } = last('preview') ?? {};
    set(home, heading, '');
    expect(last('preview')?.preview).toBe(preview);
    expect(workspace.pages.document('/')?.status).toBe(200);
  });

  test('is there again after the process was killed', async () => {
    const killed = editFolder();
    killed.set(home, heading, '');
    killed.set(radio, heading, 'Waiting');
    const { workspace, written, folder } = killed.reopen();
    expect(folder).toBe(killed.folder);
    expect(headingIn(workspace.textOf(home) ?? '')).toBe('');
    expect(headingIn(workspace.textOf(radio) ?? '')).toBe('Waiting');
    await expect.poll(() => headingIn(written(radio)), soon).toBe('Waiting');
  });
});

describe('undo', () => {
  test('goes back over files, and forward again', async () => {
    const { workspace, set, last } = editFolder();
    const before = [home, radio].map((file) => workspace.textOf(file));
    set(home, heading, 'One');
    set(radio, heading, 'Two');
    const after = [home, radio].map((file) => workspace.textOf(file));
    workspace.undo();
    workspace.undo();
    expect([home, radio].map((file) => workspace.textOf(file))).toEqual(before);
    expect(last('history')?.history).toMatchObject({ redo: 'Edit', last: { kind: 'undo', name: 'Edit' } });
    workspace.redo();
    workspace.redo();
    expect([home, radio].map((file) => workspace.textOf(file))).toEqual(after);
  });

  test('one undo takes back all typing of one text', () => {
    const { workspace, set, last } = editFolder();
    const before = workspace.textOf(home);
    for (const text of ['T', 'Ty', 'Typ']) set(home, heading, text, { step: 'visit' });
    workspace.undo();
    expect(workspace.textOf(home)).toBe(before);
    expect(last('history')?.history.undo).toBe(undefined);
  });

  test('says what another program has changed since, and does not overwrite it', async () => {
    const { workspace, set, written, write } = editFolder();
    set(home, heading, 'Mine');
    await expect.poll(() => headingIn(written(home)), soon).toBe('Mine');
    write(home, written(home).replace('"Mine"', '"Theirs"'));
    await expect.poll(() => headingIn(workspace.textOf(home) ?? ''), soon).toBe('Theirs');
    expect(() => workspace.undo()).toThrow('“Edit” was left out, because this has changed since.');
    expect(headingIn(workspace.textOf(home) ?? '')).toBe('Theirs');
  });
});

test('a change that is sent twice, because its answer was lost, is applied once', () => {
  const killed = editFolder();
  const { blocks } = JSON.parse(killed.workspace.textOf(home) ?? '');
  const insert = { op: 'insert', file: home, at: '/blocks/1', value: blocks[1] } as const;
  const change = { id: 'asked twice', transaction: { name: 'Copy', operations: [insert] } };
  killed.workspace.apply(killed.watcher, change);
  const { workspace, watcher } = killed.reopen();
  workspace.apply(watcher, change);
  expect(JSON.parse(workspace.textOf(home) ?? '').blocks.length).toBe(blocks.length + 1);
});

test('a field that somebody else has changed a moment before keeps both values', () => {
  const { workspace, watcher, set, last } = editFolder();
  workspace.read(watcher, home);
  const version = last('file')?.state.version ?? 0;
  const other = workspace.watch(() => {});
  const transaction = {
    name: 'Edit',
    operations: [{ op: 'set', file: home, at: heading, value: 'Theirs' } as const],
  };
  workspace.apply(other.watcher, { id: 'a', version, transaction });
  set(home, heading, 'Mine', { version });
  expect(headingIn(workspace.textOf(home) ?? '')).toBe('Theirs');
  expect(last('conflicts')?.conflicts).toMatchObject([{ pointer: heading, yours: 'Mine', theirs: 'Theirs' }]);
});

test('letters that two tabs type into one field at the same instant are one choice, of the last ones', () => {
  const { workspace, watcher, set, last } = editFolder();
  workspace.read(watcher, home);
  const version = last('file')?.state.version ?? 0;
  const other = workspace.watch(() => {});
  for (const [at, value] of ['T', 'Th', 'The'].entries()) {
    const operations = [{ op: 'set', file: home, at: heading, value } as const];
    workspace.apply(other.watcher, {
      id: value,
      version: version + at,
      transaction: { name: 'Edit', operations },
    });
    set(home, heading, 'Mine'.slice(0, at + 1), { version });
  }
  expect(last('conflicts')?.conflicts).toMatchObject([{ pointer: heading, yours: 'Min', theirs: 'The' }]);
});

test('after a lost connection, an editor’s change fits what the same editor has changed before', () => {
  const { workspace, watcher: reader, last } = editFolder();
  workspace.read(reader, home);
  const version = last('file')?.state.version ?? 0;
  const type = (value: string) => {
    const { watcher, close } = workspace.watch(() => {}, 'editor');
    const operations = [{ op: 'set', file: home, at: heading, value } as const];
    workspace.apply(watcher, { id: value, version, transaction: { name: 'Edit', operations } });
    close();
  };
  type('Mi');
  type('Mine');
  expect(headingIn(workspace.textOf(home) ?? '')).toBe('Mine');
  expect(last('conflicts')?.conflicts).toEqual([]);
});

test('text that is typed before the own undo has arrived is not undone', () => {
  const { workspace, watcher, set, last } = editFolder();
  workspace.read(watcher, home);
  set(home, heading, 'First');
  const version = last('file')?.state.version ?? 0;
  workspace.undo(watcher);
  set(home, heading, 'First and more', { version });
  expect(headingIn(workspace.textOf(home) ?? '')).toBe('First and more');
  expect(last('conflicts')?.conflicts).toEqual([]);
});

test('and finds its block if the undo has moved it', () => {
  const { workspace, watcher, set, last } = editFolder();
  workspace.read(watcher, home);
  const headings = () =>
    JSON.parse(workspace.textOf(home) ?? '').blocks.map((block: { heading: string }) => block.heading);
  const [first, second] = headings();
  const operations = [{ op: 'move', file: home, at: '/blocks/0', to: '/blocks/1' } as const];
  workspace.apply(watcher, { id: 'move', transaction: { name: 'Move', operations } });
  expect(headings().slice(0, 2)).toEqual([second, first]);
  const version = last('file')?.state.version ?? 0;
  workspace.undo(watcher);
  set(home, heading, 'Of the second', { version });
  expect(headings().slice(0, 2)).toEqual([first, 'Of the second']);
});

test('two who type in one page at the same time both see both', () => {
  const { workspace, watcher, set, last } = editFolder();
  const other = workspace.watch(() => {});
  for (const { id } of [watcher, other.watcher]) expect(id).not.toBe('');
  workspace.read(watcher, home);
  workspace.read(other.watcher, home);
  const removal = { op: 'remove', file: home, at: '/blocks/1' } as const;
  const version = last('file')?.state.version ?? 0;
  const count = JSON.parse(workspace.textOf(home) ?? '').blocks.length;
  workspace.apply(other.watcher, {
    id: 'a',
    version: 1,
    transaction: { name: 'Remove', operations: [removal] },
  });
  // Made before the block above it was removed.
  const lastHeading = `/blocks/${count - 1}/heading`;
  set(home, lastHeading, 'Still the last', { version });
  expect(JSON.parse(workspace.textOf(home) ?? '').blocks.at(-1).heading).toBe('Still the last');
});

test('a file that is removed and comes back never has an old version number again', () => {
  const { folder, workspace, watcher, set, written, write, last } = editFolder();
  workspace.read(watcher, radio);
  const seen = new Set([radio]);
  const before = written(radio);
  for (const text of ['T', 'Ty', 'Typ']) set(radio, heading, text);
  const version = last('file')?.state.version ?? 0;
  workspace.save();
  rmSync(join(folder, radio));
  workspace.lookAt(seen);
  expect(last('removed')?.file).toBe(radio);
  write(radio, before);
  workspace.lookAt(seen);
  expect(last('file')?.state).toMatchObject({ text: before, version: version + 1 });
});

describe('a change that was made before the program was started again', () => {
  const transactionOf = (at: string, value: unknown) => ({
    name: 'Edit',
    operations: [{ op: 'set', file: home, at, value } as const],
  });
  /** What the tab knows when the program ends. */
  function ended() {
    const before = editFolder();
    before.workspace.read(before.watcher, home);
    const { version, text = '' } = before.last('file')?.state ?? {};
    return { before, version: version ?? 0, base: text };
  }

  test('is asked for the value it was made for', () => {
    const { before, version, base } = ended();
    const { workspace, watcher } = before.reopen();
    const change = { id: 'late', version, transaction: transactionOf(heading, 'Mine') };
    expect(workspace.apply(watcher, change)).toBe('wants base');
    expect(workspace.textOf(home)).toBe(base);
    expect(workspace.apply(watcher, { ...change, base })).toBe('kept');
    expect(headingIn(workspace.textOf(home) ?? '')).toBe('Mine');
  });

  test('keeps what somebody else has written in its field since', () => {
    const { before, version, base } = ended();
    before.workspace.close();
    before.write(home, base.replace(/"heading": "[^"]*"/, '"heading": "Theirs"'));
    const { workspace, watcher, last } = before.reopen();
    workspace.apply(watcher, { id: 'late', version, base, transaction: transactionOf(heading, 'Mine') });
    expect(headingIn(workspace.textOf(home) ?? '')).toBe('Theirs');
    expect(last('conflicts')?.conflicts).toMatchObject([{ yours: 'Mine', theirs: 'Theirs' }]);
  });

  test('finds its block, which somebody else has moved since', () => {
    const { before, version, base } = ended();
    before.workspace.close();
    const page = JSON.parse(base);
    const [first, ...others] = page.blocks;
    before.write(home, JSON.stringify({ ...page, blocks: [...others, first] }));
    const { workspace, watcher } = before.reopen();
    workspace.apply(watcher, { id: 'late', version, base, transaction: transactionOf(heading, 'Mine') });
    const headings = JSON.parse(workspace.textOf(home) ?? '').blocks.map(
      (block: { heading: string }) => block.heading,
    );
    expect(headings).toEqual([...others.map((block: { heading: string }) => block.heading), 'Mine']);
  });
});

test('a file that nobody reads any more is checked again when another program takes its change back', () => {
  const { workspace, watcher, written, write, last } = editFolder();
  const file = 'pages/contact.json';
  const [before, seen] = [written(file), new Set([file])];
  const visitor = workspace.watch(() => {});
  workspace.read(visitor.watcher, file);
  visitor.close();
  write(file, before.slice(0, -3));
  workspace.lookAt(seen);
  expect(last('problems')?.problems).not.toEqual([]);
  write(file, before);
  workspace.lookAt(seen);
  expect(last('problems')?.problems).toEqual([]);
  workspace.read(watcher, file);
  expect(last('file')?.state.text).toBe(before);
});
