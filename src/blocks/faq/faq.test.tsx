import { describe, expect, it } from 'vitest';
import { elementsOf, textsOf } from '../../../tests/support/html';
import { renderBlock, words } from '../../../tests/support/render-for-test';

describe('faq', () => {
  const html = renderBlock({
    type: 'faq',
    id: 'faq',
    heading: 'Questions we hear most',
    items: [
      { question: 'What services do you provide?', answer: words('Networks.') },
      { question: 'How do I get a quote?', answer: words('Write to us.') },
    ],
  });

  it('has its id as an anchor', () => {
    expect(elementsOf(html)).toContainEqual(
      expect.objectContaining({ name: 'section', attributes: expect.objectContaining({ id: 'faq' }) }),
    );
  });

  it('has the first item open, and allows several open items', () => {
    const items = elementsOf(html).filter(({ name }) => name === 'details');
    expect(items.map(({ attributes }) => attributes.open !== undefined)).toEqual([true, false]);
    expect(html).not.toContain('name=');
  });

  it('has the questions as text, and the answers in the document', () => {
    expect(textsOf(html, 'summary')).toEqual(['What services do you provide?', 'How do I get a quote?']);
    expect(textsOf(html, 'p')).toEqual(['Networks.', 'Write to us.']);
  });
});
