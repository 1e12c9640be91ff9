import type { Block } from '../schema/types.gen';
import type { Rule } from './rule';

/** Whether it has a place for the main heading of its page. */
export const opensPage = (block: Block): boolean =>
  block.type === 'hero' || (block.type === 'cardGrid' && block.as === 'headIn');

export const hero: Rule<{ missing: [found: string]; notFirst: [found: string, number: number]; second: [] }> =
  {
    id: 'hero',
    severity: 'error',
    meaning: 'A page starts with its hero, which holds the main heading, and has no second one.',
    messages: {
      missing: {
        part: 'type',
        message: (found) => `The first block of a page must be a hero, found ${found}.`,
        help: () => 'Add a hero above it.',
        example: ['cardGrid'],
      },
      notFirst: {
        part: 'type',
        message: (found) => `The first block of a page must be a hero, found ${found}.`,
        help: (_, number) => `Move the hero, which is block ${number}, to the top.`,
        example: ['cardGrid', 3],
      },
      second: {
        part: 'type',
        message: () => 'A page can have only one hero; this is a second one.',
        help: () => 'Use a parallax or a split block here.',
        example: [],
      },
    },
    page(page, _parts, report) {
      const { blocks } = page.content;
      const first = blocks.findIndex(({ type }) => type === 'hero');
      if (first > 0 || !opensPage(blocks[0])) {
        const top = { document: page, pointer: '/blocks/0' };
        if (first === -1) return report(top, 'missing', blocks[0].type);
        report(top, 'notFirst', blocks[0].type, first + 1);
      }
      for (const [index, { type }] of blocks.entries())
        if (type === 'hero' && index > first)
          report({ document: page, pointer: `/blocks/${index}` }, 'second');
    },
  };
