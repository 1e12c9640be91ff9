import { describe, expect, it } from 'vitest';
import { elementsOf, linksOf, textsOf } from '../../../tests/support/html';
import { drawing, renderBlock, words } from '../../../tests/support/render-for-test';

const quote = (source: string) => ({ text: words(`What ${source} said.`), source });
const [first, ...others] = ['Ines', 'Hanno', 'Mirela', 'Odile', 'Petra', 'Kofi', 'Alma'].map(quote);
const render = (count: number, more: object = {}) =>
  renderBlock({ type: 'quotes', quotes: [first ?? quote(''), ...others.slice(0, count - 1)], ...more });

describe('quotes', () => {
  const html = render(4, { heading: 'What members say', lead: words('Each was asked.') });

  it('has the words of each in a blockquote, and its source in the caption of the figure', () => {
    expect(textsOf(html, 'blockquote')).toEqual([
      'What Ines said.',
      'What Hanno said.',
      'What Mirela said.',
      'What Odile said.',
    ]);
    expect(textsOf(html, 'figcaption')).toEqual(['Ines', 'Hanno', 'Mirela', 'Odile']);
    expect(elementsOf(html).find(({ name }) => name === 'ul')?.attributes.role).toBe('list');
  });

  it.each([
    [2, '1', '2'],
    [3, '3', '1'],
    [4, '2', '2'],
    [5, '1', '1'],
    [7, '2', '1'],
  ])(
    'has a head that fills the grid of %i quotes: of 3 columns %s, of 2 columns %s',
    (count, wide, medium) => {
      const head = elementsOf(render(count)).find(({ attributes }) => attributes['data-wide']);
      expect(head?.attributes).toMatchObject({ 'data-wide': wide, 'data-medium': medium });
    },
  );

  it('shows one alone large, with its face, its role and a link to where it is written', () => {
    const alone = renderBlock({
      type: 'quotes',
      quotes: [
        {
          text: words('The best.'),
          source: 'A survey',
          role: 'of 2025',
          href: '/survey',
          image: drawing('face'),
        },
      ],
    });
    expect(alone).toContain('quote-large');
    expect(alone).toContain('data-static="face"');
    expect(textsOf(alone, 'figcaption')).toEqual(['A surveyof 2025']);
    expect(linksOf(alone)).toEqual([['A survey', '/survey']]);
    expect(elementsOf(alone).filter(({ name }) => name === 'h2')).toEqual([]);
  });
});
