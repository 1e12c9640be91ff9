import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { UsageError } from '../src/node/content/content-error';
import { readOptions, runCommand } from '../src/node/run-command';

await runCommand(async () => {
  const { minutes, seed } = readOptions({
    minutes: { type: 'string', default: '10' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000_000) },
  });
  if (!(Number(minutes) > 0)) throw new UsageError(`--minutes takes a number above 0, not ${minutes}.`);
  if (!/^\d+$/.test(seed)) throw new UsageError(`--seed takes a whole number, not ${seed}.`);
  const env = { ...process.env, NODE_ENV: 'production', SOAK_MINUTES: minutes, SOAK_SEED: seed };
  const args = ['run', '--project=soak', '--disable-console-intercept'];
  const [code] = await once(spawn('node_modules/.bin/vitest', args, { env, stdio: 'inherit' }), 'close');
  return code === 0 ? 0 : 1;
});
