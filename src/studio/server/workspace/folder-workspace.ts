import { randomUUID } from 'node:crypto';
import { dirname, join } from 'node:path';
import { isUnfit, type Unfit } from '../../../edit/apply-transaction';
import type { Transaction } from '../../../edit/operation';
import { namesIn } from '../../../edit/overlay-files';
import { validators } from '../../../node/base/content/compiled-validators';
import { hashOrNull } from '../../../node/base/write/hash-on-disk';
import { forgetMade, madeBy } from '../../../node/base/write/made-plans';
import { isData } from '../../../site/csv/content-value';
import type { Files } from '../../../site/files/files';
import type { Place } from '../../../site/json/place';
import type { LoadedSite } from '../../../site/load-site';
import type { Finding } from '../../../site/problem/finding';
import { wayBack } from '../../protocol/names';
import type { ListedStep } from '../../protocol/requests/history-requests';
import { conflictWords, overtakenBy } from '../../protocol/session/field-conflicts';
import { placesOf, timeOf, type UndoStep } from '../../protocol/session/history';
import { createLiveCheck } from '../../protocol/session/live-check';
import { createPendingChanges } from '../../protocol/session/pending';
import { createSession } from '../../protocol/session/session';
import type { Made } from '../../protocol/session/travel';
import type { WorkspaceEvent } from '../../protocol/workspace';
import { createPictureMover } from '../pictures/move-pictures';
import { RequestRefusal } from '../refusal';
import type { PageRenderer } from '../rendering/page-renderer';
import { applyChange, type WorkspaceChange } from './apply-change';
import { openJournal } from './journal';
import { completeInterrupted } from './save-pending';
import { createShownPages, type ShownPages } from './shown-pages';
import { syncContent } from './sync-content';
import { createTextVersions, travelOf } from './text-versions';
import { createWatchers, type Watcher } from './watchers';
import { writtenFiles } from './written-files';

/** The content of a folder, as several people edit it at the same time. */
export interface FolderWorkspace {
  /** The content with all edits; another object when pictures have changed. */
  files(): Files;
  /** The same, read and checked. */
  loaded(): LoadedSite;
  /** The instant that stands for now, in milliseconds; undefined for that of the clock. */
  at: number | undefined;
  pages: ShownPages;
  watch(send: (event: WorkspaceEvent) => void, author?: string): { watcher: Watcher; close(): void };
  read(watcher: Watcher, file: string): void;
  /**
   * Throws a Refusal if the change does not fit. Does nothing if it needs the change's `base`, which is missing, or if it
   * was made for a version of a file that can't be read now.
   */
  apply(watcher: Watcher, change: WorkspaceChange): 'kept' | 'wants base' | 'unread';
  /** Without a watcher, it is as if somebody else had made the change. */
  /** The errors that a change would add. Nothing is changed. */
  errorsOf(transaction: Transaction): readonly Finding[];
  undo(watcher?: Watcher): readonly Place[];
  redo(watcher?: Watcher): readonly Place[];
  /** Those that can be undone, the last first. */
  steps(): readonly ListedStep[];
  /** Undoes the last steps as one step. Throws a Refusal if the last one is not of the time `newest`. */
  goBack(watcher: Watcher, count: number, newest: number | undefined): readonly Place[];
  /** The content as it was before the last steps; undefined if one of them does not fit any more. */
  filesBefore(count: number): Files | undefined;
  /** When it was opened, in milliseconds. */
  began: number;
  /** Throws a Refusal if there is no such conflict any more, or if something was changed that the editor has not seen. */
  settle(conflict: string, choice: 'yours' | 'theirs'): void;
  /** Another one after every change that is known. */
  revision(): number;
  /** Of a file with all edits; undefined if there is none. */
  textOf(file: string): string | undefined;
  /** The files with changes that are not written. */
  pending(): ReadonlySet<string>;
  /** To be called after files that are no JSON were written or removed: the watcher would notice later. */
  lookAt(files: ReadonlySet<string>): void;
  /** A folder outside of the content, for files that can be put back. */
  trash: string;
  /** Writes what can be written now. */
  save(): void;
  /** Ends it without writing anything: the journal has it. */
  close(): void;
}

export function openFolderWorkspace(
  folder: string,
  journalFile: string,
  createRenderer: (files: () => Files) => PageRenderer,
  at?: number,
): FolderWorkspace {
  const began = Date.now();
  completeInterrupted(folder);
  const base = writtenFiles(folder);
  const hashOf = (file: string) => hashOrNull(folder, file);
  const journal = openJournal(journalFile, hashOf, {
    madeBy: (id) => madeBy(folder, id),
    forget: (id) => forgetMade(folder, id),
  });
  const trash = join(dirname(journalFile), 'removed');
  const movePictures = createPictureMover(folder, trash);
  const session = createSession(base, journal.records, journal.add, hashOf, movePictures);
  const { files } = session.pending;
  const check = createLiveCheck(files, session.pending.changes, validators, at);
  const versions = createTextVersions(base);
  const watchers = createWatchers();
  const pages = createShownPages(check, watchers, createRenderer(check.files));
  const sync = syncContent({ folder, base, journal, session, check, versions, watchers, pages });

  function finish(made: Made | Unfit | undefined, by?: string): void {
    if (!made) return;
    if (isUnfit(made)) {
      sync.emitState();
      throw new RequestRefusal(reasonOf(made));
    }
    sync.changed(made.changes, by);
    lookAtPictures(made);
  }

  /** Keeps both values if somebody else was faster. */
  function dispute(transaction: Transaction, made: Unfit): void {
    const file = transaction.operations[0]?.file;
    const isLate = made.conflicts.some((conflict) => overtakenBy(conflict) !== undefined);
    if (!isLate || file === undefined || !files.list().includes(file))
      throw new RequestRefusal(reasonOf(made));
    session.dispute(transaction, made);
    sync.emitState();
  }

  /** After the change of texts: those are known to be this editor's. */
  function lookAtPictures({ pictures = [] }: Made): void {
    if (pictures.length > 0) sync.update(new Set(pictures.map(({ src }) => src)));
  }

  return {
    files: check.files,
    loaded: check.now,
    at,
    pages,
    watch(send, author = randomUUID()) {
      const watcher: Watcher = { id: randomUUID(), author, reads: new Set(), send };
      const remove = watchers.add(watcher);
      for (const event of watchers.lastEvents()) send(event);
      return { watcher, close: remove };
    },
    read(watcher, file) {
      watcher.reads.add(file);
      if (!files.list().includes(file)) return watcher.send({ type: 'removed', file });
      versions.note(file, files.read(file));
      const state = versions.of(file);
      if (state) watcher.send({ type: 'file', state, applied: [] });
    },
    apply: (watcher, change) => base.withSameTexts(() => apply(watcher, change)),
    errorsOf(transaction) {
      const made = createPendingChanges(files).add(0, [transaction]);
      return isUnfit(made) ? [] : check.addedNow(made.changes);
    },
    undo: (watcher) => travel(session.undo(), watcher),
    redo: (watcher) => travel(session.redo(), watcher),
    steps: () => session.history.undo.map(listed).reverse(),
    goBack,
    filesBefore(count) {
      const then = createPendingChanges(files);
      const steps = session.history.undo.toReversed().slice(0, count);
      return isUnfit(
        then.add(
          0,
          steps.flatMap(({ transactions }) => transactions),
        ),
      )
        ? undefined
        : then.files;
    },
    began,
    settle(conflict, choice) {
      const made = session.settle(conflict, choice);
      if (!made)
        throw new RequestRefusal('This was decided a moment ago, or is asked again. See what is there now.');
      finish(made);
    },
    revision: sync.revision,
    textOf: (file) => (files.list().includes(file) && isData(file) ? files.read(file) : undefined),
    pending: () =>
      new Set([
        ...namesIn(session.pending.changes()),
        ...session.pending.waiting().flatMap(({ files }) => [...files]),
      ]),
    lookAt: sync.update,
    trash,
    save: sync.save,
    close: sync.close,
  };

  function apply(watcher: Watcher, change: WorkspaceChange): 'kept' | 'wants base' | 'unread' {
    const { id, transaction, version } = change;
    const { author } = watcher;
    const file = transaction.operations[0]?.file;
    // Another program may have written a moment ago: that is no text that the change was made for.
    if (version !== undefined && file !== undefined) sync.sendFile(file);
    const confirm = () => {
      if (file !== undefined) sync.sendFile(file, author, [id]);
      return 'kept' as const;
    };
    if (session.knows(id)) return confirm();
    const applied = applyChange(session, versions, author, change);
    if (!applied) return 'wants base';
    const { placed, made } = applied;
    if (isUnfit(made)) {
      if (version !== undefined && made.findings.length > 0) return 'unread';
      dispute(placed, made);
      return confirm();
    }
    if (made.changes.length === 0) confirm();
    else sync.changed(made.changes, author, [id]);
    lookAtPictures(made);
    return 'kept';
  }

  function goBack(watcher: Watcher, count: number, newest: number | undefined): readonly Place[] {
    if (session.history.undo.at(-1)?.time !== newest)
      throw new RequestRefusal('Something was changed meanwhile. Look at the list again.');
    const { made, unfit } = session.goBack(count, wayBack);
    const places = travel(made, watcher);
    if (!unfit) return places;
    const what = made ? 'It stopped' : 'Nothing was undone';
    throw new RequestRefusal(`${what} at “${unfit.name}”, which does not fit any more. ${reasonOf(unfit)}`);
  }

  /** Gives what has changed. */
  function travel(made: ReturnType<typeof session.undo>, watcher: Watcher | undefined): readonly Place[] {
    if (made && 'name' in made && isUnfit(made)) {
      sync.emitState();
      const fate = made.findings.length > 0 ? 'has to wait' : 'was left out, because this has changed since';
      throw new RequestRefusal(`“${made.name}” ${fate}. ${reasonOf(made)}`);
    }
    finish(made, watcher && travelOf(watcher.author));
    return made && 'inverse' in made ? placesOf(made.inverse) : [];
  }
}

function listed(step: UndoStep): ListedStep {
  const places = placesOf(step);
  const [place] = places;
  return { name: step.name, ...timeOf(step), ...(place && { place }), count: places.length };
}

const reasonOf = ({ conflicts, findings, unmoved }: Unfit): string =>
  unmoved ??
  [...new Set([...conflicts.map(conflictWords), ...findings.map(({ message }) => message)])].join(' ');
