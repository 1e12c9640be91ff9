import type { RuleText } from '../../problem/rule-text';
import { quoted } from '../../text/wording';

export const duplicateKey: RuleText<{ twice: [key: string] }> = {
  id: 'duplicate-key',
  severity: 'error',
  meaning: 'An object in { } has each field only once.',
  messages: {
    twice: {
      message: (key) => `${quoted(key)} appears twice in this object.`,
      help: () => 'Delete one of the two.',
      example: ['blocks'],
    },
  },
};
