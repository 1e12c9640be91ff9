import { createTwoFilesPatch, FILE_HEADERS_ONLY } from 'diff';
import type { FileChange } from '../../../edit/overlay-files';

/** What changes would do, as `git diff` shows it and `git apply` takes it. */
export const unifiedDiff = (changes: readonly FileChange[], folder: string): string =>
  changes.map((change) => fileDiff(change, folder)).join('');

function fileDiff({ from, to, text, was = '' }: FileChange, folder: string): string {
  const before = `${folder}/${from ?? to}`;
  const after = `${folder}/${to ?? from}`;
  const heading = `diff --git a/${before} b/${after}\n${kindOf(from, to, before, after)}`;
  if (to !== undefined && text === undefined) return heading;
  const [old, now] = [
    from === undefined ? '/dev/null' : `a/${before}`,
    to === undefined ? '/dev/null' : `b/${after}`,
  ];
  return (
    heading +
    createTwoFilesPatch(old, now, was, text ?? '', undefined, undefined, {
      context: 3,
      headerOptions: FILE_HEADERS_ONLY,
    })
  );
}

function kindOf(from: string | undefined, to: string | undefined, before: string, after: string): string {
  if (from === undefined) return 'new file mode 100644\n';
  if (to === undefined) return 'deleted file mode 100644\n';
  return from === to ? '' : `rename from ${before}\nrename to ${after}\n`;
}
