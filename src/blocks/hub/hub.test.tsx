import { describe, expect, it } from 'vitest';
import { textsOf } from '../../../tests/support/html';
import { drawing, renderBlock } from '../../../tests/support/render-for-test';

const titles = [
  'Comprehensive Solutions',
  'Trusted Partnerships',
  'Tailored Services',
  'Expertise and Experience',
] as const;
const point = (title: string) => ({ icon: drawing('award'), title, text: `About ${title}.` });

describe('hub', () => {
  const html = renderBlock({
    type: 'hub',
    heading: 'Where Innovation Meets Reliability',
    image: drawing('rack'),
    points: [point(titles[0]), point(titles[1]), point(titles[2]), point(titles[3])],
  });

  it('has four points around one image, the image first', () => {
    expect(textsOf(html, 'h3')).toEqual(titles);
    expect(textsOf(html, 'p')).toEqual(titles.map((title) => `About ${title}.`));
    expect(html.match(/data-static="rack"/g)).toHaveLength(1);
    expect(html.indexOf('data-static="rack"')).toBeLessThan(html.indexOf('<h3'));
  });

  it('shows its heading unchanged', () => {
    expect(textsOf(html, 'h2')).toEqual(['Where Innovation Meets Reliability']);
  });
});
