import type { RuleText } from '../../problem/rule-text';

/** The validator words what it found. */
export const schema: RuleText<{
  found: [message: string, help: string | undefined];
  notPage: [found: string];
}> = {
  id: 'schema',
  severity: 'error',
  meaning:
    'Every field is in the [reference](reference.md) and has a value that the field takes. No required field is missing.',
  messages: {
    found: {
      message: (message) => message,
      help: (_, help) => help,
      example: [
        '"heading" is not a field of this card. Did you mean "title"?',
        'Its fields: icon, title, text, image, href.',
      ],
    },
    notPage: {
      message: (found) =>
        `An entry of "pages" must be a page in { } or the path of page files in double quotes, found ${found}.`,
      help: () => 'Write a path such as "pages/**/*.json".',
      example: ['the number 3'],
    },
  },
};
