import { readFileSync } from 'node:fs';
import { readTransaction } from '../src/edit/read-transaction';
import { common } from '../src/node/base/command/option';
import { declareCommand, runCommand } from '../src/node/base/command/run-command';
import { UsageError } from '../src/node/base/content/content-error';
import { runTransaction } from './support/run-transaction';

const more = `FILE is JSON; - is standard input:

  {
    "name": "New headline",
    "operations": [
      { "op": "set", "file": "pages/index.json", "at": "/blocks/0/heading", "value": "Hello", "was": "Welcome" }
    ]
  }

Operations: set, insert, remove and move for values; create, rename and delete for files. See docs/transactions.md.
Prints as JSON what was done, the edits of the texts, and a transaction that undoes it; or the conflicts and problems.`;

await runCommand(
  declareCommand({
    name: 'npm run apply',
    does: 'Applies a transaction to the content: all of it, or nothing.',
    more,
    positionals: ['FILE'],
    options: { 'dry-run': common.dryRun, content: common.content },
    run({ 'dry-run': dryRun }, file = '-') {
      const transaction = readTransaction(parse(file, read(file)));
      if (typeof transaction === 'string') throw new UsageError(`${file}: ${transaction}`);
      return runTransaction(() => transaction, {
        dryRun,
        json: true,
        // What standard input says may be another transaction.
        command: `apply ${JSON.stringify(transaction)}`,
      });
    },
  }),
);

function read(file: string): string {
  try {
    return readFileSync(file === '-' ? 0 : file, 'utf8');
  } catch (error) {
    throw new UsageError(`${file} can't be read.`, { cause: error });
  }
}

function parse(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new UsageError(`${file} is not JSON: ${error instanceof Error ? error.message : ''}`, {
      cause: error,
    });
  }
}
