import { describe, expect, it } from 'vitest';
import { drawBlock, drawing } from '../../../tests/support/draw-for-test';

describe('parallax', () => {
  const dark = drawBlock({
    type: 'parallax',
    heading: 'Unleash Mobility',
    text: 'Coverage that follows people.',
    look: 'dark',
    image: drawing('masts'),
    action: { label: 'Learn More', href: '/solutions', about: 'about all solutions' },
  });
  const pale = drawBlock({ type: 'parallax', heading: 'Stay Connected', look: 'pale' });

  it('has a heading of the second level', () => {
    expect(dark).toContain('<h2 class="d1">Unleash Mobility</h2>');
  });

  it('stands in the dark or the pale look', () => {
    expect(dark).toContain('<section data-block="parallax" class="section parallax parallax-dark ink">');
    expect(pale).toContain('<section data-block="parallax" class="section parallax parallax-pale">');
  });

  it('draws nothing that the content left out', () => {
    expect(pale).not.toContain('static-banner');
    expect(pale).not.toContain('<a ');
  });

  it('moves by styles alone', () => {
    expect(dark).not.toContain('style=');
    expect(dark).toContain('<div class="parallax-layer"><span class="static-banner"');
  });
});
