import type { Place } from '../../../site/json/place';
import { valueAt } from '../../../site/json/value-at';
import { pageAround } from '../../protocol/names';
import type { PageEntry, WorkspaceEvent } from '../../protocol/workspace';
import type { EditedFile } from './edited-file';
import type { FieldChange, ShownState } from './editor';
import { followNearest, isSamePlace, isWithin } from './places';

/** Everything that the studio shows, as one value that is replaced by each change. */
export interface StudioState extends ShownState {
  /** The place of the open page. */
  opened: Place | undefined;
  /** The path of a page, or its file, that is opened as soon as it is there. */
  pathToOpen: string | undefined;
  /** The path of a page that this editor deletes: nobody has to be told of it. */
  pathToDelete: string | undefined;
  /** The path of a page that was open when it was removed: it is opened again as soon as it is there. */
  pathToReopen: string | undefined;
  files: Readonly<Record<string, EditedFile>>;
}

/** What is shown before anything is known. */
export const startShown: ShownState = {
  pages: [],
  problems: [],
  conflicts: [],
  history: {},
  held: [],
  isSaved: true,
  notice: '',
  refused: '',
  isConnected: false,
  selected: undefined,
  followed: undefined,
  revealed: undefined,
  collection: undefined,
  panel: undefined,
  remark: '',
  announcement: '',
  told: undefined,
};

export const startState: StudioState = {
  ...startShown,
  opened: undefined,
  pathToOpen: undefined,
  pathToDelete: undefined,
  pathToReopen: undefined,
  files: {},
};

/** True for a change of a list. */
export const movesItems = ({ op, at }: FieldChange, value: unknown): boolean =>
  op !== 'set' && Array.isArray(valueAt(value, at.slice(0, at.lastIndexOf('/'))));

/** The state with another value of a file. The chosen field stays the same, wherever it is now. */
export function withFile(
  { files, selected }: StudioState,
  name: string,
  file: EditedFile,
): Partial<StudioState> {
  const [before, after] = [files[name]?.value, file.value];
  const all = { files: { ...files, [name]: file } };
  if (selected?.file !== name || before === undefined || after === undefined) return all;
  // The answer to what was typed here has nothing new.
  if (JSON.stringify(before) === JSON.stringify(after)) return all;
  const followed = followNearest(before, after, selected.pointer);
  // A page moves within its file when the list of pages says so.
  const [from, to] = [pageAround(selected), pageAround({ file: name, pointer: followed })];
  if (to === '' && from !== '') return all;
  return { ...all, ...selectedAt(selected, from + followed.slice(to.length)) };
}

/** Where no page is. */
const nowhere = '/pages/-';

/** The state with another list of pages. The open page stays the same, also where another one came before it. */
export function withPages(
  { pages: before, opened, selected }: StudioState,
  pages: readonly PageEntry[],
): Partial<StudioState> {
  const [last, there] = [before, pages].map((list) => list.find((page) => isSamePlace(page, opened)));
  if (!last || there?.path === last.path) return { pages };
  const same = pages.filter(({ file, path }) => file === last.file && path === last.path);
  // The open page may get the path of another while it is typed, but keeps its title.
  const other = there?.title === last.title ? undefined : same[0];
  const now = same.find(({ title }) => title === last.title) ?? other;
  if (!now) {
    // It is gone, and one that was elsewhere has come to its place.
    const isOther = there && there.title !== last.title && before.some(({ path }) => path === there.path);
    return { pages, ...(isOther && { opened: { file: last.file, pointer: nowhere } }) };
  }
  const { file, pointer } = now;
  const all = { pages, opened: { file, pointer } };
  if (!selected || !isWithin(selected, last)) return all;
  return { ...all, ...selectedAt(selected, pointer + selected.pointer.slice(last.pointer.length)) };
}

function selectedAt(selected: Place, pointer: string): Partial<StudioState> {
  if (pointer === selected.pointer) return {};
  const to = { file: selected.file, pointer };
  return { selected: to, followed: { from: selected, to } };
}

/** The part of the state that an event changes. */
export function partOf(
  event: Exclude<WorkspaceEvent, { type: 'preview' | 'file' | 'removed' | 'pages' }>,
): Partial<StudioState> {
  switch (event.type) {
    case 'problems':
      return { problems: event.problems };
    case 'conflicts':
      return { conflicts: event.conflicts };
    case 'history':
      return { history: event.history };
    case 'held':
      return { held: event.files };
    case 'saved':
      return { isSaved: event.isSaved };
    case 'notice':
      return { notice: event.message };
    case 'connection':
      // What there is to be said is said once more.
      return { isConnected: event.isOpen, ...(event.isOpen && { notice: '' }) };
  }
}
