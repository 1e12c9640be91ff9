import { once } from 'node:events';
import { resolve } from 'node:path';
import { checkContent } from '../src/node/check-content';
import { UsageError } from '../src/node/content/content-error';
import { contentFolder } from '../src/node/content/content-folder';
import { openContent, shownPath } from '../src/node/content/open-content';
import { type CheckedFolder, problemsIn, problemText } from '../src/node/content/problem-text';
import { watchFolder } from '../src/node/content/watch-folder';
import { githubReport, jsonReport, sarifReport } from '../src/site/problem/report';
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
  });
  const { content, format, strict, since, all } = options;
  if (!formats.includes(format))
    throw new UsageError(`--format takes one of ${formats.join(', ')}, not ${format}.`);
  const folder = content === undefined ? contentFolder(process.cwd()) : resolve(content);

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
  const problems = problemsIn(checked).map((problem) => ({
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
