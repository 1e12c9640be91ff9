import { describe, expect, test } from 'vitest';
import { drawing, renderBlock, words } from '../../tests/support/render-for-test';
import type { BlockViews } from '../site/resolve/view';

const faq: BlockViews['faq'] = { type: 'faq', heading: 'Q', items: [{ question: 'Q', answer: words('A') }] };
const cta: BlockViews['cta'] = { type: 'cta', heading: 'C', actions: [{ label: 'A', href: '/a' }] };

const classOf = (html: string) => /^<section [^>]*class="([^"]*)"/.exec(html)?.[1];

describe('a section', () => {
  test.each([
    [undefined, 'section faq', 'section cta blue'],
    ['light', 'section faq', 'section cta'],
    ['tint', 'section faq tinted', 'section cta tinted'],
    ['ink', 'section faq ink', 'section cta ink'],
    ['brand', 'section faq blue', 'section cta blue'],
    ['picture', 'section faq picture', 'section cta picture'],
  ] as const)('with the tone %s has its class', (tone, usual, strong) => {
    const own = tone && { tone };
    expect(classOf(renderBlock({ ...faq, ...own }))).toBe(usual);
    expect(classOf(renderBlock({ ...cta, ...own }))).toBe(strong);
  });

  test('shows its picture on this ground alone', () => {
    const backdrop = drawing('office');
    const [shown, hidden] = (['picture', 'ink'] as const).map((tone) =>
      renderBlock({ ...faq, tone, backdrop }),
    );
    expect(shown).toContain('<div class="section-picture"><span class="static-banner"');
    expect(hidden).not.toContain('static-banner');
  });
});
