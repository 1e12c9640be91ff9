import { replaceTokens } from '../page/tokens';
import { signsIn } from '../text/words';
import type { Check } from './rule';

/** Search results cut off what is longer. */
const longest = 60;

export const titleLength: Check = {
  id: 'title-length',
  severity: 'warning',
  page(page, { tokens }, report) {
    if (!tokens) return;
    const length = signsIn(replaceTokens(page.content.title, tokens));
    if (length <= longest) return;
    const place = { document: page, pointer: '/title' };
    const message = `A title has at most ${longest} characters, this one has ${length}.`;
    report(place, message, 'Search results cut off the rest.');
  },
};
