import { once } from 'node:events';
import { checkContent } from '../src/node/check-content';
import { UsageError } from '../src/node/content/content-error';
import { openContent, shownPath } from '../src/node/content/open-content';
import { type CheckedFolder, problemsIn, problemText } from '../src/node/content/problem-text';
import { watchFolder } from '../src/node/content/watch-folder';
import { readOptions, runCommand } from '../src/node/run-command';
import type { Problem } from '../src/site/problem/problem';
import { githubReport, jsonReport, sarifReport } from '../src/site/problem/report';
import { chosenFolder } from './support/chosen-folder';

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
  const folder = chosenFolder(content);

  if (dryRun && !fix) throw new UsageError('--dry-run shows what --fix would change: give both.');
  if (fix && options.watch) throw new UsageError('--fix and --watch do not go together.');
  if (fix) {
    // Loaded only where it is needed, here and below: every other call would wait for it.
    const { fixAndReport } = await import('./support/fix-content');
    fixAndReport(folder, dryRun);
    if (dryRun) return 0;
  }

  const validate = async () => {
    const checked = await checkContent(folder, since);
    process.stdout.write(await report(checked, format, all));
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

async function report(checked: CheckedFolder, format: string, all: boolean): Promise<string> {
  if (format === 'pretty') return `${problemText(checked, process.stdout, all) || 'The content is valid.'}\n`;
  const found = problemsIn(checked);
  const shown = (problems: readonly Problem[]) =>
    problems.map((problem) => ({ ...problem, file: shownPath(checked.folder, problem.file) }));
  if (format === 'github') return githubReport(shown(found));
  const { withFixes } = await import('../src/edit/check/mend-all');
  const problems = shown(withFixes(checked.files, found));
  return `${format === 'json' ? jsonReport(problems) : sarifReport(problems)}\n`;
}
