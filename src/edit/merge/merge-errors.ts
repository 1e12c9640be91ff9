import type { Finding } from '../../site/problem/finding';
import type { ChangeCheck } from '../check/never-worse';
import type { MergeTexts } from './merge-texts';

/**
 * Tells the errors of a merged text that neither side has. What only one of them has is its own: it may name a page that
 * comes with it.
 */
export function createMergeErrors(
  check: ChangeCheck,
  file: string,
  { ours, theirs }: MergeTexts,
): (text: string) => readonly Finding[] {
  const isThere = check.before().files.list().includes(file);
  const errorsOf = (text: string) =>
    check.added([{ ...(isThere && { from: file }), to: file, text }]).findings;
  const keyOf = ({ id, message }: Finding) => JSON.stringify([id, message]);
  return (text) => {
    const errors = errorsOf(text);
    if (errors.length === 0) return [];
    const known = new Set([ours, theirs].flatMap(errorsOf).map(keyOf));
    return errors.filter((finding) => !known.has(keyOf(finding)));
  };
}
