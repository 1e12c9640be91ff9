import { mkdirSync, realpathSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { lookAt } from '../../support/hostile-folders/bait';
import { makeTemplates } from '../../support/hostile-folders/repositories';
import { type Mix, tryFolder } from '../../support/hostile-folders/try-folder';
import { temporaryFolder } from '../../support/temporary-site';

/** HOSTILE_FOLDERS=10000 is the long run; HOSTILE_SEED and 1 try a seed that failed. */
const count = Number(process.env.HOSTILE_FOLDERS ?? 60);
const first = Number(process.env.HOSTILE_SEED ?? 1);
const shares = { commands: 0.03, builds: 0.002 };

test('nothing outside of a hostile content folder is read, written or run', async () => {
  const base = realpathSync(temporaryFolder());
  mkdirSync(join(base, 'home'));
  const socket = createServer().listen(join(base, 'socket'));
  onTestFinished(() => void socket.close());
  vi.stubEnv('XDG_STATE_HOME', join(base, 'state'));
  const templates = makeTemplates(join(base, 'templates'));
  const code = lookAt('src', '');
  const mix: Mix = new Map();
  const wrong: string[] = [];
  for (let seed = first; seed < first + count; seed += 1)
    for (const found of await tryFolder(seed, base, templates, shares, mix)) {
      wrong.push(`HOSTILE_SEED=${seed}: ${found}`);
      console.log(wrong.at(-1));
    }
  if (count > 100) console.log(count, Object.fromEntries(mix));
  expect(wrong).toEqual([]);
  expect(lookAt('src', '')).toEqual(code);
}, 7_200_000);
