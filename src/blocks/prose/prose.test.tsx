import { describe, expect, it } from 'vitest';
import { renderBlock, words } from '../../../tests/support/render-for-test';

describe('prose', () => {
  const html = renderBlock({
    type: 'prose',
    sections: [
      { id: 'payment', heading: 'Payment Terms', text: words('On receipt.') },
      { id: 'governing-law', heading: 'Governing Law', text: words('India.') },
    ],
  });

  it('lists its sections with links to their headings', () => {
    expect(html).toMatch(/<nav [^>]*aria-label="On this page">/);
    for (const [id, heading] of [
      ['payment', 'Payment Terms'],
      ['governing-law', 'Governing Law'],
    ]) {
      expect(html).toContain(`<a href="#${id}">${heading}</a>`);
      expect(html).toContain(`<div id="${id}"><h2>${heading}</h2>`);
    }
  });

  it('lists the headings of texts, and needs none itself', () => {
    const html = renderBlock({
      type: 'prose',
      rich: true,
      sections: [{ text: words('Before.') }, { id: 'test', heading: 'The test', text: words('After.') }],
      contents: [
        { id: 'test', heading: 'The test' },
        { id: 'bring', heading: 'What to bring', look: 'sub' },
      ],
    });
    expect(html).toContain('<li><a href="#test">The test</a></li>');
    expect(html).toContain('<li class="sub"><a href="#bring">What to bring</a></li>');
    expect(html).toContain('<div><div class="rich" data-static="Before."><p>Before.</p></div></div>');
    expect(html.match(/<h2>/g)).toHaveLength(1);
  });

  it('has no list for one heading', () => {
    const contents = [{ id: 'a', heading: 'A' }];
    const html = renderBlock({ type: 'prose', rich: true, sections: [{ text: words('Only.') }], contents });
    expect(html).not.toContain('<nav');
  });
});
