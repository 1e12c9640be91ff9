import { expect, test } from 'vitest';
import { createEditedContent } from '../../../../tests/support/edits/edited-content';
import { openValid } from '../../../../tests/support/fixtures';
import type { JournalRecord } from './journal-record';
import type { PictureMove } from './picture-move';
import { createSession } from './session';

test('pictures of a step that the journal can’t take are moved back', () => {
  const moved: PictureMove[] = [];
  const session = createSession(
    openValid('many-files'),
    [],
    () => {
      throw new Error('ENOSPC: no space left on device, write');
    },
    () => null,
    (moves) => {
      moved.push(...moves);
      return undefined;
    },
  );
  const move = { src: 'images/office.png', was: 'its hash', now: null };
  const remove = () => session.apply({ name: 'Delete', operations: [] }, { pictures: [move] });
  expect(remove).toThrow('ENOSPC');
  expect(moved).toEqual([move, { ...move, was: null, now: 'its hash' }]);
});

test('typing the old text again leaves no step of undo, also after a restart', () => {
  const files = openValid('many-files');
  const journal: JournalRecord[] = [];
  const open = () =>
    createSession(
      files,
      [...journal],
      (record) => journal.push(record),
      () => null,
      () => undefined,
    );
  const session = open();
  const [file = ''] = files.list().filter((name) => name.startsWith('pages/'));
  const { title } = JSON.parse(files.read(file));
  const type = (value: string, step: string) =>
    session.apply({ name: step, operations: [{ op: 'set', file, at: '/title', value }] }, { step });
  const steps = () => session.history.undo.map(({ name }) => name);
  type('Other', 'first');
  for (const text of ['O', 'Oth', 'Other']) type(text, 'second');
  expect(steps()).toEqual(['first']);
  expect(open().history.undo.map(({ name }) => name)).toEqual(['first']);
  type('Others', 'second');
  expect(steps()).toEqual(['first', 'second']);
  session.undo();
  session.undo();
  expect(JSON.parse(session.pending.files.read(file)).title).toBe(title);
});

test('typing after a step without effect does not change the steps before it', () => {
  const files = openValid('many-files');
  const session = createSession(
    files,
    [],
    () => undefined,
    () => null,
    () => undefined,
  );
  const file = 'pages/contact.json';
  const text = () => session.pending.files.read(file);
  const type = (value: string) =>
    session.apply({ name: 'Type', operations: [{ op: 'set', file, at: '/title', value }] }, { step: 'same' });
  const before = text();
  type('One');
  const one = text();
  session.rebase();
  for (const value of ['Once', 'One', 'Ones']) type(value);
  session.undo();
  expect(text()).toBe(one);
  session.undo();
  expect(text()).toBe(before);
});

test('a step has the time of its last change, also after an undo, and steps without a time are read', () => {
  const files = openValid('many-files');
  const journal: JournalRecord[] = [];
  let time = 1000;
  const open = () =>
    createSession(
      files,
      journal.map((record): JournalRecord => JSON.parse(JSON.stringify(record))),
      (record) => journal.push(record),
      () => null,
      () => undefined,
      () => time++,
    );
  const [file = ''] = files.list().filter((name) => name.startsWith('pages/'));
  const type = (value: string, step: string) =>
    open().apply({ name: step, operations: [{ op: 'set', file, at: '/title', value }] }, { step });
  type('A', 'first');
  for (const record of journal) if (record.type === 'change') delete record.inverse.time;
  type('B', 'second');
  const session = open();
  const times = () => session.history.undo.map((step) => step.time);
  expect(times()).toEqual([undefined, 1001]);
  session.undo();
  expect(session.last()).toEqual({ kind: 'undo', name: 'second', time: 1002 });
  session.redo();
  expect(times()).toEqual([undefined, 1001]);
});

test('the way back stops at a step that no longer fits, and names it', () => {
  const content = createEditedContent();
  const [file = ''] = content.pages();
  const set = (name: string, at: string, value: string) =>
    content.session.apply({ name, operations: [{ op: 'set', file, at, value }] });
  for (const [name, at] of [
    ['One', '/title'],
    ['Two', '/description'],
    ['Three', '/title'],
  ] as const)
    set(name, at, name);
  content.save();
  const there = content.texts()[file] ?? '';
  content.write(file, there.replace('"Two"', '"Theirs"'));
  const { made, unfit } = content.session.goBack(3, (step) => `Go back to ${step?.name}`);
  expect(unfit?.name).toBe('Two');
  expect(made?.inverse.name).toBe('Go back to Two');
  expect(content.shown()[file]).toBe(there.replace('"Two"', '"Theirs"').replace('"Three"', '"One"'));
  content.session.undo();
  expect(content.shown()[file]).toBe(there.replace('"Two"', '"Theirs"'));
});
