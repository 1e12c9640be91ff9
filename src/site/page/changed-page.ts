import type { Block, Page } from '../schema/types.gen';
import { pageFacts } from './page-facts';
import type { SitePage } from './site-page';

/** A page that shows something else than what is written. `state` differs when that does. */
export function changedPage(page: SitePage, state: unknown, change: (content: Page) => Page): SitePage {
  const loadContent = () => change(page.loadContent());
  const written = page.written ?? { facts: page.facts, state: '' };
  return {
    ...page,
    facts: pageFacts(loadContent()),
    loadContent,
    written: { facts: written.facts, state: written.state + JSON.stringify(state) },
  };
}

/** The page with other blocks; unchanged if none would be left. */
export function withBlocks(page: Page, [first, ...others]: readonly Block[]): Page {
  return first ? { ...page, blocks: [first, ...others] } : page;
}
