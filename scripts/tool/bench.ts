import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readCount } from '../../src/node/base/command/read-number';
import { declareCommand } from '../../src/node/base/command/run-command';
import { UsageError } from '../../src/node/base/content/content-error';

export const bench = declareCommand({
  name: 'npm run tool -- bench',
  does: 'Measures builds, validation, edits and the studio, compared with Eleventy and Hugo.',
  options: {
    pages: {
      value: 'N,N',
      fallback: '100,1000,10000',
      does: 'Measures sites of so many pages instead of 100, 1,000 and 10,000.',
    },
    rounds: { value: 'N', fallback: '3', does: 'Measures each figure so many times instead of three.' },
    peers: { value: 'off', fallback: 'on', does: 'Leaves out the other generators.' },
    shards: {
      value: 'N',
      does: 'Measures only builds, once: of the whole site, and in so many shards, which must give the same.',
    },
    patterns: {
      value: 'on',
      fallback: 'off',
      does: 'Measures only the regular expressions, on texts that repeat their own parts.',
    },
  },
  async run({ pages, rounds: given, peers, shards, patterns }) {
    if (!['on', 'off'].includes(patterns)) throw new UsageError('--patterns takes on or off.');
    if (patterns === 'on') {
      (await import('../../tests/bench/print-patterns')).printPatterns();
      return 0;
    }
    const sizes = pages.split(',').map((size) => readCount('pages', size));
    const rounds = readCount('rounds', given);
    if (!['on', 'off'].includes(peers)) throw new UsageError('--peers takes on or off.');
    const count = shards === undefined ? 0 : readCount('shards', shards);
    // A disk would be measured instead of the build. But large sites may not fit into memory three times.
    const isInMemory = count === 0 && existsSync('/dev/shm');
    const folder = mkdtempSync(join(isInMemory ? '/dev/shm' : tmpdir(), 'site-bench-'));
    try {
      // Loaded only now: the message on a wrong option would wait for all that measures.
      if (count > 0) await (await import('../../tests/bench/print-builds')).printShards(folder, sizes, count);
      else
        await (await import('../../tests/bench/print-figures')).printFigures(
          folder,
          sizes,
          rounds,
          peers === 'on',
        );
    } finally {
      rmSync(folder, { recursive: true });
    }
    return 0;
  },
});
