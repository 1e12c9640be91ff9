import { describe, expect, it } from 'vitest';
import { elementsOf, linksOf, textsOf } from '../../../tests/support/html';
import { drawing, renderBlock, words } from '../../../tests/support/render-for-test';

const [first = { name: '' }, ...others] = Array.from({ length: 13 }, (_, index) => ({
  name: `Person ${index}`,
}));
const render = (count: number) =>
  renderBlock({ type: 'people', heading: 'The team', people: [first, ...others.slice(0, count - 1)] });

describe('people', () => {
  const html = renderBlock({
    type: 'people',
    heading: 'The people at the desk',
    people: [
      {
        name: 'Dr. Signe Aldebrandt',
        role: 'Head of the library',
        image: drawing('signe'),
        focus: 'top',
        details: { title: 'Career', text: words('Since 2014.') },
        links: [
          { label: 'Email', href: 'mailto:signe@example.com' },
          { label: 'Courses', href: '/courses' },
        ],
      },
      { name: 'Yusra Haldane' },
    ],
  });

  it('has each name as a heading below that of the block', () => {
    expect(textsOf(html, 'h2')).toEqual(['The people at the desk']);
    expect(textsOf(html, 'h3')).toEqual(['Dr. Signe Aldebrandt', 'Yusra Haldane']);
  });

  it('shows the part of a portrait that has the focus, and initials only to the eye', () => {
    expect(html).toMatch(/class="static-figure person-top" data-static="signe"/);
    expect(html).toMatch(/<span class="person-initials" data-initials="YH" aria-hidden="true"><\/span>/);
  });

  it('opens the career by a click', () => {
    expect(textsOf(html, 'summary')).toEqual(['Career']);
    expect(html).toContain('<p>Since 2014.</p>');
  });

  it('names the person in each link', () => {
    expect(linksOf(html)).toEqual([
      ['Email Dr. Signe Aldebrandt', 'mailto:signe@example.com'],
      ['Courses Dr. Signe Aldebrandt', '/courses'],
    ]);
  });

  it.each([
    [2, '4', '2', '1'],
    [3, '4', '1', '3'],
    [4, '4', 'all', '2'],
    [5, '3', '1', '1'],
    [6, '4', '2', '3'],
    [7, '4', '1', '2'],
    [8, '4', 'all', '1'],
    [9, '3', 'all', '3'],
    [11, '4', '1', '1'],
    [13, '3', '2', '2'],
  ])(
    'shows %i in %s columns with a head of %s of them, and of %s on tablets',
    (count, columns, wide, medium) => {
      const [grid, head] = elementsOf(render(count)).filter(
        ({ attributes }) => attributes['data-columns'] ?? attributes['data-wide'],
      );
      expect(grid?.attributes).toMatchObject({ 'data-columns': columns });
      expect(head?.attributes).toMatchObject({ 'data-wide': wide, 'data-medium': medium });
    },
  );

  it('shows one alone large, with the name as the heading of the block', () => {
    const alone = renderBlock({ type: 'people', people: [{ name: 'Priya' }] });
    expect(textsOf(alone, 'h2')).toEqual(['Priya']);
    expect(alone).not.toContain('<h3');
  });
});
