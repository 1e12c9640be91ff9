import type { RuleText } from '../../problem/rule-text';

export const unusedPageFile: RuleText<{ unused: [file: string] }> = {
  id: 'unused-page-file',
  severity: 'warning',
  meaning: 'Every JSON file in the content folder is a page of the site.',
  messages: {
    unused: {
      message: () => 'This file is not part of the site: no entry of "pages" in site.json matches it.',
      help: (file) => `Add "${file}" to "pages", or delete the file.`,
      example: ['drafts/offers.json'],
    },
  },
};
