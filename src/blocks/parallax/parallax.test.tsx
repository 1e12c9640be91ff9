import { describe, expect, it } from 'vitest';
import { textsOf } from '../../../tests/support/html';
import { drawing, renderBlock } from '../../../tests/support/render-for-test';

describe('parallax', () => {
  const dark = renderBlock({
    type: 'parallax',
    heading: 'Unleash Mobility',
    text: 'Coverage that follows people.',
    look: 'dark',
    image: drawing('masts'),
    action: { label: 'Learn More', href: '/solutions', about: 'about all solutions' },
  });
  const pale = renderBlock({ type: 'parallax', heading: 'Stay Connected', look: 'pale' });

  it('has a heading of the second level', () => {
    expect(textsOf(dark, 'h2')).toEqual(['Unleash Mobility']);
  });

  it('has the dark or the pale look', () => {
    expect(dark).toMatch(/<section[^>]* class="[^"]*\bparallax-dark ink"/);
    expect(pale).toMatch(/<section[^>]* class="[^"]*\bparallax-pale"/);
  });

  it('shows nothing that the content leaves out', () => {
    expect(pale).not.toContain('data-static');
    expect(pale).not.toContain('<a ');
  });

  it('moves by CSS only', () => {
    expect(dark).not.toContain('style=');
    expect(dark).toMatch(/<div class="parallax-layer"><span[^>]* data-static="masts"/);
  });
});
