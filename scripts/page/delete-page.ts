import { mayName, readContentPages } from '../../src/edit/pages/content-pages';
import type { Reference } from '../../src/edit/pages/references';
import { type Removal, removePage } from '../../src/edit/pages/remove-page';
import { ContentError, UsageError } from '../../src/node/content/content-error';
import { shownPath } from '../../src/node/content/open-content';
import { readArguments } from '../../src/node/run-command';
import type { Files } from '../../src/site/files/files';
import { createLocator } from '../../src/site/json/locate';
import { createDescribePlace } from '../../src/site/problem/describe-place';
import { counted, visible } from '../../src/site/text/words';
import { chosenFolder } from '../support/chosen-folder';
import { changeOptions, runTransaction } from '../support/run-transaction';

const options = { ...changeOptions, to: { type: 'string' } } as const;

export function deletePage(usage: string): number {
  const input = readArguments(usage, options, 2);
  if (!input) return 0;
  const { content, 'dry-run': dryRun, to } = input.values;
  const [, path = ''] = input.positionals;
  let places = '';
  const code = runTransaction(
    ({ files }) => {
      const { operations, page, references } = plan(files, path, to);
      places = references.map((reference) => describe(chosenFolder(content), files, reference)).join('');
      if (to === undefined && references.length > 0)
        throw new ContentError(
          `${counted(references.length, 'places')} link to ${path}:\n${places}Nothing was changed. Lead them to another page with --to PATH, or delete them.`,
        );
      const name = to === undefined ? `Delete ${page.path}` : `Delete ${page.path}, lead it to ${to}`;
      return { name, operations };
    },
    { content, dryRun },
  );
  if (code !== 0 || dryRun) return code;
  if (to === undefined) console.log(`  The address ${path} does not exist any more.`);
  else
    process.stdout.write(
      `${places && `  These lead to ${to} now:\n${places}`}  ${path} is an alias of ${to}.\n`,
    );
  return code;
}

function plan(files: Files, path: string, to: string | undefined): Removal {
  const names = to === undefined ? [path] : [path, to];
  const aliases = readContentPages(files, mayName(...names)).at(path)?.aliases ?? [];
  const removal = removePage(readContentPages(files, mayName(...names, ...aliases)), path, to);
  if ('refusal' in removal) throw new UsageError(removal.refusal);
  return removal;
}

function describe(folder: string, files: Files, { file, pointer }: Reference): string {
  const text = files.read(file);
  const { line, column } = createLocator(text).atPointer(pointer);
  return `  ${visible(`${shownPath(folder, file)}:${line}:${column} ${createDescribePlace(text)(pointer)}`)}\n`;
}
