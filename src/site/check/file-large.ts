import { megabytes, mostPublished, mostServed, reportSizes } from './published-sizes';
import type { Rule } from './rule';

export const fileLarge: Rule<{ large: [bytes: number] }> = {
  id: 'file-large',
  severity: 'warning',
  meaning: 'A file in files/ is not larger than visitors with a phone can wait for.',
  messages: {
    large: {
      message: (bytes) =>
        `This file has ${megabytes(bytes)} MB; it should have at most ${megabytes(mostServed)} MB.`,
      help: () => 'Save it smaller: visitors download all of it.',
      example: [12_400_000],
    },
  },
  site: ({ files }, report) => reportSizes(files, [mostServed, mostPublished], report),
};
