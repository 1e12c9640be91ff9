import { describe, expect, it } from 'vitest';
import { renderBlock } from '../../../tests/support/render-for-test';
import { barFill } from './bar-fill';
import { counterClass } from './counter-class';

describe('stats', () => {
  const html = renderBlock({
    type: 'stats',
    heading: 'Our Impact, Achievements and Milestones',
    items: [
      { value: 200, suffix: '+', label: 'Cybersecurity Services', jacket: 'coral' },
      { value: 1200, label: 'Clients Satisfied' },
      { value: 12_000, label: 'Cables Laid' },
    ],
  });

  it('shows the final numbers without a script', () => {
    expect(html).toContain('<span class="counter-value" data-value="200" data-end="200">200</span>');
    // The studio reads the value; what is printed is written as on the screen.
    expect(html).toContain('data-value="12000" data-end="12,000">12,000</span>');
    expect(html).toContain('<span class="counter-suffix">+</span>');
  });

  it('gives each number to screen readers once, complete', () => {
    expect(html).toContain('<span class="visually-hidden">200+</span>');
    expect(html.match(/class="counter( counter-long counter-6)?" aria-hidden="true"/g)).toHaveLength(3);
  });

  it('shows a number with a separator smaller, which is as wide as six digits', () => {
    expect(html.match(/counter-long/g)).toHaveLength(1);
  });

  it.each([
    [1200, '', 'counter'],
    [200, '+', 'counter'],
    [1200, '+', 'counter counter-5'],
    [12_500, '+', 'counter counter-long counter-7'],
    [999_999_999, '+++', 'counter counter-long counter-15'],
  ])('makes room for the characters of %i%s', (value, suffix, expected) => {
    expect(counterClass(value, suffix, 'en')).toBe(expected);
  });

  it('connects each number to its label', () => {
    expect(html).toContain('<dt>Clients Satisfied</dt>');
  });

  it.each([
    [100, '%', 24],
    [0, undefined, 0],
    [1200, undefined, 22],
    [999_999_999, '+', 24],
  ])('fills the bar in proportion to %i%s', (value, suffix, lit) => {
    expect(barFill(value, suffix)).toBe(lit);
  });
});
