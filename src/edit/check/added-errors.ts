import { type Finding, isWarning, withFollowUps } from '../../site/problem/finding';
import { groupBy } from '../../site/problem/group-by';
import { csvSyntax } from '../../site/read/rules/csv-syntax';
import { duplicateKey } from '../../site/read/rules/duplicate-key';
import { encoding } from '../../site/read/rules/encoding';
import { migration } from '../../site/read/rules/migration';
import { missingFile } from '../../site/read/rules/missing-file';
import { noPageFile } from '../../site/read/rules/no-page-file';
import { refusedFile } from '../../site/read/rules/refused-file';
import { schema } from '../../site/read/rules/schema';
import { syntax } from '../../site/read/rules/syntax';
import { versionNewer } from '../../site/read/rules/version-newer';
import type { FileChange } from '../overlay-files';

/** A part of the content with such a mistake is not checked any further. */
const hiding = new Set(
  [
    csvSyntax,
    duplicateKey,
    encoding,
    migration,
    missingFile,
    noPageFile,
    refusedFile,
    schema,
    syntax,
    versionNewer,
  ].map(({ id }) => id),
);

/** The errors that changes add: neither the same error nor another one of its rule was at the place before. */
export function addedErrors(
  before: readonly Finding[],
  after: readonly Finding[],
  changes: readonly FileChange[],
): readonly Finding[] {
  const names = new Map(changes.map(({ from, to }) => [from, to]));
  const errors = before
    .flatMap(withFollowUps)
    .filter((finding) => !isWarning(finding))
    .map((finding) => ({ ...finding, file: names.get(finding.file) ?? finding.file }));
  const now = after.flatMap(withFollowUps).filter((finding) => !isWarning(finding));
  const { others } = keys.reduce<Compared>(withoutSame, { left: errors, others: now });
  const hidden = errors.filter(({ id }) => hiding.has(id));
  const unread = new Set(hidden.map(({ file }) => file));
  const touched = new Set(changes.map(({ to }) => to));
  const wasHidden = ({ id, file }: Finding) =>
    !hiding.has(id) && (unread.has(file) || (hidden.length > 0 && !touched.has(file)));
  const added = new Set(others.filter((finding) => !wasHidden(finding)));
  const shown = (finding: Finding): readonly Finding[] =>
    added.has(finding) ? [finding] : (finding.followUps ?? []).flatMap(shown);
  return after.flatMap(shown);
}

/** What makes two findings the same, the surest first: pointers shift, and sentences count other places. */
const keys: readonly ((finding: Finding) => string)[] = [
  ({ id, file, pointer, message }) => JSON.stringify([id, file, pointer, message]),
  ({ id, file, message }) => JSON.stringify([id, file, message]),
  ({ id, file, pointer }) => JSON.stringify([id, file, pointer]),
];

interface Compared {
  /** Findings of before that are not found again. */
  left: readonly Finding[];
  /** Findings of now that were not there. */
  others: readonly Finding[];
}

function withoutSame({ left, others }: Compared, keyOf: (finding: Finding) => string): Compared {
  const byKey = groupBy(left, keyOf);
  const isNew = (finding: Finding) => byKey.get(keyOf(finding))?.pop() === undefined;
  return { others: others.filter(isNew), left: [...byKey.values()].flat() };
}
