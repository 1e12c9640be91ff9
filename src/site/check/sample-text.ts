import type { JsonPath } from '../json/json-path';
import { isSampleText } from '../schema/sample-texts';
import { quoted } from '../text/wording';
import type { FieldContext, Rule } from './rule';

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
  fields: { line: check, markdown: check },
};

function check(text: string, { report }: FieldContext<Mistakes>, at: JsonPath) {
  if (isSampleText(text, at?.key)) report(at, 'kept', text);
}
