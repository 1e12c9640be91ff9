import { sureValue } from '../../problem/finding';
import type { RuleText } from '../../problem/rule-text';
import { didYouMean, type Guess } from '../../text/nearest';

const help = () => 'Write the path from the content folder. * stands for any name, ** for any folders.';

export const noPageFile: RuleText<{
  noMatch: [pattern: string, meant: string | undefined];
  missing: [file: string, meant: Guess | undefined];
}> = {
  id: 'no-page-file',
  severity: 'error',
  meaning: 'Every path in "pages" of site.json matches a file.',
  messages: {
    noMatch: {
      message: (pattern, meant) => `No file matches "${pattern}".${didYouMean(meant)}`,
      help,
      example: ['page/**/*.json', undefined],
    },
    missing: {
      message: (file, meant) => `There is no file "${file}".${didYouMean(meant?.text)}`,
      help,
      fix: (_, meant) => sureValue(meant),
      example: ['pages/contcat.json', { text: 'pages/contact.json', isSure: true }],
    },
  },
};
