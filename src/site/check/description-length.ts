import { replaceTokens } from '../page/tokens';
import { charactersIn } from '../text/wording';
import type { Rule } from './rule';

/** Search results replace what is shorter, and cut off what is longer. */
const shortest = 50;
const longest = 155;

const message = (length: number) =>
  `A description should have ${shortest} to ${longest} characters; this one has ${length}.`;

export const descriptionLength: Rule<{ short: [length: number]; long: [length: number] }> = {
  id: 'description-length',
  severity: 'warning',
  meaning: `A description has ${shortest} to ${longest} characters, so that search results show it as it is.`,
  messages: {
    short: {
      message,
      help: () => 'Write more: search results replace a description that is too short.',
      example: [31],
    },
    long: {
      message,
      help: () => 'Shorten it: search results cut off the rest.',
      example: [180],
    },
  },
  page(page, { tokens }, report) {
    if (!tokens) return;
    const length = charactersIn(replaceTokens(page.content.description, tokens));
    if (length < shortest) report({ document: page, pointer: '/description' }, 'short', length);
    if (length > longest) report({ document: page, pointer: '/description' }, 'long', length);
  },
};
