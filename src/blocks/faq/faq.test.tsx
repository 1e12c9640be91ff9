import { describe, expect, it } from 'vitest';
import { drawBlock, words } from '../../../tests/support/draw-for-test';

describe('faq', () => {
  const html = drawBlock({
    type: 'faq',
    id: 'faq',
    heading: 'Questions we hear most',
    items: [
      { question: 'What services do you provide?', answer: words('Networks.') },
      { question: 'How do I get a quote?', answer: words('Write to us.') },
    ],
  });

  it('can be linked to', () => {
    expect(html).toContain('<section id="faq" data-block="faq"');
  });

  it('opens the first item and lets several be open', () => {
    expect(html.match(/<details/g)).toHaveLength(2);
    expect(html.match(/<details open="">/g)).toHaveLength(1);
    expect(html).not.toContain('name=');
  });

  it('has plain questions and the answers in the document', () => {
    expect(html).toContain('<summary>How do I get a quote?<svg');
    expect(html).toContain('<p>Write to us.</p>');
  });
});
