import type { Transaction } from '../../../edit/operation';
import {
  type ContentPages,
  mayName,
  type Refusal,
  readContentPages,
} from '../../../edit/pages/content-pages';
import { createPage } from '../../../edit/pages/create-page';
import { type MovedPage, movePage } from '../../../edit/pages/move-page';
import type { Reference } from '../../../edit/pages/references';
import { removePage } from '../../../edit/pages/remove-page';
import type { PageCommand, PageEffect } from '../../../edit/requests/page-requests';
import type { Files } from '../../../site/files/files';
import { counted } from '../../../site/text/words';
import { placeName } from '../../../studio/fields/names';

export interface Planned {
  /** The text of a new page. */
  text?: string;
  transaction: Transaction;
  effects: readonly PageEffect[];
  /** Why this is not done, although it can be. */
  refusal?: string;
}

/** What a command on pages does to the content. */
export function planPages(files: Files, command: PageCommand): Planned | Refusal {
  if (command.do === 'new') return planNew(readContentPages(files), command);
  if (command.do === 'move') return planMove(files, command);
  return planDelete(files, command);
}

type Command<Do> = Extract<PageCommand, { do: Do }>;

function planNew(content: ContentPages, { path, title, layout, copy }: Command<'new'>): Planned | Refusal {
  const made = createPage(content, path, { title, layout, copy });
  if ('refusal' in made) return made;
  const { transaction, text, isLinked } = made;
  return {
    transaction,
    text,
    effects: isLinked ? [] : [{ words: 'No page links to it yet.' }],
  };
}

function planMove(files: Files, { from, to, section }: Command<'move'>): Planned | Refusal {
  const content = readContentPages(files, mayName(from, to));
  const move = movePage(content, from, to, { section });
  if ('refusal' in move) return move;
  return { transaction: move.transaction, effects: move.moved.map((moved) => ({ words: moveWords(moved) })) };
}

const leftWords: Record<MovedPage['left'], string> = {
  alias: 'the old address leads there',
  nothing: 'the old address is gone',
  page: 'the old address is another page then',
};

const moveWords = ({ page, path, left, links }: MovedPage): string =>
  `${page.path} becomes ${path}: ${links > 0 ? `${counted(links, 'links')} to it follow, and ` : ''}${leftWords[left]}.`;

function planDelete(files: Files, { path, to }: Command<'delete'>): Planned | Refusal {
  const names = to === undefined ? [path] : [path, to];
  // What names the page by an alias may be in any file.
  const aliases = readContentPages(files, mayName(...names)).at(path)?.aliases ?? [];
  const content = readContentPages(files, mayName(...names, ...aliases));
  const removal = removePage(content, path, to);
  if ('refusal' in removal) return removal;
  const { operations, references } = removal;
  const isLost = to === undefined && references.length > 0;
  return {
    transaction: { name: `Delete ${path}`, operations },
    effects: references.map((reference) => effectOf(content, reference)),
    ...(isLost && {
      refusal: `${counted(references.length, 'places')} link to this page. Choose the page to which they lead then.`,
    }),
  };
}

function effectOf(content: ContentPages, { file, pointer }: Reference): PageEffect {
  const page = content.pages.find((each) => each.file === file && pointer.startsWith(`${each.pointer}/`));
  const name = page
    ? `${page.path}: ${placeName(page.content, pointer.slice(page.pointer.length))}`
    : placeName(content.site, pointer);
  return { words: name, place: { file, pointer } };
}
