import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readCount } from '../../src/node/command/read-number';
import { declareCommand, runCommand } from '../../src/node/command/run-command';
import { UsageError } from '../../src/node/content/content-error';

await runCommand(
  declareCommand({
    name: 'npm run bench',
    does: 'Measures builds, validation, edits and the studio, compared with Eleventy and Hugo.',
    options: {
      pages: {
        value: 'N,N',
        fallback: '100,1000,10000',
        does: 'Measures sites of so many pages instead of 100, 1,000 and 10,000.',
      },
      rounds: { value: 'N', fallback: '3', does: 'Measures each figure so many times instead of three.' },
      peers: { value: 'off', fallback: 'on', does: 'Leaves out the other generators.' },
    },
    async run({ pages, rounds: given, peers }) {
      const sizes = pages.split(',').map((size) => readCount('pages', size));
      const rounds = readCount('rounds', given);
      if (!['on', 'off'].includes(peers)) throw new UsageError('--peers takes on or off.');
      // A disk would be measured instead of the build.
      const folder = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'site-bench-'));
      try {
        // Loaded only now: what a wrong option is told would wait for all that measures.
        const { printFigures } = await import('./print-figures');
        await printFigures(folder, sizes, rounds, peers === 'on');
      } finally {
        rmSync(folder, { recursive: true });
      }
      return 0;
    },
  }),
);
