import type { Files } from '../../site/files/files';
import { siteFile } from '../../site/files/site-file';
import { isRecord } from '../../site/json/is-record';
import { createSiteLoader, type LoadedSite } from '../../site/load-site';
import type { Finding } from '../../site/problem/finding';
import type { Validators } from '../../site/validate/validators';
import { type FileChange, overlayFiles } from '../overlay-files';
import { isEqual } from '../text/identity';
import { addedErrors } from './added-errors';
import { factStore } from './fact-store';

/** Content that was checked, and can be checked with changes. */
export interface ChangeCheck {
  /** The content without a change. */
  before: LoadedSite;
  /** The errors that changes would add, and the files as they would be. */
  added(changes: readonly FileChange[]): { files: Files; findings: readonly Finding[] };
}

/** Checks content as a whole, and with changes only what they can affect. */
export function createChangeCheck(files: Files, validators: Validators): ChangeCheck {
  const overlay = overlayFiles(files);
  const loader = createSiteLoader(() => overlay, validators, factStore(overlay));
  const before = loader.load();
  let shown: readonly FileChange[] = [];
  return {
    before,
    added(changes) {
      const both = [...shown, ...changes];
      const pages = new Set(both.flatMap(({ from, to }) => [from, to].filter((file) => file !== undefined)));
      const isListSame = both.every(({ from, to }) => from === to);
      overlay.show(changes);
      shown = changes;
      const isNarrow = before.site !== undefined && both.every((change) => concernsPages(files, change));
      const { findings } = loader.load(
        isNarrow ? { pages, isListSame: isListSame && !pages.has(siteFile) } : undefined,
      );
      return { files: overlay, findings: addedErrors(before.findings, findings, changes) };
    },
  };
}

/** True if other pages stay as they were checked, alone: they see nothing of a menu or another page. */
function concernsPages(files: Files, { from, to, text }: FileChange): boolean {
  if (from !== siteFile) return [from, to].every((file) => file === undefined || file.endsWith('.json'));
  return to === siteFile && text !== undefined && isEqual(sharedParts(files.read(from)), sharedParts(text));
}

function sharedParts(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
    return isRecord(value) ? { ...value, header: null, footer: null, pages: null } : value;
  } catch {
    return text;
  }
}
