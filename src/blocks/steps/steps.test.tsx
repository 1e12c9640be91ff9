import { describe, expect, it } from 'vitest';
import { elementsOf, textsOf } from '../../../tests/support/html';
import { renderBlock } from '../../../tests/support/render-for-test';

const step = (title: string) => ({ title });

describe('steps', () => {
  it('is an ordered list with the number of each step', () => {
    const html = renderBlock({
      type: 'steps',
      heading: 'How we work',
      items: [{ title: 'You call', text: 'Or write.', time: '2 minutes' }, step('We come')],
    });
    expect(html).toContain('<ol');
    expect(textsOf(html, 'h3')).toEqual(['You call', 'We come']);
    expect(html).toContain('<span class="step-mark">1</span>');
    expect(textsOf(html, 'p')).toEqual(['Or write.', '2 minutes']);
    expect(html).toContain('steps-row');
  });

  it('has dates in the place of numbers, in words and for machines', () => {
    const html = renderBlock({
      type: 'steps',
      heading: 'Since 1994',
      items: [{ title: 'Two rooms', date: { value: '2006-05', text: 'May 2006' } }, step('Eleven rooms')],
    });
    expect(html).toContain('<time class="step-mark" dateTime="2006-05">May 2006</time>');
    expect(html.match(/step-mark/g)).toHaveLength(1);
    expect(html).toContain('steps-down steps-dated');
  });

  it.each([
    [1, 'steps-row', 0],
    [5, 'steps-row', 5],
    [6, 'steps-down', 6],
  ])('has %i items as %s, with %i ports of the cable', (count, look, ports) => {
    const [first, ...others] = Array.from({ length: count }, (_, index) => step(`Step ${index}`));
    const html = renderBlock({
      type: 'steps',
      heading: 'Steps',
      items: [first ?? step('One'), ...others],
    });
    expect(html).toContain(look);
    expect(elementsOf(html).filter(({ attributes }) => attributes.class === 'step-port')).toHaveLength(ports);
  });
});
