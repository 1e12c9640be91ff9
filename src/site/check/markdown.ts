import { parseMarkdown } from '../page/markdown';
import type { Check } from './rule';

const help =
  'Allowed: paragraphs, lists, **bold**, *italics*, `code` and [links](/contact). A \\ before a sign takes its meaning away.';

/** What the text would need that no block draws. */
export const markdownDrawn: Check = {
  id: 'markdown',
  severity: 'error',
  fields: {
    markdown(text: string, { report }, at) {
      for (const message of parseMarkdown(text).unsupported) report(at, message, help);
    },
  },
};
