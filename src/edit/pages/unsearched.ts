import { siteFile } from '../../site/files/site-file';
import { locateFindings } from '../../site/problem/locate-findings';
import { readDocument } from '../../site/read/read-document';
import { counted } from '../../site/text/wording';
import type { ContentPages } from './content-pages';

/** More than that is one mistake, such as that of a merge. */
const most = 10;

/**
 * A sentence for each file in which words, or the name of a page or of a key, were not looked for: which one, and why.
 * `within` are the files that were asked for, `nameOf` says how they are named.
 */
export function describeUnsearched(
  { files, unread }: ContentPages,
  within?: ReadonlySet<string>,
  nameOf = (file: string) => file,
): string[] {
  const unsearched = unread.filter((file) => file === siteFile || (within?.has(file) ?? true));
  const findings = unsearched
    .slice(0, most)
    .flatMap((file) => readDocument(files, file).findings.slice(0, 1));
  const sentences = locateFindings(files, findings).map(({ file, line, column, message }) => {
    const what = file === siteFile ? 'No page was searched, because site.json' : 'Not searched, because it';
    return `${what} can't be read: ${nameOf(file)}:${line}:${column} ${message}`;
  });
  const others = unsearched.length - sentences.length;
  return others > 0 ? [...sentences, `${counted(others, 'files')} more can't be read.`] : sentences;
}
