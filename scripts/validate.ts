import { resolve } from 'node:path';
import { UsageError } from '../src/build/content-error';
import { contentFolder, loadContent, problemText, shownPath } from '../src/build/load-content';
import { githubReport, sarifReport } from '../src/site/report';
import { readOptions, runCommand } from './support/run-command';

const formats = ['pretty', 'json', 'github', 'sarif'];

await runCommand(async () => {
  const { content, format, strict, since } = readOptions({
    content: { type: 'string' },
    format: { type: 'string', default: 'pretty' },
    strict: { type: 'boolean', default: false },
    since: { type: 'string' },
  });
  if (!formats.includes(format))
    throw new UsageError(`--format takes one of ${formats.join(', ')}, not ${format}.`);

  const loaded = loadContent(content === undefined ? contentFolder(process.cwd()) : resolve(content), since);
  const problems = loaded.problems.map((problem) => ({
    ...problem,
    file: shownPath(loaded.folder, problem.file),
  }));
  if (format === 'json') console.log(JSON.stringify(problems, null, 2));
  else if (format === 'sarif') console.log(sarifReport(problems));
  else if (format === 'github') process.stdout.write(githubReport(problems));
  else console.log(problemText(loaded, process.stdout.isTTY) || 'The content is valid.');

  return problems.some(({ severity }) => strict || severity === 'error') ? 1 : 0;
});
