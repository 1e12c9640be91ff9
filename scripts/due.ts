import { common } from '../src/node/base/command/option';
import { declareCommand, runCommand } from '../src/node/base/command/run-command';
import { ContentError, UsageError } from '../src/node/base/content/content-error';
import { contentFolder } from '../src/node/base/content/content-folder';
import { createContentLoader } from '../src/node/base/content/load-content';
import { problemText } from '../src/node/base/content/problem-text';
import { readInstant } from '../src/node/base/content/read-instant';
import type { Coming } from '../src/site/resolve/coming';
import { changeWords, everywhereWords } from '../src/site/resolve/coming-words';
import { dateText } from '../src/site/time/date-text';
import { calendarOf } from '../src/site/time/read-date';
import { askNext } from './support/ask-next';

await runCommand(
  declareCommand({
    name: 'npm run due',
    does: 'Says what comes and goes next by its date, for whoever publishes the site then.',
    options: {
      since: { value: 'INSTANT', does: 'Says what was due after an instant; ends with 1 if nothing was.' },
      url: { value: 'URL', does: 'Asks the published site, and ends with 1 if something is due there.' },
      at: common.at,
      content: common.content,
    },
    async run({ since: written, url, at: now }) {
      if (written !== undefined && url !== undefined)
        throw new UsageError('--since and --url are two questions: ask one of them.');
      const at = readInstant(now) ?? Date.now();
      const since = readInstant(written, '--since');
      const loaded = createContentLoader(contentFolder(process.cwd()), undefined, { at })();
      const { site, comingAfter } = loaded;
      if (!site || !comingAfter) throw new ContentError(problemText(loaded, process.stderr));
      const { zone } = calendarOf(site.settings);
      const words = (instant: number) => dateText(instant, zone);
      const dueSince = (instant: number) => {
        const due: Coming[] = [];
        for (const coming of comingAfter(instant)) {
          if (coming.instant > at) break;
          due.push(coming);
        }
        return due;
      };
      const print = (lines: readonly string[]) => process.stdout.write(`${lines.join('\n')}\n`);
      const linesOf = (comings: readonly Coming[]) => comings.flatMap((coming) => comingLines(coming, words));

      if (since !== undefined) {
        const due = dueSince(since);
        print(due.length > 0 ? linesOf(due) : [`Nothing was due after ${words(since)}.`]);
        return due.length > 0 ? 0 : 1;
      }
      if (url !== undefined) {
        const next = await askNext(url);
        if (next === undefined || next > at) {
          print([
            next === undefined
              ? `${url} is up to date: nothing comes or goes there by a date.`
              : `${url} is up to date until ${words(next)}.`,
          ]);
          return 0;
        }
        print([`${url} is not up to date since ${words(next)}.`, ...linesOf(dueSince(next - 1))]);
        return 1;
      }
      const [next] = comingAfter(at);
      print(next ? comingLines(next, words) : [`Nothing comes or goes by a date after ${words(at)}.`]);
      return 0;
    },
  }),
);

/** The date, and below it a line for each page. */
function comingLines(coming: Coming, words: (instant: number) => string): string[] {
  const { instant, names, pages } = coming;
  const everywhere = everywhereWords(coming);
  return [
    [words(instant), ...names].join(', '),
    ...pages.map((change) => `  ${change.path} ${changeWords(change)}`),
    ...(everywhere === undefined ? [] : [`  ${everywhere}`]),
  ];
}
