import type { Check } from './rule';

/** The hero holds the page's one main heading. */
export const hero: Check = {
  id: 'hero',
  severity: 'error',
  page(page, _parts, report) {
    const { blocks } = page.content;
    const first = blocks.findIndex(({ type }) => type === 'hero');
    if (first !== 0) {
      const help =
        first === -1 ? 'Add a hero before it.' : `Move the hero, now block ${first + 1}, to the top.`;
      const place = { document: page, pointer: '/blocks/0', part: 'type' } as const;
      report(place, `The first block of a page is its hero, found ${blocks[0].type}.`, help);
    }
    if (first === -1) return;
    for (const [index, { type }] of blocks.entries())
      if (type === 'hero' && index > first)
        report(
          { document: page, pointer: `/blocks/${index}`, part: 'type' },
          'A page has one hero, and this is one more.',
          'Use a parallax banner or a split block here.',
        );
  },
};
