import { readContentPages } from '../../src/edit/pages/content-pages';
import { createPage as create, type NewPage } from '../../src/edit/pages/create-page';
import { UsageError } from '../../src/node/content/content-error';
import { shownPath } from '../../src/node/content/open-content';
import { readArguments } from '../../src/node/run-command';
import { createLocator } from '../../src/site/json/locate';
import { createDescribePlace } from '../../src/site/problem/describe-place';
import { chosenFolder } from '../support/chosen-folder';
import { changeOptions, runTransaction } from '../support/run-transaction';

const options = {
  ...changeOptions,
  layout: { type: 'string' },
  copy: { type: 'string' },
  title: { type: 'string' },
} as const;

export function createPage(usage: string): number {
  const input = readArguments(usage, options, 2);
  if (!input) return 0;
  const { content, 'dry-run': dryRun, layout, copy, title } = input.values;
  const [, path = ''] = input.positionals;
  if (layout !== undefined && copy !== undefined)
    throw new UsageError('A new page takes --layout or --copy, not both.');
  let done: NewPage | undefined;
  const code = runTransaction(
    ({ files }) => {
      const result = create(readContentPages(files), path, { layout, copy, title });
      if ('refusal' in result) throw new UsageError(result.refusal);
      done = result;
      return result.transaction;
    },
    { content, dryRun },
  );
  if (code === 0 && !dryRun && done)
    process.stdout.write(describe(done, shownPath(chosenFolder(content), done.file), copy));
  return code;
}

function describe({ text, fillIn, isLinked }: NewPage, file: string, copy: string | undefined): string {
  const locator = createLocator(text);
  const place = createDescribePlace(text);
  const lines = fillIn.map((pointer) => {
    const { line, column } = locator.atPointer(pointer);
    const [, ...steps] = place(pointer).split(' › ');
    const field = pointer.slice(pointer.lastIndexOf('/') + 1);
    return `  ${file}:${line}:${column} ${[...steps, /^\d+$/.test(field) ? '' : field].filter((step) => step !== '').join(' › ')}\n`;
  });
  const rest = copy === undefined ? '' : `The rest is as on ${copy}: look at its cards and links, too.\n`;
  const hint = isLinked ? '' : 'Then link to it: no page does yet.\n';
  return `Fill in:\n${lines.join('')}${rest}${hint}`;
}
