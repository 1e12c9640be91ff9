import { placeFixes } from '../../../edit/check/fix';
import { type FileChange, namesIn } from '../../../edit/overlay-files';
import { watchFolder } from '../../../node/base/content/watch-folder';
import { ChangedMeanwhile, OtherCommand, WrittenPartly } from '../../../node/base/write/plan';
import { isData } from '../../../site/csv/content-value';
import { locateFindings } from '../../../site/problem/locate-findings';
import { nameWithin } from '../../protocol/names';
import { historyState } from '../../protocol/session/history';
import type { NamedProblem, PageEntry, WorkspaceEvent } from '../../protocol/workspace';
import type { Journal } from './journal';
import { createParser, listEntries, movesPages } from './list-entries';
import { createPendingWriter, type WritingParts } from './save-pending';
import type { ShownPages } from './shown-pages';
import type { TextVersions } from './text-versions';
import { unwrittenWords } from './unwritten-words';
import type { Watchers } from './watchers';
import type { WrittenFiles } from './written-files';

/** In milliseconds: of rest, before content is written. */
const rest = 300;
/** In milliseconds. A check that takes longer waits until nobody types. */
const quick = 25;
/** In milliseconds: changes of files that come together are one. */
const settle = 5;
/** In milliseconds, before what failed is tried again. */
const again = 2000;

/** What the content of a folder is edited with. */
export interface EditedParts extends WritingParts {
  journal: Journal;
  versions: TextVersions;
  watchers: Watchers;
  pages: ShownPages;
}

/** Checks what changes, here or on the disk, sends it to the tabs, and writes it. */
export interface ContentSync {
  /** To be called after pending changes were made; `applied` are their names, `by` is who made them. */
  changed(changes: readonly FileChange[], by?: string, applied?: readonly string[]): void;
  /** Sends the text of a file to those who read it, if it is another one or has more changes. */
  sendFile(file: string, by?: string, applied?: readonly string[]): void;
  emitState(): void;
  /** Another one after every change, here or on the disk. */
  revision(): number;
  /** To be called when another program may have changed these files. */
  update(files: ReadonlySet<string>): void;
  save(): void;
  close(): void;
}

export function syncContent(parts: EditedParts): ContentSync {
  const { folder, base, journal, session, check, versions, watchers, pages } = parts;
  const { pending } = session;
  const { files } = pending;
  const writer = createPendingWriter(parts);
  let entries: readonly PageEntry[] = [];
  let checking: NodeJS.Timeout | undefined;
  let saving: NodeJS.Timeout | undefined;
  let lastCheck = 0;
  let revision = 0;

  function checkAll(): void {
    clearTimeout(checking);
    const start = performance.now();
    const { findings } = check.now();
    const site = check.site();
    lastCheck = performance.now() - start;
    const documentOf = createParser(files);
    const problems = locateFindings(files, findings, placeFixes(files)).map((problem): NamedProblem => {
      const name = nameWithin(documentOf(problem.file), problem);
      return name === '' ? problem : { ...problem, name };
    });
    entries = listEntries(files, site, findings, entries, documentOf);
    watchers.emit({ type: 'pages', pages: entries });
    watchers.emit({ type: 'problems', problems });
    pages.refresh(entries);
  }

  function emitState(): void {
    watchers.emit({ type: 'history', history: historyState(session.history, session.last()) });
    watchers.emit({ type: 'conflicts', conflicts: session.conflicts() });
  }

  function sendFile(file: string, by?: string, applied: readonly string[] = []): void {
    const isThere = files.list().includes(file);
    const isNew = isThere && versions.note(file, files.read(file), by);
    if (!isThere) versions.forget(file);
    const state = versions.of(file);
    if (isThere && !isNew && applied.length === 0) return;
    const event: WorkspaceEvent =
      isThere && state ? { type: 'file', state, applied } : { type: 'removed', file };
    for (const watcher of watchers.all()) if (watcher.reads.has(file)) watcher.send(event);
  }

  function changed(changes: readonly FileChange[], by?: string, applied?: readonly string[]): void {
    revision++;
    check.changed(changes);
    const touched = namesIn(changes);
    // Other pages may be at the places of the file then: they are listed with it, so that nobody types in one of them.
    const isListed = changes.some(movesPages);
    if (isListed) attempt(() => check.now());
    // The page first: it is what the editor looks at.
    pages.rerender(touched);
    for (const file of touched) sendFile(file, by, applied);
    emitState();
    clearTimeout(checking);
    if (isListed) attempt(checkAll);
    else checking = setTimeout(() => attempt(checkAll), lastCheck < quick ? 0 : rest);
    // What changes several files was not typed: nothing more is waited for.
    saveSoon(touched.size > 1 ? 0 : rest);
  }

  function saveSoon(wait = rest): void {
    watchers.emit({ type: 'saved', isSaved: false });
    saveIn(wait);
  }

  function saveIn(ms: number): void {
    clearTimeout(saving);
    saving = setTimeout(() => attempt(save), ms);
  }

  /** A full disk, or a folder that is missing while git checks out another branch, ends nothing: it is tried again. */
  function attempt(action: () => void): void {
    try {
      action();
    } catch (error) {
      watchers.emit({ type: 'notice', message: unwrittenWords(error) });
      saveIn(again);
    }
  }

  function save(): void {
    clearTimeout(saving);
    if (check.isStale()) checkAll();
    journal.sync();
    try {
      complete();
      watchers.emit({ type: 'held', files: writer.write() });
      watchers.emit({ type: 'saved', isSaved: true });
      watchers.emit({ type: 'notice', message: '' });
    } catch (error) {
      // Another program is writing at this moment: its change is seen, and this one comes after it.
      const isOvertaken = error instanceof ChangedMeanwhile || error instanceof WrittenPartly;
      if (!isOvertaken && !(error instanceof OtherCommand)) {
        // Also if a commit asked for it.
        saveIn(again);
        throw error;
      }
      if (isOvertaken) lookAt(undefined);
      saveSoon();
    }
  }

  function complete(): void {
    if (writer.complete()) lookAt(undefined);
  }

  function changedOnDisk(seen: ReadonlySet<string> | undefined): void {
    attempt(() => (writer.isHalfDone() ? complete() : lookAt(seen)));
  }

  function lookAt(seen: ReadonlySet<string> | undefined): void {
    base.refresh(seen);
    const others = seen && new Set([...seen].filter(isOther));
    // What waits for a file that could not be read may go on with a text that is known by now.
    if (others?.size === 0 && pending.waiting().length === 0) return;
    revision++;
    const before = pending.changes();
    const hasPending = pending.numbers().length > 0;
    session.rebase();
    check.rewritten(others);
    check.changed([...before, ...pending.changes()]);
    const read = new Set([...watchers.all()].flatMap(({ reads }) => [...reads]));
    // The known text of a file that nobody reads any more would be out of date.
    const known = [...(others ?? [])].filter((file) => versions.of(file) !== undefined);
    for (const file of new Set([...read, ...known])) sendFile(file);
    emitState();
    checkAll();
    if (hasPending) saveSoon();
  }

  /** True if a file is not as it was read or written last. */
  function isOther(file: string): boolean {
    // The bytes of a picture are not kept.
    if (!isData(file)) return true;
    const change = pending.changes().find(({ from }) => from === file);
    return (change ? change.was : versions.of(file)?.text) !== textOf(base, file);
  }

  const stop = watchFolder(folder, settle, changedOnDisk);
  checkAll();
  emitState();
  if (pending.numbers().length > 0) saveSoon();

  return {
    changed,
    sendFile,
    emitState,
    revision: () => revision,
    update: changedOnDisk,
    save,
    close() {
      stop();
      clearTimeout(checking);
      clearTimeout(saving);
      journal.close();
    },
  };
}

function textOf(files: WrittenFiles, file: string): string | undefined {
  try {
    return files.read(file);
  } catch {
    return undefined;
  }
}
