import { describe, expect, it } from 'vitest';
import { elementsOf, textsOf } from '../../../tests/support/html';
import { renderBlock } from '../../../tests/support/render-for-test';

describe('downloads', () => {
  const html = renderBlock({
    type: 'downloads',
    heading: 'Forms',
    groups: [
      {
        heading: 'Before your visit',
        files: [
          { file: '/forms/new.pdf', title: 'Questionnaire', text: 'Four pages', kind: 'PDF', size: '214 kB' },
        ],
      },
      { files: [{ file: '/prices', title: 'Prices' }] },
    ],
  });

  it('has a link to each file, with its kind and its size in words beside it', () => {
    const links = elementsOf(html).filter(({ name }) => name === 'a');
    expect(links.map(({ attributes, text }) => [attributes.href, text])).toEqual([
      ['/forms/new.pdf', 'Questionnaire'],
      ['/prices', 'Prices'],
    ]);
    expect(html).toContain('<p class="download-size">PDF, 214 kB</p>');
  });

  it('says nothing of the kind of what is no file', () => {
    expect(html.match(/download-size/g)).toHaveLength(1);
  });

  it('has the heading of a group above its list', () => {
    expect(textsOf(html, 'h3')).toEqual(['Before your visit']);
  });
});
