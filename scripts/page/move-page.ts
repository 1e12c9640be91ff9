import { readContentPages } from '../../src/edit/pages/content-pages';
import { type Move, type MovedPage, mayConcernMove, movePage as move } from '../../src/edit/pages/move-page';
import { common } from '../../src/node/base/command/option';
import { declareCommand } from '../../src/node/base/command/run-command';
import { UsageError } from '../../src/node/base/content/content-error';
import { contentFolder } from '../../src/node/base/content/content-folder';
import { shownPath } from '../../src/node/base/content/open-content';
import { counted } from '../../src/site/text/wording';
import { runTransaction } from '../support/run-transaction';
import { unsearchedFiles } from '../support/unsearched-files';

export const movePage = declareCommand({
  name: 'npm run page -- move',
  does: 'Gives a page another path, with its file and every link to it; the old address becomes an alias or a redirect.',
  positionals: ['OLD', 'NEW'],
  options: {
    section: { does: 'Moves all pages below it, too.' },
    redirect: {
      does: 'Lets the old address lead to the new one, instead of being a second one of the page.',
    },
    forget: { does: 'Leaves nothing at the old address, for a page that was never published.' },
    file: { value: 'FILE', does: 'Names the file of the page, if several have its path.' },
    'dry-run': common.dryRun,
    content: common.content,
  },
  run({ 'dry-run': dryRun, section, redirect, forget, file }, from = '', to = '') {
    if (redirect && forget) throw new UsageError('Give either --redirect or --forget, not both.');
    let done: Move | undefined;
    let unsearched: readonly string[] = [];
    const code = runTransaction(
      (files) => {
        const pages = readContentPages(files, mayConcernMove(from, to));
        unsearched = unsearchedFiles(pages);
        const result = move(pages, from, to, {
          section,
          file,
          leave: redirect ? 'redirect' : forget ? 'nothing' : 'alias',
        });
        if ('refusal' in result) throw new UsageError(result.refusal);
        done = result;
        return result.transaction;
      },
      { dryRun },
    );
    for (const sentence of unsearched) console.error(sentence);
    if (code === 0 && !dryRun && done)
      for (const page of done.moved) console.log(describe(page, contentFolder(process.cwd())));
    return code;
  },
});

const lefts: Record<MovedPage['left'], string> = {
  alias: 'The old address still answers: it is an alias.',
  redirect: 'The old address is redirected to it.',
  nothing: 'The old address does not exist any more.',
  page: 'The old address is another page now.',
};

function describe({ page, path, file, left, links }: MovedPage, folder: string): string {
  const [before, after] = [shownPath(folder, page.file), shownPath(folder, file)];
  const place = before === after ? after : `${before} is ${after} now`;
  return `  ${page.path} → ${path} (${place}). ${counted(links, 'links')} changed. ${lefts[left]}`;
}
