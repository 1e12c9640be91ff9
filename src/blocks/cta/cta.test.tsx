import { describe, expect, it } from 'vitest';
import { drawBlock, textOf } from '../../../tests/support/draw-for-test';

describe('cta', () => {
  const html = drawBlock({
    type: 'cta',
    heading: 'Ready to Go Wireless?',
    text: 'Send a floor plan.',
    actions: [
      { label: 'Contact Us', href: '/contact' },
      { label: 'Explore solutions', href: '/solutions' },
    ],
  });

  it('says its words as they were written', () => {
    expect(html).toContain('<h2 class="d2">Ready to Go Wireless?</h2>');
    expect(textOf(html)).toContain('Contact Us');
  });

  it('has a strong button and a quiet one', () => {
    expect(html).toContain('<a class="button button-white" href="/contact">');
    expect(html).toContain('<a class="button button-outline" href="/solutions">');
  });
});
