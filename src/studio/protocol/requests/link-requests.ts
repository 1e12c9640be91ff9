import type { NamedAnchor } from '../../../site/page/page-anchors';
import type { PagePlan } from './page-requests';

export interface LinkRequests {
  /** What links to the page of a path may name after `#`; nothing while the page is not valid. */
  anchors: { given: { path: string }; answer: readonly NamedAnchor[] };
  /** The addresses of the files that the site has as they are. */
  publishedFiles: { given: object; answer: readonly string[] };
  /** How many pages link to each page, by its path; header and footer count as one. */
  linksIn: { given: object; answer: Readonly<Record<string, number>> };
  /** The places that link to a page. */
  linksTo: { given: { path: string }; answer: PagePlan };
}
