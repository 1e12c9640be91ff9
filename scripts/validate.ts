import { once } from 'node:events';
import { common } from '../src/node/base/command/option';
import { declareCommand, runCommand } from '../src/node/base/command/run-command';
import { UsageError } from '../src/node/base/content/content-error';
import { contentFolder } from '../src/node/base/content/content-folder';
import { openContent, shownPath } from '../src/node/base/content/open-content';
import { type CheckedFolder, problemsIn, problemText } from '../src/node/base/content/problem-text';
import { readInstant } from '../src/node/base/content/read-instant';
import { watchFolder } from '../src/node/base/content/watch-folder';
import { warnOfUnfinished } from '../src/node/base/write/finish-interrupted';
import { checkContent, createContentCheck } from '../src/node/build/check-content';
import { datePast } from '../src/site/check/date-past';
import { locateFindings } from '../src/site/problem/locate-findings';
import type { Problem } from '../src/site/problem/problem';
import { githubReport, jsonReport, sarifReport } from '../src/site/problem/report';

const formats = ['pretty', 'json', 'github', 'sarif'];

/** While watching: editors write a file in steps, and several files at once. In milliseconds. */
const settle = 100;

await runCommand(
  declareCommand({
    name: 'npm run validate',
    does: 'Checks the content without a browser.',
    options: {
      watch: { does: 'Checks again after each change, until Ctrl-C.' },
      all: { does: 'Also shows each mistake of a rule that finds more than five, not only the first three.' },
      strict: { does: 'Also fails on warnings.' },
      since: { value: 'REV', does: 'Also fails if a path of this git revision no longer exists.' },
      format: {
        value: 'FORMAT',
        fallback: 'pretty',
        does: 'Prints json, github or sarif for tools, always with every mistake.',
      },
      fix: { does: 'First corrects what messages name without doubt, such as a misspelt field.' },
      'dry-run': { does: 'Only shows what --fix would change.' },
      at: common.at,
      content: common.content,
    },
    async run({ at: written, format, strict, since, watch, all, fix, 'dry-run': dryRun }) {
      if (!formats.includes(format))
        throw new UsageError(`--format takes one of ${formats.join(', ')}, not ${format}.`);
      if (dryRun && !fix) throw new UsageError('--dry-run shows what --fix would change: give both.');
      if (fix && watch) throw new UsageError('--fix and --watch do not go together.');
      const at = readInstant(written);
      const folder = contentFolder(process.cwd());
      if (fix) {
        // Loaded only where it is needed, here and below: every other call would wait for it.
        const { fixAndReport } = await import('./support/fix-content');
        fixAndReport(folder, dryRun);
        if (dryRun) return 0;
      }

      const print = async (checked: CheckedFolder) => {
        process.stdout.write(await report(checked, format, all));
        return checked.findings.some(
          ({ severity, id }) => severity === 'error' || (strict && id !== datePast.id),
        )
          ? 1
          : 0;
      };
      warnOfUnfinished(folder);
      if (!watch) return print(await checkContent(folder, since, at));
      const check = createContentCheck(folder, since, at);
      return validateAgain(folder, async (changed) => print(await check(changed)));
    },
  }),
);

/** Validates now and after every change, until Ctrl-C. */
async function validateAgain(
  folder: string,
  validate: (changed?: ReadonlySet<string>) => Promise<unknown>,
): Promise<number> {
  openContent(folder);
  let last: Promise<unknown> = Promise.resolve();
  const again = (changed?: ReadonlySet<string>) => {
    last = last
      .then(() => validate(changed))
      .catch((error: unknown) => {
        if (!(error instanceof UsageError)) throw error;
        console.error(error.message);
      });
  };
  const stop = watchFolder(folder, settle, again);
  again();
  await once(process, 'SIGINT');
  stop();
  return 0;
}

async function report(checked: CheckedFolder, format: string, all: boolean): Promise<string> {
  if (format === 'pretty') return `${problemText(checked, process.stdout, all) || 'The content is valid.'}\n`;
  const shown = (problems: readonly Problem[]) =>
    problems.map((problem) => ({ ...problem, file: shownPath(checked.folder, problem.file) }));
  if (format === 'github') return githubReport(shown(problemsIn(checked)));
  const { placeFixes } = await import('../src/edit/check/fix');
  const problems = shown(locateFindings(checked.files, checked.findings, placeFixes(checked.files)));
  return `${format === 'json' ? jsonReport(problems) : sarifReport(problems)}\n`;
}
