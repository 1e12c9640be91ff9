import { describe, expect, it } from 'vitest';
import { drawing, renderBlock, textOf } from '../../../tests/support/render-for-test';

describe('directory', () => {
  const html = renderBlock({
    type: 'directory',
    heading: 'All services',
    entries: [
      {
        title: 'Network infrastructure',
        href: '/solutions/network-infrastructure',
        image: drawing('scene'),
        links: [{ title: 'Network Design', href: '/services/network-design' }],
      },
      {
        title: 'Cisco',
        href: '/brands/cisco',
        logo: { name: 'Cisco', drawing: drawing('logo'), href: '/brands/cisco' },
        links: [],
      },
    ],
  });

  it('starts each entry with a link to its page', () => {
    expect(html).toMatch(
      /<h3[^>]*><a href="\/solutions\/network-infrastructure">Network infrastructure<\/a><\/h3>/,
    );
  });

  it('shows a logo, whose drawing contains the name, instead of the title', () => {
    expect(html).toMatch(/<a href="\/brands\/cisco"><span[^>]* data-static="logo">/);
    expect(textOf(html)).not.toContain('Cisco');
  });

  it('lists the pages of an entry', () => {
    expect(html).toContain('<li><a href="/services/network-design">Network Design</a></li>');
  });
});
