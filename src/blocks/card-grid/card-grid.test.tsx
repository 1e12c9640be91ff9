import { describe, expect, it } from 'vitest';
import { linksOf, textsOf } from '../../../tests/support/html';
import { drawing, renderBlock, words } from '../../../tests/support/render-for-test';

describe('cardGrid', () => {
  const services = renderBlock({
    type: 'cardGrid',
    heading: 'Network services',
    lead: words('Pick a layer.'),
    tone: 'light',
    cards: [
      { title: 'Network design', text: 'Survey.', image: drawing('plan'), href: '/services/network-design' },
      { title: 'VCA Software', image: drawing('camera') },
    ],
  });
  const benefits = renderBlock({
    type: 'cardGrid',
    heading: 'Benefits',
    tone: 'ink',
    icons: 'teal',
    cards: [
      { icon: drawing('life-buoy'), title: 'Expert Support', text: 'They answer the phone.' },
      { icon: drawing('life-buoy'), title: 'Expert Support' },
    ],
  });

  it('has one heading of the second level and one of the third for each card', () => {
    expect(textsOf(services, 'h2')).toEqual(['Network services']);
    expect(textsOf(services, 'h3')).toEqual(['Network design', 'VCA Software']);
  });

  it('makes the title of a card with an address a link', () => {
    expect(services).toMatch(/<h3[^>]*><a href="\/services\/network-design">Network design<\/a><\/h3>/);
  });

  it('has no link, arrow or hover for a card without an address', () => {
    expect(services).toMatch(/<h3[^>]*>VCA Software<\/h3>/);
    expect(linksOf(services)).toEqual([['Network design', '/services/network-design']]);
    expect(services.match(/cell-arrow/g)).toHaveLength(1);
    expect(services.match(/cell-link/g)).toHaveLength(1);
  });

  it('has heading and buttons in its first cell, and stands for the hero of its page', () => {
    const html = renderBlock({
      type: 'cardGrid',
      as: 'headIn',
      heading: 'What stands',
      lead: words('From Lyon.'),
      tone: 'light',
      actions: [{ label: 'Write to us', href: '/contact' }],
      cards: [{ title: 'A bridge' }],
    });
    expect(textsOf(html, 'h1')).toEqual(['What stands']);
    expect(textsOf(html, 'h2')).toEqual(['A bridge']);
    expect(linksOf(html)).toEqual([['Write to us', '/contact']]);
    expect(html).toMatch(/<ul[^>]*><li class="cell cell-wide cell-head"><h1/);
  });

  it('has teal icons on ink, and allows two cards with the same title', () => {
    expect(benefits).toMatch(/<section[^>]* class="[^"]*\bink\b/);
    expect(benefits.match(/\bplate-teal\b/g)).toHaveLength(2);
    expect(textsOf(benefits, 'h3')).toEqual(['Expert Support', 'Expert Support']);
    expect(linksOf(benefits)).toEqual([]);
  });
});
