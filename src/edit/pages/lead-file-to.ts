import { siteFile } from '../../site/files/site-file';
import { isRecord } from '../../site/json/is-record';
import { listOf, memberOf } from '../../site/json/value-at';
import type { Operation } from '../operation';
import type { ContentPages } from './content-pages';
import { rewriteOperations } from './rewrite';

/** Lets the address of a file that goes lead to another address, with everything that names it. */
export function leadFileTo(content: ContentPages, from: string, to: string): Operation[] {
  const references = content.allReferences().filter(({ path }) => path === from);
  const at = redirectFrom(content, to);
  return [
    ...rewriteOperations(references.map((part) => ({ part, by: to }))),
    // An old address that is taken back leads nowhere any more.
    ...(at === -1 ? [] : [{ op: 'remove', file: siteFile, at: `/redirects/${at}` } as const]),
    { op: 'insert', file: siteFile, at: '/redirects/-', value: { from, to } },
  ];
}

/** True if an address was that of the file before: it can have it back. */
export const isOldAddress = (content: ContentPages, address: string, file: string): boolean =>
  memberOf(redirectsOf(content)[redirectFrom(content, address)], 'to') === file;

const redirectsOf = ({ site }: ContentPages): readonly unknown[] => listOf(memberOf(site, 'redirects'));

const redirectFrom = (content: ContentPages, address: string): number =>
  redirectsOf(content).findIndex((each) => isRecord(each) && each.from === address);
