import { fixAll } from '../../../edit/check/fix';
import type { Transaction } from '../../../edit/operation';
import type { FileChange } from '../../../edit/overlay-files';
import type { Files } from '../../../site/files/files';
import { siteFile } from '../../../site/files/site-file';
import type { LoadedSite } from '../../../site/load-site';
import { locateFindings } from '../../../site/problem/locate-findings';
import type { Problem } from '../../../site/problem/problem';
import { planMigration } from '../../../site/read/plan-migration';
import { readDocument } from '../../../site/read/read-document';
import { UsageError } from '../content/content-error';
import { changeContent, isRefused } from './change-content';

/** A fix can uncover another mistake: a page is checked further when its fields are right. */
const mostRounds = 10;

export interface FixedContent {
  /** What was corrected, where it was. */
  problems: readonly Problem[];
  /** A dry run gives only those of the first round. Includes the completed change of a killed command, whose problems are not known. */
  changes: readonly FileChange[];
}

/** Corrects what messages name without doubt. A file in which that would add an error stays as it is. */
export function fixContent(folder: string, dryRun: boolean): FixedContent {
  const migrated = migrateContent(folder, dryRun);
  const fixed: Problem[] = [...migrated.problems];
  const changes: FileChange[] = [...migrated.changes];
  // Nothing else is known of content that waits for it.
  if (dryRun && fixed.length > 0) return migrated;
  const left = new Set<string>();
  for (let round = 0; round < mostRounds; round++) {
    let corrected: readonly Problem[] = [];
    const make = (files: Files, before: () => LoadedSite): Transaction => {
      const open = before().findings.filter(({ file }) => !left.has(file));
      const { operations, findings: found } = fixAll(files, open);
      corrected = locateFindings(files, found);
      return { name: 'Fix what messages name', operations };
    };
    const result = changeContent(folder, make, { dryRun, withWarnings: true });
    // Files that change without a fix are those of this command before it was killed.
    if (corrected.length === 0 && (isRefused(result) || result.changes.length === 0)) break;
    if (isRefused(result)) {
      const before = left.size;
      for (const { file } of result.findings) left.add(file);
      for (const { operation } of result.conflicts) left.add(operation.file);
      // The error is in a file without a fix: no file is known to be at fault.
      if (left.size === before || !corrected.some(({ file }) => left.has(file))) break;
      continue;
    }
    fixed.push(...corrected);
    changes.push(...result.changes);
    if (dryRun) break;
  }
  return { problems: fixed, changes };
}

/** Brings the content to the version of the engine: all of it, or nothing if a file can't be read or changed. */
function migrateContent(folder: string, dryRun: boolean): FixedContent {
  let problems: readonly Problem[] = [];
  const make = (files: Files): Transaction => {
    const planned = planMigration(files, readDocument(files, siteFile).value);
    problems = locateFindings(files, planned?.findings ?? []);
    return { name: 'Bring the content to the version of the engine', operations: planned?.changes ?? [] };
  };
  const result = changeContent(folder, make, { dryRun, unchecked: true });
  if (isRefused(result))
    throw new UsageError(
      ['Nothing was changed.', ...result.conflicts.map(({ message }) => message)].join('\n'),
    );
  return { problems: result.changes.length > 0 ? problems : [], changes: result.changes };
}
