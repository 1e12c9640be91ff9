import type { PageFacts } from '../page/page-facts';
import type { SitePage } from '../page/site-page';
import { replaceTokens } from '../page/tokens';
import type { CheckedContent } from './rule';

/** Every page whose text an earlier page has too. */
export function eachRepeatedText(
  { pages, tokens = new Map() }: CheckedContent,
  field: 'title' | 'description',
  visit: (page: SitePage, earlier: PageFacts) => void,
) {
  const seen = new Map<string, PageFacts>();
  for (const page of pages) {
    const text = replaceTokens(page.facts[field], tokens);
    const earlier = seen.get(text);
    // For two pages with one path, only the path is reported.
    if (earlier && earlier.path !== page.facts.path) visit(page, earlier);
    else if (!earlier) seen.set(text, page.facts);
  }
}
