import { replaceTokens } from '../page/tokens';
import { charactersIn } from '../text/words';
import type { Rule } from './rule';

/** Search results replace what is shorter, and cut off what is longer. */
const shortest = 50;
const longest = 155;

export const descriptionLength: Rule<{ length: [length: number] }> = {
  id: 'description-length',
  severity: 'warning',
  meaning: `A description has ${shortest} to ${longest} characters, so that search results show it as it is.`,
  messages: {
    length: {
      message: (length) => `A description has ${shortest} to ${longest} characters, this one has ${length}.`,
      help: () => 'Search results cut off the rest, and replace what is too short.',
      example: [31],
    },
  },
  page(page, { tokens }, report) {
    if (!tokens) return;
    const length = charactersIn(replaceTokens(page.content.description, tokens));
    if (length < shortest || length > longest)
      report({ document: page, pointer: '/description' }, 'length', length);
  },
};
