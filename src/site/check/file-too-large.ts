import { megabytes, mostPublished, reportSizes } from './published-sizes';
import type { Rule } from './rule';

export const fileTooLarge: Rule<{ large: [bytes: number] }> = {
  id: 'file-too-large',
  severity: 'error',
  meaning: 'A file in files/ is not larger than hosts take.',
  messages: {
    large: {
      message: (bytes) =>
        `This file has ${megabytes(bytes)} MB; some hosts take at most ${megabytes(mostPublished)} MB.`,
      help: () => 'Save it smaller, or put it on another server and link to it there.',
      example: [48_000_000],
    },
  },
  site: ({ files }, report) => reportSizes(files, [mostPublished, Number.POSITIVE_INFINITY], report),
};
