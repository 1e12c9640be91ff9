import { type ContentPages, hasTwin, readNamingPages } from '../../src/edit/pages/content-pages';
import type { PageReference } from '../../src/edit/pages/references';
import { type Removal, removePage } from '../../src/edit/pages/remove-page';
import { common } from '../../src/node/base/command/option';
import { declareCommand } from '../../src/node/base/command/run-command';
import { ContentError, UsageError } from '../../src/node/base/content/content-error';
import { contentFolder } from '../../src/node/base/content/content-folder';
import { shownPath } from '../../src/node/base/content/open-content';
import type { Files } from '../../src/site/files/files';
import { createLocator } from '../../src/site/json/locate';
import { createDescribePlace } from '../../src/site/problem/describe-place';
import { counted, visible } from '../../src/site/text/wording';
import { runTransaction } from '../support/run-transaction';
import { unsearchedFiles } from '../support/unsearched-files';

export const deletePage = declareCommand({
  name: 'npm run page -- delete',
  does: 'Deletes a page; with --to, the links to it and its addresses lead to another page.',
  positionals: ['PATH'],
  options: {
    to: { value: 'PATH', does: 'Names the page that takes the place of the deleted one.' },
    file: { value: 'FILE', does: 'Names the file of the page, if several have its path.' },
    'dry-run': common.dryRun,
    content: common.content,
  },
  run({ 'dry-run': dryRun, to, file }, path = '') {
    let places = '';
    let unsearched: readonly string[] = [];
    let isLeft = false;
    const code = runTransaction(
      (files) => {
        const folder = contentFolder(process.cwd());
        const content = readNamingPages(files, path, ...(to === undefined ? [] : [to]));
        const { operations, page, references } = plan(content, path, to, file);
        isLeft = hasTwin(content, page);
        unsearched = unsearchedFiles(content);
        places = references.map((reference) => describe(folder, files, reference)).join('');
        if (to === undefined && references.length > 0)
          throw new ContentError(
            [
              `${counted(references.length, 'places')} ${references.length === 1 ? 'links' : 'link'} to ${path}:\n${places}Nothing was changed. Lead them to another page with --to PATH, or delete them.`,
              ...unsearched,
            ].join('\n'),
          );
        if (to === undefined && unsearched.length > 0)
          throw new ContentError(
            [
              ...unsearched,
              `It may link to ${path}. Nothing was changed. Mend it first, or lead links to another page with --to PATH.`,
            ].join('\n'),
          );
        const name = to === undefined ? `Delete ${page.path}` : `Delete ${page.path}, lead it to ${to}`;
        return { name, operations };
      },
      { dryRun },
    );
    for (const sentence of unsearched) console.error(sentence);
    if (code !== 0 || dryRun) return code;
    if (to === undefined)
      console.log(
        `  ${isLeft ? `Another page has the path ${path}.` : `The address ${path} does not exist any more.`}`,
      );
    else
      process.stdout.write(
        `${places && `  These lead to ${to} now:\n${places}`}  ${isLeft ? `Another page has the path ${path}` : `${path} is an alias of ${to}`}.\n`,
      );
    return code;
  },
});

function plan(content: ContentPages, path: string, to?: string, file?: string): Removal {
  const removal = removePage(content, path, to, file);
  if ('refusal' in removal) throw new UsageError(removal.refusal);
  return removal;
}

function describe(folder: string, files: Files, { file, pointer }: PageReference): string {
  const text = files.read(file);
  const { line, column } = createLocator(text).atPointer(pointer);
  return `  ${visible(`${shownPath(folder, file)}:${line}:${column} ${createDescribePlace(text)(pointer)}`)}\n`;
}
