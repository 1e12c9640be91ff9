import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { UsageError } from '../../base/content/content-error';
import { writeWhole } from '../../base/disk/write-whole';
import { recording, writeError } from './write-error';

function refused(): { folder: string; write: () => void } {
  const place = mkdtempSync(join(tmpdir(), 'refused-'));
  onTestFinished(() => rmSync(place, { recursive: true }));
  const folder = join(place, 'outputs');
  writeFileSync(folder, 'a file');
  return { folder, write: () => writeWhole(join(folder, 'output.json'), '{}') };
}

const caught = (write: () => void): unknown => {
  try {
    return write();
  } catch (error) {
    return error;
  }
};

test.each([
  ['before', (write: () => void) => write(), 'The last build is still in place.'],
  ['after', recording, 'The new build is in place, but it is not recorded.'],
])('a refusal %s the output is in place says which build that is', (_, run, state) => {
  const { folder, write } = refused();
  const error = writeError(
    caught(() => run(write)),
    'dist',
  );
  expect(error).toBeInstanceOf(UsageError);
  expect(String(error)).toBe(
    `UsageError: ${folder} can't be written: a file is where a folder has to be. ${state} Solve this and build again.`,
  );
});

test('a copy that is refused names the file that it would write', () => {
  const { folder } = refused();
  const place = join(folder, 'copy.json');
  const error = writeError(
    caught(() => copyFileSync(folder, place)),
    'dist',
  );
  expect(String(error)).toContain(
    `UsageError: ${place} can't be written: a file is where a folder has to be.`,
  );
});

test('another error stays as it is', () => {
  const bug = new TypeError('x is undefined');
  const fail = () => {
    throw bug;
  };
  expect(caught(() => recording(fail))).toBe(bug);
});
