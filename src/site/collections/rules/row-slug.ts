import type { RuleText } from '../../problem/rule-text';
import { quoted } from '../../text/wording';

export const rowSlug: RuleText<{
  twice: [slug: string, other: string];
  name: [file: string];
  missing: [];
}> = {
  id: 'row-slug',
  severity: 'error',
  meaning: 'Each row of a collection has a slug of its own: the end of its address.',
  messages: {
    twice: {
      message: (slug, other) => `The slug ${quoted(slug)} is that of ${other}, too.`,
      help: () => 'Change one of the two.',
      example: ['fiber-48', 'row 12'],
    },
    name: {
      message: (file) => `The name of ${file} can't be the end of an address.`,
      help: () =>
        'Name the file with lowercase letters, digits and hyphens, such as new-warehouse.json, or write a "slug" in it.',
      example: ['collections/news/New warehouse.json'],
    },
    missing: {
      message: () => 'This row has no slug, which is the end of its address.',
      help: () => 'Fill the column "slug": lowercase letters, digits and hyphens, such as fiber-48.',
      example: [],
    },
  },
};
