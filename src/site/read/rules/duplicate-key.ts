import type { RuleText } from '../../problem/rule-text';
import { listed, quoted } from '../../text/wording';

export const duplicateKey: RuleText<{ twice: [key: string]; merged: [keys: readonly string[]] }> = {
  id: 'duplicate-key',
  severity: 'error',
  meaning: 'An object in { } has each field only once.',
  messages: {
    merged: {
      message: (keys) => `${listed(keys.map(quoted), 'and')} appear twice in this object.`,
      help: ([first = '']) => `Are these two objects? Write }, { before the second ${quoted(first)}.`,
      example: [['type', 'heading']],
    },
    twice: {
      message: (key) => `${quoted(key)} appears twice in this object.`,
      help: () => 'Delete one of the two.',
      example: ['blocks'],
    },
  },
};
