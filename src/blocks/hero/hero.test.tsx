import { describe, expect, it } from 'vitest';
import { drawBlock, drawing, textOf, words } from '../../../tests/support/draw-for-test';

const page = drawBlock(
  {
    type: 'hero',
    heading: 'Cisco networks',
    lead: words('Sized and installed by us.'),
    logo: { name: 'Cisco', drawing: drawing('cisco') },
    image: drawing('stack'),
    actions: [{ label: 'Learn More', href: '/contact', about: 'about Cisco' }],
  },
  [{ name: 'Home', href: '/' }, { name: 'Brands', href: '/brands' }, { name: 'Cisco' }],
);

const home = drawBlock({
  type: 'hero',
  size: 'display',
  heading: 'IT infrastructure built for',
  words: ['Security', 'Reliability', 'Efficiency'],
  image: drawing('site'),
  claim: { value: '2300+', text: 'companies trust our team' },
});

describe('hero', () => {
  it('has the only h1', () => {
    expect(page.match(/<h1/g)).toHaveLength(1);
    expect(page).toContain('<h1 class="d2">Cisco networks</h1>');
  });

  it('shows a label word for word and says what it is about to those who hear it', () => {
    expect(page).toContain('Learn More<span class="visually-hidden"> about Cisco</span>');
    expect(page).toContain('href="/contact"');
  });

  it('draws the trail with the page itself at its end', () => {
    expect(page).toContain('<nav class="trail" aria-label="Breadcrumb">');
    expect(page).toContain('<a href="/brands">Brands</a>');
    expect(page).toContain('<span aria-current="page">Cisco</span>');
    expect(home).not.toContain('<nav');
  });

  it('shows the first word without a script and keeps room for every word', () => {
    expect(home).toMatch(/<span class="typed-text"[^>]*>Security<\/span>/);
    for (const word of ['Security', 'Reliability', 'Efficiency'])
      expect(home).toContain(`data-word="${word}"`);
  });

  it('says all words once to screen readers and hides the typed one from them', () => {
    expect(home).toContain('<span class="visually-hidden"> Security, Reliability, Efficiency</span>');
    expect(home).toContain('<span class="typed" aria-hidden="true">');
  });

  it('keeps the pause button hidden until something moves', () => {
    expect(home).toMatch(/<button[^>]* hidden=""[^>]*>/);
    expect(textOf(home)).toContain('Pause typing');
  });

  it('uses the wide drawing on the home page alone', () => {
    expect(home).toContain('class="static-home"');
    expect(page).toContain('class="static-hero"');
  });

  it('shows the claim', () => {
    expect(textOf(home)).toContain('2300+ companies trust our team');
  });
});
