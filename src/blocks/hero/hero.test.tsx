import { describe, expect, it } from 'vitest';
import { textsOf } from '../../../tests/support/html';
import { drawing, renderBlock, textOf, words } from '../../../tests/support/render-for-test';

const page = renderBlock(
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

const home = renderBlock({
  type: 'hero',
  size: 'display',
  heading: 'IT infrastructure built for',
  words: ['Security', 'Reliability', 'Efficiency'],
  image: drawing('site'),
  claim: { value: '2300+', text: 'companies trust our team' },
});

describe('hero', () => {
  it('has the only h1', () => {
    expect(textsOf(page, 'h1')).toEqual(['Cisco networks']);
  });

  it('shows a label unchanged, and what it is about to screen readers only', () => {
    expect(page).toContain('Learn More<span class="visually-hidden"> about Cisco</span>');
    expect(page).toContain('href="/contact"');
  });

  it('shows the trail, which ends with the page itself', () => {
    expect(page).toMatch(/<nav [^>]*aria-label="Breadcrumb">/);
    expect(page).toContain('<a href="/brands">Brands</a>');
    expect(page).toContain('<span aria-current="page">Cisco</span>');
    expect(home).not.toContain('<nav');
  });

  it('shows the first word without a script, and reserves the space of every word', () => {
    expect(home).toMatch(/<span class="typed-text"[^>]*>Security<\/span>/);
    for (const word of ['Security', 'Reliability', 'Efficiency'])
      expect(home).toContain(`data-word="${word}"`);
  });

  it('gives all words to screen readers once, and hides the typed one from them', () => {
    expect(home).toContain('<span class="visually-hidden"> Security, Reliability, Efficiency</span>');
    expect(home).toContain('<span class="typed" aria-hidden="true">');
  });

  it('keeps the pause button hidden until something moves', () => {
    expect(home).toMatch(/<button[^>]* hidden=""[^>]*>/);
    expect(textOf(home)).toContain('Pause typing');
  });

  it('uses the wide drawing below the words only', () => {
    expect(home).toContain('class="static-home"');
    expect(page).toContain('class="static-hero"');
    for (const as of ['centered', 'plain'] as const)
      expect(renderBlock({ type: 'hero', as, heading: 'Cisco', image: drawing('stack') })).toContain(
        'class="static-home"',
      );
  });

  it.each([
    ['split', 'hero hero-beside', false],
    ['centered', 'hero hero-centered', false],
    ['photo', 'hero hero-photo picture', true],
    ['plain', 'hero hero-plain', false],
  ] as const)('has of the form %s the class %s, and its picture above the words: %s', (as, name, above) => {
    const html = renderBlock({ type: 'hero', as, heading: 'Cisco', image: drawing('stack') });
    expect(html).toContain(`class="section ${name}"`);
    expect(html.indexOf('hero-art') < html.indexOf('<h1')).toBe(above);
  });

  it('has its picture beside the words where the form photo names another ground', () => {
    const html = renderBlock({
      type: 'hero',
      as: 'photo',
      tone: 'brand',
      heading: 'Cisco',
      image: drawing('stack'),
    });
    expect(html).toContain('class="section hero hero-photo blue"');
    expect(html).toContain('class="static-hero"');
  });

  it('shows the claim', () => {
    expect(textOf(home)).toContain('2300+ companies trust our team');
  });
});
