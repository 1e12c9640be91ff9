import { readContentPages } from '../../src/edit/pages/content-pages';
import { createPage as create, type NewPage } from '../../src/edit/pages/create-page';
import { common } from '../../src/node/base/command/option';
import { declareCommand } from '../../src/node/base/command/run-command';
import { UsageError } from '../../src/node/base/content/content-error';
import { contentFolder } from '../../src/node/base/content/content-folder';
import { shownPath } from '../../src/node/base/content/open-content';
import { createLocator } from '../../src/site/json/locate';
import { createDescribePlace } from '../../src/site/problem/describe-place';
import { runTransaction } from '../support/run-transaction';

export const createPage = declareCommand({
  name: 'npm run page -- new',
  does: 'Adds a page, with the blocks of a layout or as a copy, and says what to fill in.',
  positionals: ['PATH'],
  options: {
    layout: { value: 'NAME', does: 'Gives the new page the blocks of this layout of site.json.' },
    copy: { value: 'PATH', does: 'Copies this page.' },
    name: { value: 'NAME', does: 'Writes this where the copied page has its own name.' },
    title: { value: 'TITLE', does: 'Sets the title of the new page.' },
    'dry-run': common.dryRun,
    content: common.content,
  },
  run({ 'dry-run': dryRun, layout, copy, name, title }, path = '') {
    if (layout !== undefined && copy !== undefined)
      throw new UsageError('A new page takes --layout or --copy, not both.');
    let done: NewPage | undefined;
    const code = runTransaction(
      (files) => {
        const result = create(readContentPages(files), path, { layout, copy, name, title });
        if ('refusal' in result) throw new UsageError(result.refusal);
        done = result;
        return result.transaction;
      },
      { dryRun },
    );
    if (code === 0 && !dryRun && done)
      process.stdout.write(describe(done, shownPath(contentFolder(process.cwd()), done.file), copy));
    return code;
  },
});

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
