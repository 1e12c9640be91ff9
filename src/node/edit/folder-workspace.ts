import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { isUnfit, type Unfit } from '../../edit/apply-transaction';
import { withFixes } from '../../edit/check/mend-all';
import type { FileChange } from '../../edit/overlay-files';
import { historyState } from '../../edit/session/history';
import { createLiveCheck } from '../../edit/session/live-check';
import { createSession, type Made } from '../../edit/session/session';
import type { Change, PageEntry, WorkspaceEvent } from '../../edit/workspace';
import type { Files } from '../../site/files/files';
import { locateFindings } from '../../site/problem/locate-findings';
import { hashOnDisk } from '../change/hash-on-disk';
import { finishInterrupted } from '../change/plan';
import { ChangedMeanwhile } from '../change/write-changes';
import { validators } from '../content/compiled-validators';
import { UsageError } from '../content/content-error';
import { watchFolder } from '../content/watch-folder';
import { openJournal } from './journal';
import { listEntries } from './list-entries';
import type { PageDrawing } from './page-drawing';
import { savePending } from './save-pending';
import { createShownPages, type ShownPages } from './shown-pages';
import { createTextVersions } from './text-versions';
import { createWatchers, type Watcher } from './watchers';
import { writtenFiles } from './written-files';

/** In milliseconds: of rest, before content is written. */
const rest = 300;
/** In milliseconds. A check that takes longer waits until nobody types. */
const quick = 25;
const settle = 5;
/** In milliseconds, before what failed is tried again. */
const again = 2000;

/** Why a change was not made, as a sentence. */
export class Refusal extends Error {}

/** The content of a folder, as several people edit it at the same time. */
export interface FolderWorkspace {
  /** The content with all edits. */
  files: Files;
  pages: ShownPages;
  watch(send: (event: WorkspaceEvent) => void): { watcher: Watcher; close(): void };
  read(watcher: Watcher, file: string): void;
  /** Throws a Refusal if the change does not fit. */
  apply(watcher: Watcher, change: Change): void;
  undo(): void;
  redo(): void;
  settle(conflict: string, choice: 'yours' | 'theirs'): void;
  /** Of a file with all edits; undefined if there is none. */
  textOf(file: string): string | undefined;
  /** Writes what can be written now. */
  save(): void;
  /** Ends it without writing anything: the journal has it. */
  close(): void;
}

export function openFolderWorkspace(
  folder: string,
  journalFile: string,
  createDrawing: (files: Files) => PageDrawing,
): FolderWorkspace {
  finishInterrupted(folder);
  const base = writtenFiles(folder);
  const hashOf = (file: string) => hashOnDisk(join(folder, file)) ?? null;
  const journal = openJournal(journalFile, hashOf);
  const session = createSession(base, journal.records, journal.add, hashOf);
  const { files } = session.pending;
  const check = createLiveCheck(files, session.pending.changes, validators);
  const versions = createTextVersions(base);
  const watchers = createWatchers();
  const pages = createShownPages(check, watchers, createDrawing(files));
  let entries: readonly PageEntry[] = [];
  let checking: NodeJS.Timeout | undefined;
  let saving: NodeJS.Timeout | undefined;
  let lastCheck = 0;

  function checkAll(): void {
    clearTimeout(checking);
    const start = performance.now();
    const { findings } = check.now();
    const site = check.site();
    lastCheck = performance.now() - start;
    const problems = withFixes(files, locateFindings(files, findings));
    entries = listEntries(files, site, findings, entries);
    watchers.tell({ type: 'pages', pages: entries });
    watchers.tell({ type: 'problems', problems });
    pages.refresh(entries);
  }

  function tellState(): void {
    watchers.tell({ type: 'history', history: historyState(session.history) });
    watchers.tell({ type: 'conflicts', conflicts: session.conflicts() });
  }

  /** Sends the text of a file to those who read it, if it is another one. */
  function sendFile(file: string, by?: string, applied: readonly string[] = []): void {
    const isThere = files.list().includes(file);
    const isNew = isThere && versions.note(file, files.read(file), by);
    if (!isThere) versions.forget(file);
    const state = versions.of(file);
    if (isThere && !isNew && applied.length === 0) return;
    const event: WorkspaceEvent =
      isThere && state ? { type: 'file', state, applied } : { type: 'gone', file };
    for (const watcher of watchers.all()) if (watcher.reads.has(file)) watcher.send(event);
  }

  function afterChange(changes: readonly FileChange[], by?: string, applied?: readonly string[]): void {
    check.changed(changes);
    const touched = new Set(
      changes.flatMap(({ from, to }) => [from, to].filter((file) => file !== undefined)),
    );
    for (const file of touched) sendFile(file, by, applied);
    pages.redraw(touched);
    tellState();
    clearTimeout(checking);
    checking = setTimeout(() => attempt(checkAll), lastCheck < quick ? 0 : rest / 2);
    saveSoon();
  }

  function saveSoon(): void {
    clearTimeout(saving);
    saving = setTimeout(() => attempt(save), rest);
  }

  /** A full disk, or a folder that is missing while git checks out another branch, ends nothing: it is tried again. */
  function attempt(action: () => void): void {
    try {
      action();
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      watchers.tell({ type: 'notice', message: `Nothing is lost, but it can’t be written now: ${reason}` });
      clearTimeout(saving);
      saving = setTimeout(() => attempt(save), again);
    }
  }

  function save(): void {
    clearTimeout(saving);
    if (check.isStale()) checkAll();
    journal.sync();
    try {
      const { written, held } = savePending(folder, session, check);
      base.refresh(written.flatMap(({ from, to }) => [from, to].filter((file) => file !== undefined)));
      watchers.tell({ type: 'held', files: held });
      watchers.tell({ type: 'notice', message: '' });
    } catch (error) {
      // Another program is writing at this moment: its change is seen, and this one comes after it.
      if (!(error instanceof UsageError)) throw error;
      if (error instanceof ChangedMeanwhile) changedOnDisk(undefined);
      saveSoon();
    }
  }

  function changedOnDisk(changed: ReadonlySet<string> | undefined): void {
    base.refresh(changed);
    const isOther = (file: string) => versions.of(file)?.text !== textOf(file) || isPending(file);
    const others = changed && new Set([...changed].filter(isOther));
    if (others?.size === 0) return;
    const pending = session.pending.changes();
    session.rebase();
    check.rewritten(others);
    check.changed([...pending, ...session.pending.changes()]);
    const known = new Set([...watchers.all()].flatMap(({ reads }) => [...reads]));
    for (const file of known) sendFile(file);
    tellState();
    checkAll();
    if (session.pending.changes().length > 0) saveSoon();
  }

  const isPending = (file: string) =>
    session.pending.changes().some(({ from, to }) => from === file || to === file);

  function textOf(file: string): string | undefined {
    try {
      return base.read(file);
    } catch {
      return undefined;
    }
  }

  function finish(made: Made | Unfit | undefined): void {
    if (!made) return;
    if (isUnfit(made)) throw new Refusal(reasonOf(made));
    afterChange(made.changes);
  }

  const stop = watchFolder(folder, settle, (changed) => attempt(() => changedOnDisk(changed)));
  checkAll();
  tellState();
  if (session.pending.changes().length > 0) saveSoon();

  return {
    files,
    pages,
    watch(send) {
      const watcher: Watcher = { id: randomUUID(), reads: new Set(), send };
      const remove = watchers.add(watcher);
      for (const event of watchers.told()) send(event);
      return { watcher, close: remove };
    },
    read(watcher, file) {
      watcher.reads.add(file);
      if (!files.list().includes(file)) return watcher.send({ type: 'gone', file });
      versions.note(file, files.read(file));
      const state = versions.of(file);
      if (state) watcher.send({ type: 'file', state, applied: [] });
    },
    apply(watcher, { id, transaction, version, step }) {
      const file = transaction.operations[0]?.file;
      const placed =
        version === undefined || file === undefined
          ? transaction
          : versions.place(transaction, file, version, watcher.id);
      const made = session.knows(id)
        ? { changes: [] }
        : session.apply(placed, { id, ...(step !== undefined && { step: `${watcher.id} ${step}` }) });
      if (isUnfit(made)) {
        // Somebody else was faster: both values are kept.
        if (made.conflicts.every(({ reason }) => reason !== 'changed' && reason !== 'missing'))
          throw new Refusal(reasonOf(made));
        session.dispute(placed, made);
        tellState();
      }
      const changes = isUnfit(made) ? [] : made.changes;
      if (changes.length === 0 && file !== undefined) sendFile(file, watcher.id, [id]);
      if (changes.length > 0) afterChange(changes, watcher.id, [id]);
    },
    undo: () => travel(session.undo()),
    redo: () => travel(session.redo()),
    settle: (conflict, choice) => finish(session.settle(conflict, choice)),
    textOf: (file) => (files.list().includes(file) && file.endsWith('.json') ? files.read(file) : undefined),
    save,
    close() {
      stop();
      clearTimeout(checking);
      clearTimeout(saving);
      journal.close();
    },
  };

  function travel(made: ReturnType<typeof session.undo>): void {
    if (made && 'name' in made && isUnfit(made)) {
      tellState();
      throw new Refusal(`“${made.name}” was left out, because this has changed since. ${reasonOf(made)}`);
    }
    finish(made);
  }
}

const reasonOf = ({ conflicts, findings }: Unfit): string =>
  [...conflicts, ...findings].map(({ message }) => message).join(' ');
