import type { PageFacts } from '../page/page-facts';
import { replaceTokens } from '../page/tokens';
import { signsIn } from '../text/words';
import type { Check } from './rule';

/** Search results cut off what is longer. */
const longestTitle = 60;
const shortestDescription = 50;
const longestDescription = 155;

function lengthCheck(id: string, field: 'title' | 'description', least: number, most: number): Check {
  return {
    id,
    severity: 'warning',
    page(page, { tokens }, report) {
      if (!tokens) return;
      const length = signsIn(replaceTokens(page.content[field], tokens));
      if (length >= least && length <= most) return;
      const bounds = least > 1 ? `${least} to ${most}` : `at most ${most}`;
      const place = { document: page, pointer: `/${field}` };
      report(place, `A ${field} has ${bounds} characters, this one has ${length}.`, helps[field]);
    },
  };
}

const helps = {
  title: 'Search results cut off the rest.',
  description: 'Search results cut off the rest, and replace what is too short.',
};

function duplicateCheck(id: string, field: 'title' | 'description'): Check {
  return {
    id,
    severity: 'error',
    site({ pages, tokens = new Map() }, report) {
      const seen = new Map<string, PageFacts>();
      for (const page of pages) {
        const text = replaceTokens(page.facts[field], tokens);
        const other = seen.get(text);
        if (!other) seen.set(text, page.facts);
        else
          report(
            { document: page, pointer: `/${field}` },
            `The page ${other.path} has the same ${field}.`,
            'Search results tell pages apart by it: say what is special about this one.',
          );
      }
    },
  };
}

export const titleLength = lengthCheck('title-length', 'title', 1, longestTitle);
export const descriptionLength = lengthCheck(
  'description-length',
  'description',
  shortestDescription,
  longestDescription,
);
export const duplicateTitle = duplicateCheck('duplicate-title', 'title');
export const duplicateDescription = duplicateCheck('duplicate-description', 'description');
