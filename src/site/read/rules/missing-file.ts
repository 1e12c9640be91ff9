import type { RuleText } from '../../problem/rule-text';

export const missingFile: RuleText<{ missing: [file: string] }> = {
  id: 'missing-file',
  severity: 'error',
  meaning: 'The content folder has a site.json, and every file in it can be read.',
  messages: {
    missing: {
      message: (file) => `The file ${file} does not exist or can't be read.`,
      help: () => 'Check its name, and that you are allowed to open it.',
      example: ['site.json'],
    },
  },
};
