import { describe, expect, it } from 'vitest';
import { drawBlock } from '../../../tests/support/draw-for-test';

describe('map', () => {
  const html = drawBlock({ type: 'map', heading: 'Visit the office', place: 'Northport, Jl. A & B, Bali' });

  it('links to the map and to the way there, for the place as it was written', () => {
    const place = 'Northport%2C%20Jl.%20A%20%26%20B%2C%20Bali';
    expect(html).toContain(`https://www.google.com/maps/search/?api=1&amp;query=${place}`);
    expect(html).toContain(`https://www.google.com/maps/dir/?api=1&amp;destination=${place}`);
    expect(html).toContain('data-map="Northport, Jl. A &amp; B, Bali"');
  });

  it('asks nothing of another origin', () => {
    expect(html).not.toMatch(/<(iframe|img|script|link)/);
  });
});
