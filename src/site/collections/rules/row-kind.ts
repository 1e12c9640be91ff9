import type { RuleText } from '../../problem/rule-text';
import { quoted } from '../../text/wording';

export const rowKind: RuleText<{
  number: [text: string, meant: string | undefined, hasMore: boolean];
  truth: [text: string];
  empty: [field: string];
}> = {
  id: 'row-kind',
  severity: 'error',
  meaning: 'A cell of a table has the form of its field, and is empty only where that is optional.',
  messages: {
    number: {
      message: (text) => `${quoted(text)} is not a number.`,
      help: (_text, meant, hasMore) =>
        meant === undefined
          ? 'Write digits, with a point before decimals.'
          : `Write ${meant}${hasMore ? ': what it is counted in is a field of its own' : ''}.`,
      fix: (_text, meant) => (meant === undefined ? undefined : { value: meant }),
      example: ['12,90 €', '12.90', true],
    },
    truth: {
      message: (text) => `${quoted(text)} is neither true nor false.`,
      help: () => 'Write true, or leave the cell empty.',
      example: ['yes'],
    },
    empty: {
      message: (field) => `This row has no ${quoted(field)}.`,
      help: (field) => `Fill the cell, or write "optional": true in the field ${quoted(field)}.`,
      example: ['date'],
    },
  },
};
