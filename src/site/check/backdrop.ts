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
      // A hero can be a picture itself.
      if (block.type === 'hero' && block.as === 'photo') continue;
      if ('tone' in block && block.tone === 'picture' && !block.backdrop)
        report({ document: page, pointer: `/blocks/${index}/tone` }, 'missing');
    }
  },
};
