import type { RuleText } from '../../problem/rule-text';

/** The parser words what it found. */
export const syntax: RuleText<{ found: [message: string, help: string | undefined] }> = {
  id: 'syntax',
  severity: 'error',
  meaning:
    'Files are written in JSON: names and texts in double quotes, a comma between two values, every bracket closed.',
  messages: {
    found: {
      message: (message) => message,
      help: (_, help) => help,
      example: ['A comma is missing after this.', 'Add , before "email".'],
    },
  },
};
