import { describe, expect, it } from 'vitest';
import { drawBlock, drawing, words } from '../../../tests/support/draw-for-test';

describe('cardGrid', () => {
  const services = drawBlock({
    type: 'cardGrid',
    heading: 'Network services',
    lead: words('Pick a layer.'),
    tone: 'light',
    cards: [
      { title: 'Network design', text: 'Survey.', image: drawing('plan'), href: '/services/network-design' },
      { title: 'VCA Software', image: drawing('camera') },
    ],
  });
  const benefits = drawBlock({
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
    expect(services).toContain('<h2 class="h2">Network services</h2>');
    expect(services.match(/<h3/g)).toHaveLength(2);
  });

  it('names a card with an address by its title', () => {
    expect(services).toContain('<h3 class="h3"><a href="/services/network-design">Network design</a></h3>');
  });

  it('makes no link, arrow or hover of a card without an address', () => {
    expect(services).toContain('<h3 class="h3">VCA Software</h3>');
    expect(services.match(/<a /g)).toHaveLength(1);
    expect(services.match(/cell-arrow/g)).toHaveLength(1);
    expect(services.match(/cell-link/g)).toHaveLength(1);
  });

  it('puts teal icons on ink and keeps two cards with one title apart', () => {
    expect(benefits).toContain('class="section card-grid ink"');
    expect(benefits.match(/plate plate-teal/g)).toHaveLength(2);
    expect(benefits).not.toContain('<a ');
  });
});
