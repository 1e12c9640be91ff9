import type { LinkTarget } from '../../files/refusal';
import type { RuleText } from '../../problem/rule-text';

const megabytes = (bytes: number) => bytes / 1_000_000;

export const refusedFile: RuleText<{ link: [target: LinkTarget]; size: [bytes: number, most: number] }> = {
  id: 'refused-file',
  severity: 'error',
  meaning: 'Every file is inside the content folder and is not too large to be read.',
  messages: {
    link: {
      message: (target) => `This is a link ${target}, so it is not followed.`,
      help: () => 'Put the file itself in its place, or delete the link.',
      example: ['out of the content folder'],
    },
    size: {
      message: (bytes, most) =>
        `This file has ${megabytes(bytes).toFixed(1)} MB; it can have at most ${megabytes(most)} MB.`,
      help: () => 'Write each page or row in its own file, and keep pictures in images/.',
      example: [20_000_000, 5_000_000],
    },
  },
};
