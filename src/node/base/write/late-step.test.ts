import { readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { withFaults } from '../../../../tests/support/failing-disk';
import { readFolder } from '../../../../tests/support/folder-content';
import { temporaryFolder } from '../../../../tests/support/temporary-site';
import { oneOfEvery, withVariations } from '../../../../tests/support/variations';
import { ChangedMeanwhile, WrittenPartly } from './plan';
import { writeChanges } from './write-changes';

const before = { 'a.json': 'a', 'b.json': 'b', 'c.json': 'c' };

/** Changes a, moves b, removes c, and adds e. */
const changes = [
  { from: 'a.json', to: 'a.json', text: 'a!', was: 'a' },
  { from: 'b.json', to: 'd.json' },
  { from: 'c.json', was: 'c' },
  { to: 'e.json', text: 'e!' },
];
const after = { 'a.json': 'a!', 'd.json': 'b', 'e.json': 'e!' };

const savers: readonly (readonly [how: string, save: (file: string) => void])[] = [
  ['in place', (file) => writeFileSync(file, 'saved')],
  [
    'by a rename',
    (file) => {
      writeFileSync(`${file}~`, 'saved');
      renameSync(`${file}~`, file);
    },
  ],
];

function folderBefore(): string {
  const folder = temporaryFolder();
  for (const [file, text] of Object.entries(before)) writeFileSync(join(folder, file), text);
  return folder;
}

const textsIn = (folder: string) =>
  Object.fromEntries([...readFolder(folder)].map(([file, bytes]) => [file, bytes.toString()]));

/** Changes a folder, and does so before each of its calls of the file system; `act` gets the number of the call. */
function change(folder: string, act: (call: number) => void): { error: unknown; calls: number } {
  let error: unknown;
  let calls = 0;
  let isActing = false;
  const write = () => {
    try {
      writeChanges(folder, changes, { command: 'test', report: null });
    } catch (thrown) {
      error = thrown;
    }
  };
  withFaults(folder, write, () => {
    if (isActing) return false;
    isActing = true;
    calls += 1;
    act(calls);
    isActing = false;
    return false;
  });
  return { error, calls };
}

/** The change with each of its calls of the file system as the moment of something else. */
function atEveryMoment(
  act: (folder: string, call: number, moment: number) => void,
  expectGood: (folder: string, error: unknown, moment: number) => void,
): void {
  const { calls } = change(folderBefore(), () => {});
  expect(calls).toBeGreaterThan(20);
  for (let moment = 1; moment <= calls; moment++) {
    const folder = folderBefore();
    const { error } = change(folder, (call) => act(folder, call, moment));
    expectGood(folder, error, moment);
    expect(readdirSync(folder).filter((name) => name.startsWith('.'))).toEqual([]);
  }
}

describe.each(oneOfEvery(2, savers))('A save of another program %s', (_, save) => {
  test.each(['a.json', 'b.json', 'c.json', 'd.json', 'e.json'])(
    'of %s is never lost, and the change is whole or not made, whatever moment it comes at',
    (file) =>
      atEveryMoment(
        (folder, call, moment) => {
          if (call === moment) save(join(folder, file));
        },
        (folder, error, moment) => {
          if (error) expect(error).toBeInstanceOf(ChangedMeanwhile);
          const moved = file === 'b.json' ? [{ ...after, 'd.json': 'saved' }] : [];
          const whole = [{ ...after, [file]: 'saved' }, ...moved];
          expect({ moment, whole: error ? [{ ...before, [file]: 'saved' }] : whole }).toMatchObject({
            moment,
            whole: expect.arrayContaining([textsIn(folder)]),
          });
        },
      ),
  );
});

test('A file that another program removes at any moment stays removed, or is written anew', () => {
  atEveryMoment(
    (folder, call, moment) => {
      if (call === moment) rmSync(join(folder, 'a.json'), { force: true });
    },
    (folder, error) => {
      if (error) expect(error).toBeInstanceOf(ChangedMeanwhile);
      expect(without(textsIn(folder), 'a.json')).toEqual(without(error ? before : after, 'a.json'));
    },
  );
});

test.each(withVariations([1, 4], [2, 3, 5, 6, 8, 12]))(
  'Two saves with %i calls between them both stay',
  (between) => {
    atEveryMoment(
      (folder, call, moment) => {
        if (call === moment) writeFileSync(join(folder, 'a.json'), 'saved 1');
        if (call === moment + between) writeFileSync(join(folder, 'e.json'), 'saved 2');
      },
      (folder, error) => {
        if (error) expect(error instanceof ChangedMeanwhile || error instanceof WrittenPartly).toBe(true);
        const texts = textsIn(folder);
        expect(texts['a.json']).toBe('saved 1');
        expect(texts['b.json'] ?? texts['d.json']).toBe('b');
        if (texts['e.json'] !== undefined) expect(['saved 2', 'e!']).toContain(texts['e.json']);
      },
    );
  },
);

test('a part of a change says which files have it, and names no more than five', () => {
  const names = (letter: string, count: number) =>
    Array.from({ length: count }, (_, index) => `${letter}${index}.json`);
  expect(new WrittenPartly(['c.json'], names('a', 7)).message).toBe(
    'The change is written only in part. Another program changed c.json at the same time, and that is kept. Written: a0.json, a1.json, a2.json, a3.json, a4.json and 2 more.',
  );
});

const without = (texts: Readonly<Record<string, string>>, file: string) =>
  Object.fromEntries(Object.entries(texts).filter(([name]) => name !== file));
