import type { RuleText } from '../../problem/rule-text';

export const tokenKind: RuleText<{
  whole: [field: string, kind: string, wanted: string];
  inText: [field: string, kind: string];
}> = {
  id: 'token-kind',
  severity: 'error',
  meaning: 'A field that a template names is of a kind that its place takes, whatever a row says.',
  messages: {
    whole: {
      message: (field, kind, wanted) => `{${field}} is of the kind ${kind}, and this place takes ${wanted}.`,
      help: (field) => `Name another field, or give "${field}" another kind in "fields".`,
      example: ['price', 'number', 'image'],
    },
    inText: {
      message: (field, kind) => `{${field}} can't be part of this text: it is of the kind ${kind}.`,
      help: () =>
        'A text takes lines, dates, numbers and words. Long texts stand alone, as paragraphs of their own.',
      example: ['image', 'image'],
    },
  },
};
