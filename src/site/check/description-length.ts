import { replaceTokens } from '../page/tokens';
import { signsIn } from '../text/words';
import type { Check } from './rule';

/** Search results replace what is shorter, and cut off what is longer. */
const shortest = 50;
const longest = 155;

export const descriptionLength: Check = {
  id: 'description-length',
  severity: 'warning',
  page(page, { tokens }, report) {
    if (!tokens) return;
    const length = signsIn(replaceTokens(page.content.description, tokens));
    if (length >= shortest && length <= longest) return;
    const place = { document: page, pointer: '/description' };
    const message = `A description has ${shortest} to ${longest} characters, this one has ${length}.`;
    report(place, message, 'Search results cut off the rest, and replace what is too short.');
  },
};
