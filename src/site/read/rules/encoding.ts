import type { RuleText } from '../../problem/rule-text';

export const encoding: RuleText<{ garbled: []; utf16: [] }> = {
  id: 'encoding',
  severity: 'error',
  meaning: 'Files are saved with the encoding UTF-8.',
  messages: {
    utf16: {
      message: () => 'This file is saved with the encoding UTF-16.',
      help: () => 'Save it with the encoding UTF-8.',
      example: [],
    },
    garbled: {
      message: () =>
        "This character can't be read: the file is not saved as UTF-8, or the character is damaged.",
      help: () => 'Save the file with the encoding UTF-8 and write the character again.',
      example: [],
    },
  },
};
