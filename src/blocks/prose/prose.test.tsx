import { describe, expect, it } from 'vitest';
import { drawBlock, words } from '../../../tests/support/draw-for-test';

describe('prose', () => {
  const html = drawBlock({
    type: 'prose',
    sections: [
      { id: 'payment', heading: 'Payment Terms', text: words('On receipt.') },
      { heading: 'Governing Law', text: words('India.') },
    ],
  });

  it('lists its sections with links that lead to them', () => {
    expect(html).toContain('<nav class="prose-list" aria-label="On this page">');
    expect(html).toContain('<a href="#payment">Payment Terms</a>');
    expect(html).toContain('<h2 id="payment">Payment Terms</h2>');
  });

  it('gives a section without a name one of its own', () => {
    expect(html).toContain('<a href="#b1-2">Governing Law</a>');
    expect(html).toContain('<h2 id="b1-2">');
  });
});
