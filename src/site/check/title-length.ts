import { replaceTokens } from '../page/tokens';
import { charactersIn } from '../text/wording';
import type { Rule } from './rule';

/** Search results cut off what is longer. */
export const longestTitle = 60;

export const titleLength: Rule<{ long: [length: number] }> = {
  id: 'title-length',
  severity: 'warning',
  meaning: `A title has at most ${longestTitle} characters, so that search results show all of it.`,
  messages: {
    long: {
      message: (length) => `A title should have at most ${longestTitle} characters; this one has ${length}.`,
      help: () => 'Shorten it: search results cut off the rest.',
      example: [72],
    },
  },
  page(page, { tokens }, report) {
    if (!tokens) return;
    const length = charactersIn(replaceTokens(page.content.title, tokens));
    if (length > longestTitle) report({ document: page, pointer: '/title' }, 'long', length);
  },
};
