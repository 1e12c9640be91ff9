import { describe, expect, it } from 'vitest';
import { linksOf } from '../../../tests/support/html';
import { drawing, renderBlock, textOf } from '../../../tests/support/render-for-test';
import type { BlockViews } from '../../site/resolve/view';

const block = (layout: 'marquee' | 'grid'): BlockViews['logos'] => ({
  type: 'logos',
  heading: 'Our Trusted Brands',
  layout,
  logos: [
    { name: 'Cisco', drawing: drawing('cisco'), href: '/brands/cisco' },
    { name: 'Volktek', drawing: drawing('volktek'), href: '/brands/volktek' },
  ],
});

describe('logos', () => {
  it.each(['marquee', 'grid'] as const)('links each logo once (%s)', (layout) => {
    const html = renderBlock(block(layout));
    expect(html).toMatch(/<h2[^>]*>Our Trusted Brands<\/h2>/);
    expect(linksOf(html).map(([, href]) => href)).toEqual(['/brands/cisco', '/brands/volktek']);
  });

  it('has a button that stops the marquee, hidden until it moves', () => {
    const marquee = renderBlock(block('marquee'));
    expect(marquee).toMatch(/<button[^>]* hidden=""/);
    expect(textOf(marquee)).toContain('Pause moving logos');
    expect(renderBlock(block('grid'))).not.toContain('<button');
  });
});
