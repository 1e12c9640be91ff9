import { sampleFinders } from '../schema/sample-texts';
import { quoted } from '../text/wording';
import type { Rule } from './rule';

interface Mistakes {
  kept: [sample: string];
}

export const sampleText: Rule<Mistakes> = {
  id: 'sample-text',
  severity: 'warning',
  meaning: 'The sample texts of new pages, blocks and items are replaced.',
  messages: {
    kept: {
      message: (sample) => `${quoted(sample)} is only a sample.`,
      help: () => 'Write what visitors are to read.',
      example: ['One sentence.'],
    },
  },
  fields: Object.fromEntries(
    [...sampleFinders()].map(([kind, find]) => [
      kind,
      (value, { report }, at) => find(value, at, (text, place) => report(place, 'kept', text)),
    ]),
  ),
};
