import type { Transaction } from '../../src/edit/operation';
import { contentFolder } from '../../src/node/base/content/content-folder';
import { shownPath } from '../../src/node/base/content/open-content';
import { problemsIn, problemText } from '../../src/node/base/content/problem-text';
import { changeContent, isRefused } from '../../src/node/base/write/change-content';
import { unifiedDiff } from '../../src/node/base/write/unified-diff';
import type { Files } from '../../src/site/files/files';
import { counted } from '../../src/site/text/wording';

export interface RunOptions {
  /** Prints the unified diff and changes nothing. */
  dryRun: boolean;
  /** Prints what was done as JSON, for programs. */
  json?: boolean;
  /** Is the same when the same change is asked for again; otherwise the command line is. */
  command?: string;
}

/**
 * The one way from a command to changed content. `make` gives the transaction; it may run again, after a save in
 * between, and may throw a UsageError. The transaction is checked, written as a whole and reported; or nothing is
 * changed, and the conflicts and the errors that it would add are printed. Gives the exit code.
 */
export function runTransaction(
  make: (files: Files) => Transaction,
  { dryRun, json = false, command }: RunOptions,
): number {
  const folder = contentFolder(process.cwd());
  const result = changeContent(folder, make, {
    dryRun,
    anchored: json,
    ...(command !== undefined && { command }),
  });
  const { name } = result.transaction;
  if (isRefused(result)) {
    const { conflicts, findings, files } = result;
    const checked = { folder, files, findings };
    if (json) print({ name, applied: false, conflicts, problems: problemsIn(checked) });
    const reasons = [...conflicts.map(({ message }) => message), problemText(checked, process.stderr)];
    console.error(
      [`Not done: ${name}. Nothing was changed.`, ...reasons.filter((text) => text !== '')].join('\n\n'),
    );
    return 1;
  }
  const { changes, edits, inverse } = result;
  if (dryRun) process.stdout.write(unifiedDiff(changes, shownPath(folder, '')));
  else if (json)
    print({
      name,
      applied: true,
      changes: changes.map(({ from, to }) => ({ from, to })),
      edits,
      inverse,
    });
  else console.log(`${name}: ${counted(changes.length, 'files')} changed.`);
  return 0;
}

const print = (value: unknown) => process.stdout.write(`${JSON.stringify(value, null, 2)}\n`);
