import { shownPath } from '../../src/node/base/content/open-content';
import { fixContent } from '../../src/node/base/write/fix-content';
import { unifiedDiff } from '../../src/node/base/write/unified-diff';
import { counted, visible } from '../../src/site/text/wording';

/** Corrects what messages name without doubt, or shows the difference, and prints what it corrected. */
export function fixAndReport(folder: string, dryRun: boolean): void {
  const { problems, changes } = fixContent(folder, dryRun);
  const lines = problems.map(
    ({ file, line, column, message, help, id }) =>
      `${shownPath(folder, file)}:${line}:${column} ${/ Did you mean /.test(message) ? message : `${message} ${help ?? ''}`} (${id})`,
  );
  const interrupted = changes.length > 0 ? 'What was interrupted is' : 'Nothing';
  const what = problems.length === 0 ? interrupted : counted(problems.length, 'problems');
  // The report on standard output may be for a program.
  console.error([...lines, `${what} ${dryRun ? 'to fix' : 'fixed'}.`].map(visible).join('\n'));
  if (dryRun) process.stdout.write(unifiedDiff(changes, shownPath(folder, '')));
}
