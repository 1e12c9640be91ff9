import { parseMarkdown, type Unsupported } from '../page/markdown';
import { textForm } from '../schema/text-form';
import { fixText } from '../text/fix/fix-text';
import { counted, listed } from '../text/wording';
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

const { pattern, patternMessage } = textForm('imageFile');
const meantPicture = (src: string) => fixText(src, 'imageFile', pattern);

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
    nested: {
      message: (element) => `${names[element] ?? element} can't be within a list or a quote.`,
      help: () => 'Write it before or after, at the start of its line, with an empty line around it.',
      example: ['heading'],
    },
    headingDepth: {
      message: () => 'A heading in a text has three or four #.',
      help: () =>
        'Write ### before a heading, and #### before one below it. The heading of a section is a field.',
      example: [],
    },
    headingBelow: {
      message: () => 'The line of - or = makes a heading of the words above it.',
      help: () => 'For a line, leave an empty line before it. For a heading, write ### before the words.',
      example: [],
    },
    skipped: {
      message: () => 'The first heading of this text has four #.',
      help: () => 'Write ### before it: people who hear a page find their way by the order of headings.',
      example: [],
    },
    indented: {
      message: () => 'Four spaces at the start of a line make code of it.',
      help: () => 'Delete the spaces. If it is code, write a line of ``` before and after it instead.',
      example: [],
    },
    pictureInText: {
      message: () => "A picture can't stand among words.",
      help: () => 'Write it on a line of its own, with an empty line before and after it.',
      example: [],
    },
    pictureFile: {
      message: (src) => {
        const fixed = meantPicture(src);
        return `A picture can't be "${src}"${fixed ? `: it ${listed(fixed.why.slice(0, 3), 'and')}` : ''}.`;
      },
      help: () => patternMessage,
      meant: (src) => {
        const fixed = meantPicture(src);
        return fixed && { kind: 'imageFile', text: fixed.text, written: src, loses: fixed.loses };
      },
      example: ['../images/office.jpg'],
    },
    noTable: {
      message: () => 'A line such as | --- | --- | belongs to no table here.',
      help: () =>
        'Write it as the second line of a table, with as many cells as the first, and leave an empty line before the table.',
      example: [],
    },
    tableHead: {
      message: () => 'This table has no headers.',
      help: () => 'Say in its first line what is in each column.',
      example: [],
    },
    tableRow: {
      message: (row, cells, columns) =>
        `Row ${row} of this table has ${counted(cells, 'cells')}, and its first line has ${columns}.`,
      help: () => 'Write as many cells. To show the character | itself, write \\ before it.',
      example: [2, 3, 4],
    },
  },
  fields: {
    markdown(text: string, { report }, at, extending) {
      const { unsupported, unsupportedInLong } = parseMarkdown(text);
      for (const [name, ...data] of extending ? unsupportedInLong : unsupported) report(at, name, ...data);
    },
  },
};
