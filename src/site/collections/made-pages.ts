import { pageFacts } from '../page/page-facts';
import type { PageStore } from '../page/page-store';
import type { SitePage } from '../page/site-page';
import type { Finding } from '../problem/finding';
import type { FoundPage } from '../read/page-reader';
import { withShared } from '../read/shared-blocks';
import type { SiteContent } from '../schema/types.gen';
import type { RowPage } from './collections';

interface Around {
  store: PageStore;
  /** What is wrong with a page alone. */
  check(page: FoundPage): readonly Finding[];
  shared: SiteContent['shared'];
}

/** The page of a row or of a group, with what was found in it before if it is the same. */
export function takeMadePage(
  { row: { file, pointer }, made, load }: RowPage,
  { store, check, shared }: Around,
): SitePage {
  const loadContent = () => withShared(load(), shared);
  const known = store.made?.(made);
  if (known) return { file, pointer, made, facts: known.facts, findings: known.findings, loadContent };
  const written = load();
  const content = withShared(written, shared);
  const page = { file, pointer, length: 0, content, written, made };
  const facts = pageFacts(content, written);
  // A heading of the template is on all pages on purpose.
  const headings = facts.headings.filter(([at]) => !made.isCommon(at));
  const taken = store.put({ ...page, facts: { ...facts, headings }, findings: check(page) });
  return { ...taken, made, loadContent };
}
