import { once } from 'node:events';
import { resolve } from 'node:path';
import { withFixes } from '../src/edit/mend-all';
import { fixContent } from '../src/node/change/fix-content';
import { unifiedDiff } from '../src/node/change/unified-diff';
import { checkContent } from '../src/node/check-content';
import { UsageError } from '../src/node/content/content-error';
import { contentFolder } from '../src/node/content/content-folder';
import { openContent, shownPath } from '../src/node/content/open-content';
import { type CheckedFolder, problemsIn, problemText } from '../src/node/content/problem-text';
import { watchFolder } from '../src/node/content/watch-folder';
import type { Problem } from '../src/site/problem/problem';
import { githubReport, jsonReport, sarifReport } from '../src/site/problem/report';
import { counted, visible } from '../src/site/text/words';
import { readOptions, runCommand } from './support/run-command';

const formats = ['pretty', 'json', 'github', 'sarif'];

/** While watching: editors write a file in steps, and several files at once. In milliseconds. */
const settle = 100;

await runCommand(async () => {
  const options = readOptions({
    content: { type: 'string' },
    format: { type: 'string', default: 'pretty' },
    strict: { type: 'boolean', default: false },
    since: { type: 'string' },
    watch: { type: 'boolean', default: false },
    all: { type: 'boolean', default: false },
    fix: { type: 'boolean', default: false },
    'dry-run': { type: 'boolean', default: false },
  });
  const { content, format, strict, since, all, fix, 'dry-run': dryRun } = options;
  if (!formats.includes(format))
    throw new UsageError(`--format takes one of ${formats.join(', ')}, not ${format}.`);
  const folder = content === undefined ? contentFolder(process.cwd()) : resolve(content);

  if (dryRun && !fix) throw new UsageError('--dry-run shows what --fix would change: give both.');
  if (fix && options.watch) throw new UsageError('--fix and --watch do not go together.');
  if (fix) {
    const { problems, changes } = fixContent(folder, dryRun);
    // The report on standard output may be for a program.
    console.error(fixedText(folder, problems, dryRun));
    if (dryRun) process.stdout.write(unifiedDiff(changes, shownPath(folder, '')));
    if (dryRun) return 0;
  }

  const validate = async () => {
    const checked = await checkContent(folder, since);
    process.stdout.write(report(checked, format, all));
    return checked.findings.some(({ severity }) => strict || severity === 'error') ? 1 : 0;
  };
  if (!options.watch) return validate();

  openContent(folder);
  let last: Promise<unknown> = Promise.resolve();
  const again = () => {
    last = last.then(validate).catch((error: unknown) => {
      if (!(error instanceof UsageError)) throw error;
      console.error(error.message);
    });
  };
  const stop = watchFolder(folder, settle, again);
  again();
  await once(process, 'SIGINT');
  stop();
  return 0;
});

function report(checked: CheckedFolder, format: string, all: boolean): string {
  if (format === 'pretty') return `${problemText(checked, process.stdout, all) || 'The content is valid.'}\n`;
  const found = problemsIn(checked);
  const isForTools = format === 'json' || format === 'sarif';
  const problems = (isForTools ? withFixes(checked.files, found) : found).map((problem) => ({
    ...problem,
    file: shownPath(checked.folder, problem.file),
  }));
  switch (format) {
    case 'json':
      return `${jsonReport(problems)}\n`;
    case 'sarif':
      return `${sarifReport(problems)}\n`;
    default:
      return githubReport(problems);
  }
}

function fixedText(folder: string, problems: readonly Problem[], dryRun: boolean): string {
  const lines = problems.map(
    ({ file, line, column, message, help, id }) =>
      `${shownPath(folder, file)}:${line}:${column} ${/ Did you mean /.test(message) ? message : `${message} ${help ?? ''}`} (${id})`,
  );
  const what = problems.length === 0 ? 'Nothing' : counted(problems.length, 'problems');
  return [...lines, `${what} ${dryRun ? 'to fix' : 'fixed'}.`].map(visible).join('\n');
}
