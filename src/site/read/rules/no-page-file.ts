import type { RuleText } from '../../problem/rule-text';

const help = () => 'Write the path from the content folder. * stands for any name, ** for any folders.';

export const noPageFile: RuleText<{
  noMatch: [pattern: string, hint: string];
  missing: [file: string, hint: string];
}> = {
  id: 'no-page-file',
  severity: 'error',
  meaning: 'Every path in "pages" of site.json matches a file.',
  messages: {
    noMatch: {
      message: (pattern, hint) => `No file matches "${pattern}".${hint}`,
      help,
      example: ['page/**/*.json', ''],
    },
    missing: {
      message: (file, hint) => `There is no file "${file}".${hint}`,
      help,
      example: ['pages/contcat.json', ' Did you mean "pages/contact.json"?'],
    },
  },
};
