import { replaceTokens } from '../tokens';
import type { Page } from '../types.gen';
import { signsIn } from '../words';
import type { SiteCheck } from './check';

/** Search results cut off what is longer. */
const longestTitle = 60;
const shortestDescription = 50;
const longestDescription = 155;

function lengthCheck(id: string, field: 'title' | 'description', least: number, most: number): SiteCheck {
  return {
    id,
    severity: 'warning',
    run({ pages, tokens }, report) {
      if (!tokens) return;
      for (const page of pages) {
        const length = signsIn(replaceTokens(page.content[field], tokens));
        if (length >= least && length <= most) continue;
        const bounds = least > 1 ? `${least} to ${most}` : `at most ${most}`;
        const place = { document: page, pointer: `/${field}` };
        report(place, `A ${field} has ${bounds} characters, this one has ${length}.`, helps[field]);
      }
    },
  };
}

const helps = {
  title: 'Search results cut off the rest.',
  description: 'Search results cut off the rest, and replace what is too short.',
};

function duplicateCheck(id: string, field: 'title' | 'description'): SiteCheck {
  return {
    id,
    severity: 'error',
    run({ pages, tokens = new Map() }, report) {
      const seen = new Map<string, Page>();
      for (const page of pages) {
        const text = replaceTokens(page.content[field], tokens);
        const other = seen.get(text);
        if (!other) seen.set(text, page.content);
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
