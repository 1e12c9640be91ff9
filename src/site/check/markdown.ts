import { parseMarkdown, type Unsupported } from '../page/markdown';
import type { Rule } from './rule';

const names: Readonly<Record<string, string>> = {
  heading: 'A heading (#)',
  image: 'An image (![…])',
  code: 'A code block',
  blockquote: 'A quote (>)',
  thematicBreak: 'A line (---)',
  definition: 'A link definition ([…]: …)',
  table: 'A table',
  delete: 'Crossed-out text (~~…~~)',
  checkbox: 'A checkbox ([ ])',
  emptyItem: 'A list item without text',
  linkTitle: 'A link with a title ([…](… "…"))',
};

const help = () =>
  'Allowed: paragraphs, lists, **bold**, *italics*, `code` and [links](/contact). To show a character such as * or # itself, write \\ before it.';

export const markdown: Rule<Unsupported> = {
  id: 'markdown',
  severity: 'error',
  meaning: 'A text uses only the Markdown that blocks can show.',
  messages: {
    element: {
      message: (element) => `${names[element] ?? element} can't be shown here.`,
      help,
      example: ['heading'],
    },
    html: {
      message: (tag) => `HTML such as ${tag} can't be shown here.`,
      help,
      example: ['<br>'],
    },
    listStart: {
      message: (start) => `A numbered list must start with 1; this one starts with ${start}.`,
      help: (start) => `If it is a sentence, write ${start}\\.`,
      example: [3],
    },
    emptyLink: {
      message: (url) => `The link to ${url} has no text.`,
      help: () => 'Write the text between [ and ].',
      example: ['/contact'],
    },
    dense: {
      message: (limit) => `This text has more than ${limit} line breaks and Markdown characters.`,
      help: () => 'Divide it into several blocks.',
      example: [1000],
    },
  },
  fields: {
    markdown(text: string, { report }, at) {
      for (const [name, ...data] of parseMarkdown(text).unsupported) report(at, name, ...data);
    },
  },
};
