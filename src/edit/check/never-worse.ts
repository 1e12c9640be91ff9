import type { Files } from '../../site/files/files';
import { createSiteLoader, type LoadedSite } from '../../site/load-site';
import { holdSome, memoryStore, parsePage } from '../../site/page/page-store';
import type { Finding } from '../../site/problem/finding';
import type { Validators } from '../../site/validate/validators';
import { type FileChange, namesIn, overlayFiles } from '../overlay-files';
import { addedErrors } from './added-errors';
import { concernsOneFile, concernsPages } from './concerns-pages';

/** Content that was checked, and can be checked with changes. */
export interface ChangeCheck {
  /** The content without a change. */
  before: LoadedSite;
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
    () => overlay,
    validators,
    memoryStore(holdSome((file) => parsePage(overlay, file))),
    least,
  );
  const before = loader.load();
  let shown: readonly FileChange[] = [];
  return {
    before,
    added(changes) {
      const both = [...shown, ...changes];
      const pages = namesIn(both);
      const isListSame = both.every(concernsOneFile);
      overlay.show(changes);
      shown = changes;
      const isNarrow = before.site !== undefined && both.every((change) => concernsPages(change));
      const { findings } = loader.load(isNarrow ? { pages, isListSame } : undefined);
      return { files: overlay, findings: addedErrors(before.findings, findings, changes) };
    },
  };
}
