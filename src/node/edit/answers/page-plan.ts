import type { Transaction } from '../../../edit/operation';
import {
  type ContentPages,
  mayName,
  pageAround,
  type Refusal,
  readContentPages,
  unknownPage,
} from '../../../edit/pages/content-pages';
import { createPage } from '../../../edit/pages/create-page';
import { type MovedPage, mayConcernMove, movePage } from '../../../edit/pages/move-page';
import { referencesTo, removePage } from '../../../edit/pages/remove-page';
import type { PageCommand, PageEffect } from '../../../edit/requests/page-requests';
import type { FieldPlace } from '../../../edit/workspace';
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
  const content = readContentPages(files, mayConcernMove(from, to));
  const move = movePage(content, from, to, { section });
  if ('refusal' in move) return move;
  return { transaction: move.transaction, effects: move.moved.map((moved) => ({ words: moveWords(moved) })) };
}

const leftWords: Record<MovedPage['left'], string> = {
  alias: 'the old address leads there',
  redirect: 'the old address is redirected there',
  nothing: 'the old address is gone',
  page: 'the old address is another page then',
};

const moveWords = ({ page, path, left, links }: MovedPage): string =>
  `${page.path} becomes ${path}: ${links > 0 ? `${counted(links, 'links')} to it follow, and ` : ''}${leftWords[left]}.`;

/** The places that name a page. */
export function linksTo(files: Files, path: string): Pick<Planned, 'effects' | 'refusal'> {
  const content = readNaming(files, [path]);
  const page = content.at(path);
  if (!page) return { effects: [], refusal: unknownPage(content, path) };
  return { effects: referencesTo(content, page).map((reference) => effectOf(content, reference)) };
}

/** The content that may name pages. What names them by an alias may be in any file. */
function readNaming(files: Files, paths: readonly string[]): ContentPages {
  const { at } = readContentPages(files, mayName(...paths));
  return readContentPages(files, mayName(...paths, ...paths.flatMap((path) => at(path)?.aliases ?? [])));
}

function planDelete(files: Files, { path, to }: Command<'delete'>): Planned | Refusal {
  const content = readNaming(files, to === undefined ? [path] : [path, to]);
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

/** A place in words, with the page that it is in. */
export function effectOf(content: ContentPages, { file, pointer }: FieldPlace): PageEffect {
  const page = pageAround(content, { file, pointer });
  const name = page
    ? `${page.path}: ${placeName(page.content, pointer.slice(page.pointer.length))}`
    : placeName(content.site, pointer);
  return { words: name, place: { file, pointer } };
}
