import type { RuleText } from '../../problem/rule-text';

/** The content folder words why it does not read a file. */
export const refusedFile: RuleText<{ refused: [message: string, help: string] }> = {
  id: 'refused-file',
  severity: 'error',
  meaning: 'Files of the content are inside its folder, and none is too large to be read.',
  messages: {
    refused: {
      message: (message) => message,
      help: (_, help) => help,
      example: [
        'This is a link that leads out of the content folder, so it is not followed.',
        'Put the file itself in its place, or delete the link.',
      ],
    },
  },
};
