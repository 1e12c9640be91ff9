import { mayName, readContentPages } from '../../src/edit/pages/content-pages';
import { type Move, type MovedPage, movePage as move } from '../../src/edit/pages/move-page';
import { UsageError } from '../../src/node/content/content-error';
import { shownPath } from '../../src/node/content/open-content';
import { readArguments } from '../../src/node/run-command';
import { counted } from '../../src/site/text/words';
import { chosenFolder } from '../support/chosen-folder';
import { changeOptions, runTransaction } from '../support/run-transaction';

const options = { ...changeOptions, section: { type: 'boolean', default: false } } as const;

export function movePage(usage: string): number {
  const input = readArguments(usage, options, 3);
  if (!input) return 0;
  const { content, 'dry-run': dryRun, section } = input.values;
  const [, from = '', to = ''] = input.positionals;
  let done: Move | undefined;
  const code = runTransaction(
    ({ files }) => {
      const result = move(readContentPages(files, mayName(from, to)), from, to, { section });
      if ('refusal' in result) throw new UsageError(result.refusal);
      done = result;
      return result.transaction;
    },
    { content, dryRun },
  );
  if (code === 0 && !dryRun && done)
    for (const page of done.moved) console.log(describe(page, chosenFolder(content)));
  return code;
}

const lefts: Record<MovedPage['left'], string> = {
  alias: 'The old address still answers: it is an alias.',
  nothing: 'The old address does not exist any more.',
  page: 'The old address is another page now.',
};

function describe({ page, path, file, left, links }: MovedPage, folder: string): string {
  const [before, after] = [shownPath(folder, page.file), shownPath(folder, file)];
  const place = before === after ? after : `${before} is ${after} now`;
  return `  ${page.path} → ${path} (${place}). ${counted(links, 'links')} changed. ${lefts[left]}`;
}
