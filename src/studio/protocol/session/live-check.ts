import { addedErrors } from '../../../edit/check/added-errors';
import { concernsOneFile, concernsPages } from '../../../edit/check/concerns-pages';
import { type FileChange, namesIn, type OverlayFiles } from '../../../edit/overlay-files';
import { isData } from '../../../site/csv/content-value';
import type { Files } from '../../../site/files/files';
import { createSiteLoader, type LoadedSite, type SiteLoader } from '../../../site/load-site';
import { cacheSome, memoryStore, parsePage } from '../../../site/page/page-store';
import type { Finding } from '../../../site/problem/finding';
import type { Site } from '../../../site/resolve/site';
import type { Validators } from '../../../site/validate/validators';
import { composeChanges } from './compose-changes';

/** The checks of content that is being edited, each time only of what a change can affect. */
export interface LiveCheck {
  /** The content with all pending changes; another object when pictures have changed. */
  files(): Files;
  /** True if something has changed since the last check. */
  isStale(): boolean;
  /** The content with all pending changes. */
  now(): LoadedSite;
  /** The errors that these changes would add to the written content. */
  added(changes: readonly FileChange[]): readonly Finding[];
  /** The errors that further changes would add to the content as it is now. */
  addedNow(changes: readonly FileChange[]): readonly Finding[];
  /** What can be shown now: without the pages that are not valid. The last that could, if nothing can. */
  site(): Site | undefined;
  readPage: SiteLoader['readPage'];
  withRows: SiteLoader['withRows'];
  /** To be called after pending changes were made, with what they did. */
  changed(changes: readonly FileChange[]): void;
  /** To be called when the written content is another one; without the files if they are not known. */
  rewritten(files: ReadonlySet<string> | undefined): void;
  /** To be called when pending changes were written. */
  saved(): void;
}

/** What a load has to read again; undefined for everything. */
type Touched = { files: Set<string>; isListSame: boolean } | undefined;

const nothing = (): Touched => ({ files: new Set(), isListSame: true });

export function createLiveCheck(
  files: OverlayFiles,
  pending: () => readonly FileChange[],
  validators: Validators,
  at?: number,
): LiveCheck {
  const loader = createSiteLoader(
    () => view,
    validators,
    memoryStore(cacheSome((file) => parsePage(files, file))),
    undefined,
    { pages: 'all', at },
  );
  /** What was read of pictures is kept for these; another one stands for other pictures. */
  let view: Files = { ...files };
  let touched = nothing();
  /** Of the files alone; undefined when it has to be found again. */
  let before: readonly Finding[] | undefined;
  let last: LoadedSite | undefined;
  let good: Site | undefined;

  function touch(changes: readonly FileChange[]): void {
    if (![...namesIn(changes)].every(isData)) view = { ...files };
    if (!touched || !changes.every(concernsPages)) {
      touched = undefined;
      return;
    }
    for (const file of namesIn(changes)) touched.files.add(file);
    if (!changes.every(concernsOneFile)) touched.isListSame = false;
  }

  function load(): LoadedSite {
    const isFirst = last === undefined;
    if (touched?.files.size === 0 && last) return last;
    const { files: pages, isListSame } = touched ?? {};
    last = loader.load(isFirst || !pages ? undefined : { pages, isListSame: isListSame ?? false });
    touched = nothing();
    if (pending().length === 0) before = last.findings;
    return last;
  }

  /** Looks at the content with other changes, and comes back. */
  function withChanges<T>(changes: readonly FileChange[], look: () => T): T {
    const all = pending();
    touch([...all, ...changes]);
    files.show(changes);
    const seen = look();
    touch([...all, ...changes]);
    files.show(all);
    return seen;
  }

  function written(): readonly Finding[] {
    before ??= pending().length === 0 ? load().findings : withChanges([], () => load().findings);
    return before;
  }

  return {
    files: () => view,
    isStale: () => last === undefined || touched?.files.size !== 0,
    now: load,
    added(changes) {
      const known = written();
      const isAll = changes === pending();
      const { findings } = isAll ? load() : withChanges(changes, load);
      return addedErrors(known, findings, changes);
    },
    addedNow(changes) {
      const known = load().findings;
      const { findings } = withChanges(composeChanges(pending(), changes), load);
      return addedErrors(known, findings, changes);
    },
    site() {
      const loaded = load();
      try {
        good = loaded.site ?? loaded.assemble?.() ?? good;
      } catch {
        // Something that every page shows is missing; the last site is shown.
      }
      return good;
    },
    readPage: loader.readPage,
    withRows: loader.withRows,
    changed: touch,
    rewritten(changed) {
      before = undefined;
      if (!changed) {
        touched = undefined;
        view = { ...files };
      } else touch([...changed].map((file) => ({ from: file, to: file })));
      if (touched) touched.isListSame = false;
    },
    saved() {
      const isSame = pending().length === 0 && touched?.files.size === 0;
      before = isSame ? last?.findings : undefined;
    },
  };
}
