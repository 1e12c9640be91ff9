import type { Place } from '../json/place';
import type { Finding } from '../problem/finding';
import type { MadePage } from '../read/made-page';
import type { Page } from '../schema/types.gen';
import type { PageFacts } from './page-facts';

/** A valid page where it was found. */
export interface SitePage extends Place {
  facts: PageFacts;
  made?: MadePage;
  /** The findings that concern this page alone; in a built site only warnings. */
  findings: readonly Finding[];
  /** Of a page that is shown without some of it, at an instant: the facts of all, and what is left out. */
  written?: { facts: PageFacts; state: string };
  /** When it goes, if nothing has its address then. */
  end?: number;
  /** Of a page in a preview that is not shown now. */
  coming?: NotYetShown;
  /** Reads and parses the page again when it was not kept, so ask once. */
  loadContent(): Page;
}

/** Why a page is not shown now, its path when it is, and the instant as of which a preview shows it, if that is not now. */
export type NotYetShown = { path: string } & ({ as: 'draft'; at?: number } | { as: 'later'; at: number });
