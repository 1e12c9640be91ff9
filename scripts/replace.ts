import { readContentPages } from '../src/edit/pages/content-pages';
import { leftTexts, mayHaveWords, splitTexts } from '../src/edit/pages/find-text';
import { type Replacement, replaceText } from '../src/edit/pages/replace-text';
import { common } from '../src/node/base/command/option';
import { declareCommand, runCommand } from '../src/node/base/command/run-command';
import { UsageError } from '../src/node/base/content/content-error';
import { contentFolder } from '../src/node/base/content/content-folder';
import { shownPath } from '../src/node/base/content/open-content';
import type { Files } from '../src/site/files/files';
import { createMatch } from '../src/site/files/match-files';
import { createLocator } from '../src/site/json/locate';
import type { Place } from '../src/site/json/place';
import { counted, visible } from '../src/site/text/wording';
import { runTransaction } from './support/run-transaction';
import { unsearchedFiles } from './support/unsearched-files';

/** More than anybody reads; a dry run shows all of them. */
const mostPlaces = 50;

await runCommand(
  declareCommand({
    name: 'npm run replace',
    does: 'Replaces words that visitors read: in headings, texts, titles and labels.',
    more: 'Words in ids, types, paths, addresses and tokens stay. The places are listed first.',
    positionals: ['OLD', 'NEW'],
    options: {
      case: { does: 'Replaces only words that have the same case.' },
      'whole-words': { does: 'Replaces nothing within other words.' },
      'keep-capitals': {
        does: 'Writes NEW with the capitals of what it replaces: Firewall becomes Fire wall.',
      },
      remove: { does: 'Allows NEW to be empty: the words are removed.' },
      in: {
        value: 'GLOB',
        does: 'Looks only into these files of the content folder, such as "pages/services/*.json".',
      },
      'dry-run': common.dryRun,
      content: common.content,
    },
    run({ case: isCase, in: glob, 'dry-run': dryRun, remove, ...given }, old = '', by = '') {
      const { 'whole-words': isWhole, 'keep-capitals': keepsCapitals } = given;
      if (old === '') throw new UsageError('OLD is empty: there is nothing to look for.');
      if (by === '' && !remove)
        throw new UsageError(`NEW is empty: add --remove to remove "${old}" wherever it is found.`);
      let isShown = false;
      return runTransaction(
        (files) => {
          const within = glob === undefined ? undefined : filesIn(files, glob);
          const pages = readContentPages(files, mayHaveWords(old, isCase));
          const found = replaceText(pages, old, by, { isCase, isWhole, keepsCapitals, within });
          const folder = contentFolder(process.cwd());
          const nameOf = ({ file, pointer }: Place) => `${shownPath(folder, file)} ${pointer}`;
          const unsearched = [
            ...unsearchedFiles(pages, within),
            ...splitTexts(found.split, nameOf),
            ...leftTexts(found.kept, 'Left as it is, because only the whole value is replaced', nameOf),
            ...leftTexts(found.left, "Left as it is, because its Markdown can't show the new words", nameOf),
          ];
          if (found.places.length === 0) {
            const reason =
              found.left.length + found.kept.length > 0
                ? 'Nothing was replaced.'
                : `No text has the words "${old}".`;
            throw new UsageError([reason, ...unsearched].join('\n'));
          }
          if (!isShown && !dryRun) process.stdout.write(describe(found, files, folder));
          // A dry run prints a difference for programs: what is for people has its own stream.
          if (!isShown) for (const sentence of unsearched) console.error(sentence);
          isShown = true;
          return { name: `Replace "${old}" by "${by}"`, operations: found.operations };
        },
        { dryRun },
      );
    },
  }),
);

function filesIn(files: Files, glob: string): ReadonlySet<string> {
  const found = createMatch(files.list())(glob);
  if (found.length === 0)
    throw new UsageError(
      `No file of the content folder fits ${glob}. Write for example "pages/services/*.json".`,
    );
  return new Set(found);
}

function describe({ places }: Replacement, files: Files, folder: string): string {
  const shown = places.slice(0, mostPlaces);
  let open: { file: string; locate: ReturnType<typeof createLocator> } | undefined;
  const lines = shown.map(({ file, pointer, text, span: { start, end } }) => {
    open = open?.file === file ? open : { file, locate: createLocator(files.read(file)) };
    const { line, column } = open.locate.atPointer(pointer);
    const before = text.slice(Math.max(0, start - 30), start);
    const after = text.slice(end, end + 30);
    const excerpt = `${start > 30 ? '…' : ''}${before}[${text.slice(start, end)}]${after}${end + 30 < text.length ? '…' : ''}`;
    return visible(`${shownPath(folder, file)}:${line}:${column} ${excerpt.replaceAll('\n', ' ')}`);
  });
  const others = places.length - shown.length;
  if (others > 0) lines.push(`and ${counted(others, 'places')} more; --dry-run shows all of them`);
  return `${lines.join('\n')}\n\n`;
}
