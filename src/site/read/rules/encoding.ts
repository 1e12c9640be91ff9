import type { RuleText } from '../../problem/rule-text';

export const encoding: RuleText<{ garbled: [] }> = {
  id: 'encoding',
  severity: 'error',
  meaning: 'Files are saved with the encoding UTF-8.',
  messages: {
    garbled: {
      message: () =>
        "This character can't be read: the file is not saved as UTF-8, or the character is damaged.",
      help: () => 'Save the file with the encoding UTF-8 and write the character again.',
      example: [],
    },
  },
};
