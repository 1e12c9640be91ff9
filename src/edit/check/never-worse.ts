import { isData } from '../../site/csv/content-value';
import type { Files } from '../../site/files/files';
import { createSiteLoader, type LoadedSite } from '../../site/load-site';
import { cacheSome, memoryStore, parsePage } from '../../site/page/page-store';
import { type Finding, isWarning } from '../../site/problem/finding';
import type { Validators } from '../../site/validate/validators';
import { type FileChange, namesIn, overlayFiles } from '../overlay-files';
import { addedErrors } from './added-errors';
import { concernsOneFile, concernsPages } from './concerns-pages';

/** Content that can be checked without changes and with them. */
export interface ChangeCheck {
  /** The content without a change. It is checked when it is asked for, or when there are errors to compare. */
  before(): LoadedSite;
  /** The errors that changes would add, and the files as they would be. */
  added(changes: readonly FileChange[]): { files: Files; findings: readonly Finding[] };
}

/**
 * Checks content as a whole, and with changes only what they can affect. A change is judged by errors: warnings are
 * looked for only if `before` is to have them.
 */
export function createChangeCheck(
  files: Files,
  validators: Validators,
  least: Finding['severity'] = 'error',
): ChangeCheck {
  const overlay = overlayFiles(files);
  const loader = createSiteLoader(
    () => view,
    validators,
    memoryStore(cacheSome((file) => parsePage(overlay, file))),
    least,
  );
  /** What was read of pictures is kept for these; another one stands for other pictures. */
  let view: Files = overlay;
  let last: { loaded: LoadedSite; changes: readonly FileChange[] } | undefined;
  const loadWith = (changes: readonly FileChange[]): LoadedSite => {
    const both = [...(last?.changes ?? []), ...changes];
    const isNarrow = last?.loaded.site !== undefined && both.every((change) => concernsPages(change));
    const names = namesIn(both);
    if (![...names].every(isData)) view = { ...overlay };
    overlay.show(changes);
    const loaded = loader.load(
      isNarrow ? { pages: names, isListSame: both.every(concernsOneFile) } : undefined,
    );
    last = { loaded, changes };
    return loaded;
  };
  let unchanged: LoadedSite | undefined;
  const before = () => {
    unchanged ??= loadWith([]);
    return unchanged;
  };
  return {
    before,
    added(changes) {
      const { findings } = loadWith(changes);
      if (findings.every(isWarning)) return { files: overlay, findings: [] };
      const added = addedErrors(before().findings, findings, changes);
      overlay.show(changes);
      return { files: overlay, findings: added };
    },
  };
}
