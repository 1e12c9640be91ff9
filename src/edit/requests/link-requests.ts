import type { NamedAnchor } from '../../site/page/page-anchors';

export interface LinkRequests {
  /** What links to the page of a path may name after `#`; nothing while the page is not valid. */
  anchors: { given: { path: string }; answer: readonly NamedAnchor[] };
}
