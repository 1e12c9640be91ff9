import { parseMarkdown } from '../page/markdown';
import type { Rule } from './rule';

export const markdown: Rule<{ unsupported: [message: string] }> = {
  id: 'markdown',
  severity: 'error',
  meaning: 'A text uses only the Markdown that blocks can show.',
  messages: {
    unsupported: {
      message: (message) => message,
      help: () =>
        'Allowed: paragraphs, lists, **bold**, *italics*, `code` and [links](/contact). A \\ before a sign takes its meaning away.',
      example: ["A heading (#) can't be drawn here."],
    },
  },
  fields: {
    markdown(text: string, { report }, at) {
      for (const message of parseMarkdown(text).unsupported) report(at, 'unsupported', message);
    },
  },
};
