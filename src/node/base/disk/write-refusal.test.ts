import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../../tests/support/temporary-site';
import { systemRefusal } from './write-refusal';

function errorOf(act: () => unknown): unknown {
  try {
    act();
  } catch (error) {
    return error;
  }
  return undefined;
}

test('what the system refuses is said with the file, or in its own words', async () => {
  const folder = temporaryFolder();
  expect(systemRefusal(errorOf(() => readFileSync(`${folder}/none`)))).toBe(
    `${folder}/none can't be read or written: it is missing.`,
  );
  expect(systemRefusal(errorOf(() => writeFileSync(folder, '')))).toBe(
    `${folder} can't be read or written: a folder is where a file has to be.`,
  );
  expect(systemRefusal(errorOf(() => execFileSync('no-such-program')))).toBe(
    'spawnSync no-such-program ENOENT.',
  );
  const taken = createServer();
  const { port } = await new Promise<{ port: number }>((resolve) =>
    taken.listen(0, () => resolve(Object(taken.address()))),
  );
  const refused = await new Promise((resolve) => createServer().on('error', resolve).listen(port));
  taken.close();
  expect(systemRefusal(refused)).toMatch(/^listen EADDRINUSE: address already in use .*\.$/);
});

test('a mistake of the program is none of these', () => {
  expect(systemRefusal(new TypeError('x is undefined'))).toBe(undefined);
});
