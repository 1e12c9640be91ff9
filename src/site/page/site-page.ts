import type { Finding } from '../problem/finding';
import type { Page } from '../schema/types.gen';
import type { PageFacts } from './page-facts';

/** A valid page where it was found; `pointer` leads to it within `file`. */
export interface SitePage {
  file: string;
  pointer: string;
  facts: PageFacts;
  /** What it has wrong by itself: of a built site only warnings. */
  findings: readonly Finding[];
  /** May be read again each time that it is asked for. */
  readonly content: Page;
}
