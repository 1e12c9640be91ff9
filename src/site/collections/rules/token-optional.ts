import type { RuleText } from '../../problem/rule-text';
import { counted, listed } from '../../text/wording';

export const tokenOptional: RuleText<{
  missing: [field: string];
  condition: [field: string, optional: readonly string[]];
  first: [];
  few: [least: number];
}> = {
  id: 'token-optional',
  severity: 'error',
  meaning: 'A template is complete also where a row does not have a field that is optional.',
  messages: {
    missing: {
      message: (field) => `{${field}} may be missing, and this place is required.`,
      help: (field) =>
        `Make the field required, or leave the block out where it is missing: write "if": "${field}" in it.`,
      example: ['image'],
    },
    condition: {
      message: (field) => `"if" names a field that a row may be without, and "${field}" is none.`,
      help: (_, optional) =>
        optional.length > 0
          ? `Optional fields: ${listed(optional, 'or')}.`
          : 'Delete "if", or write "optional": true in the field.',
      example: ['title', ['image']],
    },
    first: {
      message: () => 'The first block of a page is always there.',
      help: () => 'Delete "if" here, or put another block above this one.',
      example: [],
    },
    few: {
      message: (least) =>
        `Without what "if" leaves out, too few are left: this list needs ${counted(least, 'items')}.`,
      help: () => 'Delete "if" in one of them, or add one that is always there.',
      example: [1],
    },
  },
};
