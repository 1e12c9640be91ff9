import { describe, expect, it } from 'vitest';
import { linksOf } from '../../../tests/support/html';
import { drawing, renderBlock, words } from '../../../tests/support/render-for-test';

describe('split', () => {
  const html = renderBlock({
    type: 'split',
    heading: 'Expert video content analysis',
    text: words('Cameras that count.'),
    image: drawing('camera'),
    imageSide: 'start',
    list: [{ icon: drawing('laptop'), text: 'Laptop and computer rental' }, { text: 'Switching' }],
    brands: {
      label: 'Brands we use here',
      logos: [
        { name: 'Cisco', drawing: drawing('cisco'), href: '/brands/cisco' },
        { name: 'Other', drawing: drawing('other') },
      ],
    },
    note: 'Minimum lock-in of one year.',
  });

  it('has the text before the image in reading order, on either side', () => {
    expect(html).toContain('split-start');
    expect(html.indexOf('<h2')).toBeLessThan(html.indexOf('static-figure'));
  });

  it('lists its points and its brands', () => {
    expect(html.match(/<li>/g)).toHaveLength(4);
    expect(html).toContain('Laptop and computer rental');
  });

  it('links only a logo that has a page', () => {
    expect(linksOf(html).map(([, href]) => href)).toEqual(['/brands/cisco']);
  });
});
