import { describe, expect, it } from 'vitest';
import { linksOf, textsOf } from '../../../tests/support/html';
import { renderBlock } from '../../../tests/support/render-for-test';

describe('map', () => {
  const html = renderBlock({ type: 'map', heading: 'Visit the office', place: 'Northport, Jl. A & B, Bali' });

  it('links to the map and to the directions, with the place unchanged', () => {
    const place = 'Northport%2C%20Jl.%20A%20%26%20B%2C%20Bali';
    expect(textsOf(html, 'h2')).toEqual(['Visit the office']);
    expect(linksOf(html)).toEqual([
      ['Load map', `https://www.google.com/maps/search/?api=1&query=${place}`],
      ['Get directions', `https://www.google.com/maps/dir/?api=1&destination=${place}`],
    ]);
    expect(html).toContain('data-map="Northport, Jl. A &amp; B, Bali"');
  });

  it('has a cell for each of several places', () => {
    const several = renderBlock({
      type: 'map',
      heading: 'Heart',
      place: 'Oster Street 21',
      others: [{ heading: 'Lungs', text: 'Second floor', place: 'Mill Lane 8' }],
    });
    expect(textsOf(several, 'h2')).toEqual(['Heart', 'Lungs']);
    expect(linksOf(several).map(([, href]) => href?.replace(/.*=/, ''))).toEqual(
      ['Oster Street 21', 'Oster Street 21', 'Mill Lane 8', 'Mill Lane 8'].map(encodeURIComponent),
    );
  });

  it('has a heading for all places if the first one has a name of its own', () => {
    const others = [{ heading: 'Lungs', place: 'Mill Lane 8' }];
    const place = { type: 'map', heading: 'Where we are', name: 'Heart', place: 'Oster Street 21' } as const;
    const several = renderBlock({ ...place, others });
    expect([textsOf(several, 'h2'), textsOf(several, 'h3')]).toEqual([['Where we are'], ['Heart', 'Lungs']]);
    expect(textsOf(renderBlock(place), 'h2')).toEqual(['Where we are']);
  });

  it('requests nothing from another origin', () => {
    expect(html).not.toMatch(/<(iframe|img|script|link)/);
  });
});
