import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { UsageError } from '../../src/node/base/content/content-error';

/** Tests random sites, random edits and mistakes of editors for a given time. */
export async function soak(minutes = '10', seed = String(Date.now() % 1_000_000_000)): Promise<number> {
  if (!(Number(minutes) > 0)) throw new UsageError(`--minutes takes a number above 0, not ${minutes}.`);
  if (!/^\d+$/.test(seed)) throw new UsageError(`--seed takes a whole number, not ${seed}.`);
  const env = { ...process.env, NODE_ENV: 'production', SOAK_MINUTES: minutes, SOAK_SEED: seed };
  const args = ['run', '--project=soak', '--disable-console-intercept'];
  const [code] = await once(spawn('node_modules/.bin/vitest', args, { env, stdio: 'inherit' }), 'close');
  return code === 0 ? 0 : 1;
}
