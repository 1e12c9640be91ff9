import type { Transaction } from '../../../edit/operation';
import { changeAt } from '../../../edit/pages/change-at';
import {
  type ContentPages,
  choosePage,
  type PageRefusal,
  pageAround,
  partAround,
  readContentPages,
  readNamingPages,
  unknownPage,
} from '../../../edit/pages/content-pages';
import { createCollection } from '../../../edit/pages/create-collection';
import { createPage } from '../../../edit/pages/create-page';
import { leftOfCopy } from '../../../edit/pages/left-of-copy';
import { type MovedPage, mayConcernMove, movePage } from '../../../edit/pages/move-page';
import { referencesTo, removePage } from '../../../edit/pages/remove-page';
import { describeUnsearched } from '../../../edit/pages/unsearched';
import type { Files } from '../../../site/files/files';
import type { Place } from '../../../site/json/place';
import { textOf } from '../../../site/json/text-of';
import { memberOf, valueAt } from '../../../site/json/value-at';
import { placeName } from '../../../site/page/place-names';
import type { Finding } from '../../../site/problem/finding';
import { counted } from '../../../site/text/wording';
import { nameOfRows } from '../../protocol/names';
import type { PageCommand, PageCommandPlan, PageEffect } from '../../protocol/requests/page-requests';
import { languageIn, readPreset } from '../presets/presets';

/** More than anybody reads. */
const mostEffects = 100;

/** What a command would do, line by line. With a refusal, it is not done. */
export interface Planned extends Pick<PageCommandPlan, 'refusal' | 'unsearched'> {
  effects: readonly PageEffect[];
  transaction?: Transaction;
  /** The text of a new page. */
  text?: string;
  /** The file of a copy with the same path, or of the definition of a collection. */
  file?: string;
}

/** The errors that a change would add to the content. */
type ErrorsOf = (transaction: Transaction) => readonly Finding[];

/** What a command on pages does to the content. */
export function planPages(files: Files, command: PageCommand, errorsOf: ErrorsOf = () => []): Planned {
  switch (command.do) {
    case 'new':
      return planNew(files, command);
    case 'move':
      return planMove(files, command);
    case 'delete':
      return planDelete(files, command, errorsOf);
    case 'newCollection':
      return planCollection(files, command, errorsOf);
    case 'changeAt':
      return planChangeAt(files, command, errorsOf);
  }
}

/** The first lines of a plan, and their number. */
export const shortened = ({ effects, refusal, unsearched = [] }: Planned): PageCommandPlan => ({
  effects: effects.slice(0, mostEffects),
  count: effects.length,
  ...(refusal !== undefined && { refusal }),
  ...(unsearched.length > 0 && { unsearched }),
});

type Command<Do> = Extract<PageCommand, { do: Do }>;

const refused = ({ refusal }: PageRefusal): Planned => ({ effects: [], refusal });

function planNew(files: Files, { path, title, layout, copy, name }: Command<'new'>): Planned {
  const made = createPage(readContentPages(files), path, { title, layout, copy, name });
  if ('refusal' in made) return refused(made);
  const { transaction, text, isLinked, fillIn } = made;
  const page: unknown = JSON.parse(text);
  const words = [
    ...(isLinked ? [] : ['No page links to it yet.']),
    ...(copy === undefined ? [] : fillIn.map((pointer) => `To write then: ${placeName(page, pointer)}`)),
    ...(copy === undefined ? [] : [`The rest is as on ${copy}: look at its cards and links, too.`]),
  ];
  return { transaction, text, effects: words.map((each) => ({ words: each })) };
}

function planCollection(
  files: Files,
  { preset: name, words, ...start }: Command<'newCollection'>,
  errorsOf: ErrorsOf,
): Planned {
  const content = readContentPages(files);
  const preset = readPreset(name, languageIn(content.site));
  const made = createCollection(content, preset, { ...start, words: wordsIn(words) });
  if ('refusal' in made) return refused(made);
  const { transaction, file, isInMenu } = made;
  const [error] = errorsOf(transaction);
  if (error) return refused({ refusal: error.message });
  const sentences = [
    isInMenu ? 'The menu gets a link to it.' : 'The menu has no room: link to it from a page.',
    ...(preset.isTranslated
      ? []
      : ['Its texts are English. Those of its page are changed here, those of the rows in a code editor.']),
  ];
  return { transaction, file, effects: sentences.map((words) => ({ words })) };
}

/** The words of a text, each once. */
const wordsIn = (text: string): string[] => [
  ...new Set(
    text
      .split(/[,;،、]/)
      .map((word) => word.trim())
      .filter((word) => word !== ''),
  ),
];

function planMove(files: Files, { from, to, section, file }: Command<'move'>): Planned {
  const content = readContentPages(files, mayConcernMove(from, to));
  const move = movePage(content, from, to, { section, file });
  if ('refusal' in move) return refused(move);
  return {
    transaction: move.transaction,
    effects: move.moved.map((moved) => ({ words: moveWords(moved) })),
    unsearched: describeUnsearched(content),
  };
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
export function linksTo(files: Files, path: string): Planned {
  const content = readNamingPages(files, path);
  const page = content.at(path);
  if (!page) return refused({ refusal: unknownPage(content, path) });
  return {
    effects: referencesTo(content, page).map((reference) => effectOf(content, reference)),
    unsearched: describeUnsearched(content),
  };
}

/** What on a copied page still speaks of the other one; nothing once one of them is gone. */
export function leftBehind(
  files: Files,
  path: string,
  of: string,
  pages: Parameters<typeof leftOfCopy>[2],
): Planned {
  const content = readNamingPages(files, path, of);
  const [page, copied] = [content.at(path), content.at(of)];
  if (!page || !copied) return { effects: [] };
  const { file, pointer: start } = page;
  const effects = leftOfCopy(page, copied, pages).map((pointer) => ({
    words: placeName(page.content, pointer),
    place: { file, pointer: start + pointer },
  }));
  return { effects };
}

function planDelete(files: Files, { path, to, file }: Command<'delete'>, errorsOf: ErrorsOf): Planned {
  const content = readNamingPages(files, path, ...(to === undefined ? [] : [to]));
  const removal = removePage(content, path, to, file);
  if ('refusal' in removal) return refused(removal);
  const { operations, references } = removal;
  const transaction = { name: `Delete ${path}`, operations };
  const unsearched = describeUnsearched(content);
  const errors = to === undefined ? [] : errorsOf(transaction);
  if (errors.length > 0)
    return {
      effects: errors.map(({ file, pointer, message }) => {
        const effect = effectOf(content, { file, pointer });
        return { ...effect, words: `${effect.words}: ${message}` };
      }),
      unsearched,
      refusal: `${counted(errors.length, 'places')} would have a mistake. Choose another page, or mend ${errors.length === 1 ? 'that place' : 'those places'} first.`,
    };
  const reason =
    references.length > 0
      ? `${counted(references.length, 'places')} ${references.length === 1 ? 'links' : 'link'} to this page. Choose the page to which links lead then.`
      : unsearched.length > 0
        ? "What can't be read may link to this page. Mend it first, or choose the page to which links lead then."
        : undefined;
  return {
    transaction,
    effects: references.map((reference) => effectOf(content, reference)),
    unsearched,
    ...(to === undefined && reason !== undefined && { refusal: reason }),
  };
}

function planChangeAt(files: Files, { path, date, file }: Command<'changeAt'>, errorsOf: ErrorsOf): Planned {
  const content = readContentPages(files);
  const page = choosePage(content, path, file);
  if ('refusal' in page) return refused(page);
  const change = changeAt(content, page, date);
  if ('refusal' in change) return refused(change);
  const [error] = errorsOf(change.transaction);
  if (error) return refused({ refusal: error.message });
  const words = [
    `Until ${change.when}, visitors see the page as it is.`,
    `From then on, they see the copy at ${path}. It is opened: change it there.`,
  ];
  return {
    transaction: change.transaction,
    file: change.file,
    effects: words.map((each) => ({ words: each })),
  };
}

/** A place in words, with the page that it is in, and what visitors read of a link there. */
export function effectOf(content: ContentPages, { file, pointer }: Place): PageEffect {
  const part = partAround(content, { file, pointer }) ?? { content: content.site, pointer: '' };
  const inside = pointer.slice(part.pointer.length);
  const whose = pageAround(content, { file, pointer })?.path ?? nameOfRows(file);
  const name = (whose === undefined ? '' : `${whose}: `) + placeName(part.content, inside);
  const around = valueAt(part.content, inside.slice(0, inside.lastIndexOf('/')));
  const label = pointer.endsWith('/href')
    ? textOf(memberOf(around, 'label') ?? memberOf(around, 'title'))
    : '';
  return { words: label === '' ? name : `${name} “${label}”`, place: { file, pointer } };
}
