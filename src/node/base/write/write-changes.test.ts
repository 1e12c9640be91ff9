import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { isGivenAway, withFaults } from '../../../../tests/support/failing-disk';
import { fixtures } from '../../../../tests/support/fixtures';
import { readFolder } from '../../../../tests/support/folder-content';
import { leavePlan } from '../../../../tests/support/leave-plan';
import { temporaryFolder } from '../../../../tests/support/temporary-site';
import { changeContent } from './change-content';
import { finishInterrupted } from './finish-interrupted';
import { hashText } from './hash-on-disk';
import { ChangedMeanwhile } from './plan';
import { planFile, planFolder } from './sealed-plan';
import { newStagingFolder } from './staging-folder';
import { writeChanges } from './write-changes';

function folderWith(files: Record<string, string>): string {
  const folder = temporaryFolder();
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(folder, file, '..'), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return folder;
}

const label = { command: 'test', report: {} };

const textsIn = (folder: string) =>
  Object.fromEntries([...readFolder(folder)].map(([file, bytes]) => [file, bytes.toString()]));

test('files are written, renamed and removed, with the folders that get empty', () => {
  const folder = folderWith({ 'a/b.json': '1', 'a/c.json': '2', 'd.json': '3', 'e.png': '4' });
  writeChanges(
    folder,
    [
      { from: 'a/b.json', to: 'x/y/b.json', text: '1!', was: '1' },
      { from: 'a/c.json', was: '2' },
      { from: 'd.json', to: 'd.json', text: '3!', was: '3' },
      { from: 'e.png', to: 'f.png' },
      { to: 'new.json', text: 'new' },
    ],
    label,
  );
  expect(textsIn(folder)).toEqual({ 'x/y/b.json': '1!', 'd.json': '3!', 'f.png': '4', 'new.json': 'new' });
  expect(existsSync(join(folder, 'a'))).toBe(false);
});

test.each([
  ['with', process.env.PATH],
  ['without', ''],
])('many files are written %s a command that flushes them together', (_, path) => {
  const names = Array.from({ length: 101 }, (_, index) => `${index}.json`);
  const folder = folderWith(Object.fromEntries(names.map((name) => [name, '1'])));
  vi.stubEnv('PATH', path);
  try {
    writeChanges(
      folder,
      names.map((name) => ({ from: name, to: name, text: '2', was: '1' })),
      label,
    );
  } finally {
    vi.unstubAllEnvs();
  }
  expect(textsIn(folder)).toEqual(Object.fromEntries(names.map((name) => [name, '2'])));
});

test('two files can swap their names', () => {
  const folder = folderWith({ 'a.json': '1', 'b.json': '2' });
  writeChanges(
    folder,
    [
      { from: 'a.json', to: 'b.json' },
      { from: 'b.json', to: 'a.json' },
    ],
    label,
  );
  expect(textsIn(folder)).toEqual({ 'a.json': '2', 'b.json': '1' });
});

test('a file keeps its permissions', () => {
  const folder = folderWith({ 'a.json': '1' });
  const { mode } = statSync(join(folder, 'a.json'));
  writeChanges(folder, [{ from: 'a.json', to: 'a.json', text: '2', was: '1' }], label);
  expect(statSync(join(folder, 'a.json')).mode).toBe(mode);
});

test('nothing is written when a file was saved meanwhile', () => {
  const folder = folderWith({ 'a.json': '1', 'b.json': 'saved' });
  const change = () =>
    writeChanges(
      folder,
      [
        { from: 'a.json', to: 'a.json', text: '2', was: '1' },
        { from: 'b.json', to: 'b.json', text: '2', was: '1' },
      ],
      label,
    );
  expect(change).toThrow(ChangedMeanwhile);
  expect(textsIn(folder)).toEqual({ 'a.json': '1', 'b.json': 'saved' });
});

/** What a kill after some steps leaves. */
function interrupted(steps: number): string {
  const folder = folderWith({ 'a.json': '1', 'b.json': '2' });
  const puts = [
    { file: 'a.json', waiting: '0', was: hashText('1') },
    { file: 'c.json', waiting: '1', was: undefined },
  ];
  const removes = [{ file: 'b.json', was: hashText('2') }];
  const place = leavePlan(folder, { ...label, process: 2 ** 30, puts, removes }, ['new 0', 'new 1']);
  for (const { file, waiting, was } of puts.slice(0, steps)) {
    if (was) renameSync(join(folder, file), join(place, `old-${waiting}`));
    renameSync(join(place, waiting), join(folder, file));
  }
  return folder;
}

test.each([0, 1, 2])('a change that was killed after %i files is completed', (steps) => {
  const folder = interrupted(steps);
  expect(finishInterrupted(folder)).toMatchObject(label);
  expect(textsIn(folder)).toEqual({ 'a.json': 'new 0', 'c.json': 'new 1' });
  expect(finishInterrupted(folder)).toBe(undefined);
});

test('all of it is taken back when one file was saved since', () => {
  const folder = interrupted(1);
  writeFileSync(join(folder, 'c.json'), 'saved');
  expect(finishInterrupted(folder)).toBe(undefined);
  expect(textsIn(folder)).toEqual({ 'a.json': '1', 'b.json': '2', 'c.json': 'saved' });
});

test('a plan is dropped if nothing of it is written and a file was saved since', () => {
  const folder = interrupted(0);
  writeFileSync(join(folder, 'a.json'), 'saved');
  expect(finishInterrupted(folder)).toBe(undefined);
  expect(textsIn(folder)).toEqual({ 'a.json': 'saved', 'b.json': '2' });
  expect(readdirSync(folder).sort()).toEqual(['a.json', 'b.json']);
});

test('if the disk fails in the middle of a change, a message says so, and the change is completed later', () => {
  const folder = folderWith({ 'a.json': '1', 'b/b.json': '2' });
  const change = () =>
    writeChanges(
      folder,
      [
        { from: 'a.json', to: 'a.json', text: '1!', was: '1' },
        { from: 'b/b.json', to: 'b/b.json', text: '2!', was: '2' },
      ],
      label,
    );
  const reason = `b/b.json can't be written: you have no permission to write there.`;
  withFaults(
    folder,
    () => {
      const message = `${reason} Solve this and run this command again: it completes the change.`;
      expect(change).toThrow(expect.objectContaining({ name: 'UsageError', message, reason }));
      expect(() => finishInterrupted(folder)).toThrow(message);
    },
    isGivenAway(join(planFolder, '1')),
    'EACCES',
  );
  expect(textsIn(folder)).toMatchObject({ 'a.json': '1!', 'b/b.json': '2' });
  expect(finishInterrupted(folder)).toMatchObject(label);
  expect(textsIn(folder)).toEqual({ 'a.json': '1!', 'b/b.json': '2!' });
});

test('a content folder that can’t be written is named, and nothing is left in it', () => {
  const folder = folderWith({ 'a.json': '1' });
  withFaults(
    folder,
    () =>
      expect(() => writeChanges(folder, [{ to: 'b.json', text: '2' }], label)).toThrow(
        `The content folder ${folder} can't be written: the disk is read-only.`,
      ),
    (name) => name === 'mkdirSync',
    'EROFS',
  );
  expect(readdirSync(folder)).toEqual(['a.json']);
});

test('only a change that was killed before it counted is forgotten, not what an editor keeps beside it', () => {
  const folder = folderWith({ '.edit-backup/0': 'mine' });
  const killed = newStagingFolder(folder);
  mkdirSync(killed);
  for (const name of readdirSync(folder)) utimesSync(join(folder, name), 0, 0);
  finishInterrupted(folder);
  expect(readdirSync(folder)).toEqual(['.edit-backup']);
});

test('a plan that another command begins just now stays', () => {
  const folder = folderWith({});
  const change = () => writeChanges(folder, [{ to: 'a.json', text: '1' }], label);
  const place = join(folder, planFolder);
  mkdirSync(place);
  let isBegun = false;
  withFaults(
    folder,
    () => finishInterrupted(folder),
    (name, path) => {
      if (path === place && name.startsWith('rm') && !isBegun) {
        isBegun = true;
        writeFileSync(join(place, planFile), '{}');
      }
      return false;
    },
  );
  expect(isBegun).toBe(true);
  expect(existsSync(join(place, planFile))).toBe(true);
  expect(change).toThrow('Another command is changing this content. Run this command again.');
});

test('files of somebody else in the place of the plan are not deleted', () => {
  const folder = folderWith({ '.edit/0': 'mine' });
  expect(() => finishInterrupted(folder)).toThrow(
    `${join(folder, planFolder)} has files, but no change to complete. Copy what you need, delete that folder, and run this command again.`,
  );
  expect(readdirSync(join(folder, planFolder))).toEqual(['0']);
});

test('a plan folder with nothing but files such as .DS_Store is no plan, and is removed', () => {
  const folder = folderWith({ '.edit/.DS_Store': '', '.edit/._0': '', '.edit/Thumbs.db': '' });
  finishInterrupted(folder);
  expect(readdirSync(folder)).toEqual([]);
});

test('a file in the place of the plan is named', () => {
  const folder = folderWith({ '.edit': 'mine' });
  expect(() => finishInterrupted(folder)).toThrow(
    `${join(folder, planFolder)} is a file, where changes of this content are prepared. Move it away, and run this command again.`,
  );
});

test('a command looks at content on a read-only disk', () => {
  const folder = join(temporaryFolder(), 'content');
  cpSync(join(fixtures, 'valid/many-files'), folder, { recursive: true });
  const nothing = () => changeContent(folder, () => ({ name: 'Nothing', operations: [] }));
  withFaults(
    folder,
    () => expect(nothing()).toMatchObject({ changes: [] }),
    (name) => name !== 'openSync',
    'EROFS',
  );
});

test('a change is written even if the folder of its plan cannot be removed', () => {
  const folder = folderWith({});
  const change = () => writeChanges(folder, [{ to: 'a.json', text: '1' }], label);
  withFaults(folder, change, (name) => name === 'rmdirSync', 'EPERM');
  expect(finishInterrupted(folder)).toBe(undefined);
  expect(readdirSync(folder)).toEqual(['a.json']);
});

test.each([
  ['EBUSY', 'another program has it open'],
  ['EXDEV', 'it is on another disk'],
  ['EIO', 'the disk reports an error'],
  ['EDEADLK', /EDEADLK: renameSync .*/],
])('a file that %s keeps from being replaced is named', (code, reason) => {
  const folder = folderWith({ 'a.json': '1' });
  const change = () => writeChanges(folder, [{ from: 'a.json', to: 'a.json', text: '2', was: '1' }], label);
  const path = join(planFolder, '0');
  const words = typeof reason === 'string' ? reason : reason.source;
  withFaults(
    folder,
    () => expect(change).toThrow(new RegExp(`^a\\.json can't be written: ${words}\\. Solve this`)),
    isGivenAway(path),
    code,
  );
});
