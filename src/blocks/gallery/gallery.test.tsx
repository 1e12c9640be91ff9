import { describe, expect, it } from 'vitest';
import { elementsOf, textsOf } from '../../../tests/support/html';
import { drawing, renderBlock } from '../../../tests/support/render-for-test';

describe('gallery', () => {
  const html = renderBlock({
    type: 'gallery',
    heading: 'A look around',
    pictures: [
      { image: drawing('s1'), caption: 'The table', span: '6x4' },
      { image: drawing('s2'), span: '6x4' },
    ],
  });

  it('is a list of pictures, each with its place in the grid', () => {
    const items = elementsOf(html).filter(({ name }) => name === 'li');
    expect(items.map(({ attributes }) => attributes['data-span'])).toEqual(['6x4', '6x4']);
    expect(html.match(/class="static-gallery" data-static/g)).toHaveLength(2);
  });

  it('has the captions in the document, for paper and where no script runs', () => {
    expect(textsOf(html, 'p')).toEqual(['The table']);
  });

  it('has no dialog until a visitor asks for it', () => {
    expect(html).not.toContain('<dialog');
  });
});
