import { isPhoto, toneOf } from '../page/tone-of';
import type { Rule } from './rule';

export const backdrop: Rule<{ missing: [] }> = {
  id: 'backdrop',
  severity: 'error',
  meaning: 'A block with the tone "picture" has a picture.',
  messages: {
    missing: {
      message: () => 'The tone "picture" needs a picture behind the words, but "backdrop" is missing.',
      help: () => 'Add "backdrop", or write "ink".',
      example: [],
    },
  },
  page(page, _parts, report) {
    for (const [index, block] of page.content.blocks.entries()) {
      if (toneOf(block) === 'picture' && !isPhoto(block) && !('backdrop' in block))
        report({ document: page, pointer: `/blocks/${index}/tone` }, 'missing');
    }
  },
};
