import type { RuleText } from '../../problem/rule-text';

export const missingFile: RuleText<{ missing: [file: string] }> = {
  id: 'missing-file',
  severity: 'error',
  meaning: 'The content folder has a site.json, and every file in it can be read.',
  messages: {
    missing: {
      message: (file) => `${file} can't be read.`,
      help: () => undefined,
      example: ['site.json'],
    },
  },
};
