import type { RuleText } from '../../problem/rule-text';

export const encoding: RuleText<{ garbled: [] }> = {
  id: 'encoding',
  severity: 'error',
  meaning: 'Files are saved with the encoding UTF-8.',
  messages: {
    garbled: {
      message: () =>
        'This sign could not be read: the file is not saved as UTF-8, or it holds a broken sign.',
      help: () => 'Save the file with the encoding UTF-8 and write the sign again.',
      example: [],
    },
  },
};
