import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UsageError } from '../../src/node/content/content-error';
import { readOptions, runCommand } from '../../src/node/run-command';

await runCommand(async () => {
  const options = readOptions({
    pages: { type: 'string', default: '100,1000,10000' },
    rounds: { type: 'string', default: '3' },
    peers: { type: 'string', default: 'on' },
  });
  const sizes = options.pages.split(',').map(Number);
  const rounds = Number(options.rounds);
  for (const number of [...sizes, rounds])
    if (!Number.isInteger(number) || number < 1)
      throw new UsageError('--pages takes numbers of pages such as 100,1000 and --rounds takes one number.');
  if (!['on', 'off'].includes(options.peers)) throw new UsageError('--peers takes on or off.');
  // A disk would be measured instead of the build.
  const folder = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'site-bench-'));
  try {
    // Loaded only now: what a wrong option is told would wait for all that measures.
    const { printFigures } = await import('./print-figures');
    await printFigures(folder, sizes, rounds, options.peers === 'on');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
