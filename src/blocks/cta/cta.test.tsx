import { describe, expect, it } from 'vitest';
import { elementsOf, linksOf, textsOf } from '../../../tests/support/html';
import { renderBlock } from '../../../tests/support/render-for-test';

describe('cta', () => {
  const html = renderBlock({
    type: 'cta',
    heading: 'Ready to Go Wireless?',
    text: 'Send a floor plan.',
    actions: [
      { label: 'Contact Us', href: '/contact' },
      { label: 'Explore solutions', href: '/solutions' },
    ],
  });

  it('shows its texts unchanged', () => {
    expect(textsOf(html, 'h2')).toEqual(['Ready to Go Wireless?']);
    expect(textsOf(html, 'p')).toEqual(['Send a floor plan.']);
    expect(linksOf(html)).toEqual([
      ['Contact Us', '/contact'],
      ['Explore solutions', '/solutions'],
    ]);
  });

  it('has a first button that stands out, and a quiet one', () => {
    const looks = elementsOf(html).flatMap(({ name, attributes }) =>
      name === 'a' ? [attributes.class] : [],
    );
    expect(looks).toEqual([
      expect.stringMatching(/\bbutton-white\b/),
      expect.stringMatching(/\bbutton-outline\b/),
    ]);
  });
});
