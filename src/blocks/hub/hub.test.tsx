import { describe, expect, it } from 'vitest';
import { drawBlock, drawing } from '../../../tests/support/draw-for-test';

const point = (title: string) => ({ icon: drawing('award'), title, text: 'Words.' });

describe('hub', () => {
  const html = drawBlock({
    type: 'hub',
    heading: 'Where Innovation Meets Reliability',
    image: drawing('rack'),
    points: [
      point('Comprehensive Solutions'),
      point('Trusted Partnerships'),
      point('Tailored Services'),
      point('Expertise and Experience'),
    ],
  });

  it('has four points around one picture, the picture first', () => {
    expect(html.match(/<h3 class="h3">/g)).toHaveLength(4);
    expect(html.match(/static-figure/g)).toHaveLength(1);
    expect(html.indexOf('static-figure')).toBeLessThan(html.indexOf('<h3'));
  });

  it('says its heading as it was written', () => {
    expect(html).toContain('<h2 class="h2">Where Innovation Meets Reliability</h2>');
  });
});
