import { type Finding, isWarning, withHeld } from '../site/problem/finding';
import { duplicateKey } from '../site/read/rules/duplicate-key';
import { encoding } from '../site/read/rules/encoding';
import { missingFile } from '../site/read/rules/missing-file';
import { noPageFile } from '../site/read/rules/no-page-file';
import { refusedFile } from '../site/read/rules/refused-file';
import { schema } from '../site/read/rules/schema';
import { syntax } from '../site/read/rules/syntax';
import type { FileChange } from './overlay-files';

/** A part of the content with such a mistake is not checked any further. */
const hiding = new Set(
  [duplicateKey, encoding, missingFile, noPageFile, refusedFile, schema, syntax].map(({ id }) => id),
);

/** The errors that changes add: neither the same error nor another one of its rule was at the place before. */
export function addedErrors(
  before: readonly Finding[],
  after: readonly Finding[],
  changes: readonly FileChange[],
): readonly Finding[] {
  const names = new Map(changes.map(({ from, to }) => [from, to]));
  const errors = before
    .flatMap(withHeld)
    .filter((finding) => !isWarning(finding))
    .map((finding) => ({ ...finding, file: names.get(finding.file) ?? finding.file }));
  const sameText = takeFrom(errors, ({ id, file, message }) => `${id} ${file} ${message}`);
  const unknown = after.flatMap(withHeld).filter((finding) => !isWarning(finding) && !sameText.take(finding));
  const samePlace = takeFrom(sameText.left(), ({ id, file, pointer }) => `${id} ${file} ${pointer}`);
  const hidden = errors.filter(({ id }) => hiding.has(id));
  const unread = new Set(hidden.map(({ file }) => file));
  const touched = new Set(changes.map(({ to }) => to));
  const wasHidden = ({ id, file }: Finding) =>
    !hiding.has(id) && (unread.has(file) || (hidden.length > 0 && !touched.has(file)));
  return unknown.filter((finding) => !samePlace.take(finding) && !wasHidden(finding));
}

/** Takes each finding once, by its key. */
function takeFrom(findings: readonly Finding[], keyOf: (finding: Finding) => string) {
  const byKey = new Map<string, Finding[]>();
  for (const finding of findings) {
    const key = keyOf(finding);
    const others = byKey.get(key);
    if (others) others.push(finding);
    else byKey.set(key, [finding]);
  }
  return {
    take: (finding: Finding): boolean => byKey.get(keyOf(finding))?.pop() !== undefined,
    left: (): Finding[] => [...byKey.values()].flat(),
  };
}
