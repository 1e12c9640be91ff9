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
      expect(html).toContain(`<h2 id="${id}">${heading}</h2>`);
    }
  });
});
