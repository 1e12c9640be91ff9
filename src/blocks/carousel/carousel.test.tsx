import { describe, expect, it } from 'vitest';
import { drawing, renderBlock, textOf } from '../../../tests/support/render-for-test';

const card = (title: string) => ({ title, image: drawing('card'), href: `/products/${title}` });

describe('carousel', () => {
  const html = renderBlock({
    type: 'carousel',
    heading: 'Our Cisco Solutions',
    linkText: 'View products',
    cards: [card('a'), card('b'), card('c'), { title: 'd', text: 'Words.', image: drawing('card') }],
  });

  it('is a group with the role description carousel and the heading as its name', () => {
    expect(html).toContain('role="group" aria-roledescription="carousel" aria-label="Our Cisco Solutions"');
  });

  it('names each slide by its position', () => {
    expect(html.match(/aria-roledescription="slide"/g)).toHaveLength(4);
    expect(html).toContain('aria-label="4 of 4"');
  });

  it('keeps its controls hidden until a script moves the row, and first in the tab order', () => {
    expect(html).toContain('<div class="carousel-controls" hidden="">');
    expect(html.indexOf('carousel-controls')).toBeLessThan(html.indexOf('carousel-track'));
    expect(textOf(html)).toContain('Slide 1 of 4');
    expect(html).toContain('aria-label="Go to slide 4 of 4"');
  });

  it('has one dot for each card, with the first one current', () => {
    expect(html.match(/aria-label="Go to slide/g)).toHaveLength(4);
    expect(html.match(/aria-current="true"/g)).toHaveLength(1);
  });

  it('does not link a card without an address', () => {
    expect(html).toMatch(/<h3[^>]*>d<\/h3>/);
    expect(html.match(/View products/g)).toHaveLength(3);
  });

  it('can be reached by keyboard when no card is a link', () => {
    expect(html).not.toContain('tabindex');
    const still = renderBlock({
      type: 'carousel',
      heading: 'x',
      cards: [{ title: 'a', image: drawing('a') }],
    });
    expect(still).toContain('<div class="carousel-window" tabindex="0">');
    expect(still).not.toContain('carousel-controls');
  });
});
