import { describe, expect, test } from 'vitest';
import { layoutReasons } from './layout-reasons';

const layouts = {
  service: [{ type: 'hero' }, { type: 'cardGrid', count: 2, tone: 'ink' }, { type: 'cta' }],
};
const page = (...types: string[]) => ({ layout: 'service', blocks: types.map((type) => ({ type })) });
const whole = layoutReasons({ layouts }, page('hero', 'cardGrid', 'cta'));

test('what a layout fixes has the words of the rule', () => {
  expect(whole.block(1)).toBe('The layout "service" needs cardGrid (2 cards, tone ink) as block 2.');
  expect(whole.added).toBe(
    'The layout "service" has 3 blocks. To add another, remove the page\'s layout first.',
  );
  expect(whole.value(1, 'tone')).toEqual({
    wanted: 'ink',
    reason: 'The layout "service" needs "tone": "ink" here.',
  });
  expect(whole.items(1, 'cards')).toEqual({
    count: 2,
    reason: 'The layout "service" needs exactly 2 cards here.',
  });
});

test('all else is free', () => {
  expect([whole.value(1, 'heading'), whole.items(1, 'words'), whole.items(0, 'actions')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

describe('a page that differs from its layout can be corrected', () => {
  const broken = layoutReasons({ layouts }, page('hero', 'faq'));
  test('a wrong block is free', () => expect(broken.block(1)).toBeUndefined());
  test('a right one is not', () =>
    expect(broken.block(0)).toBe('The layout "service" needs hero as block 1.'));
  test('a block can be added', () => expect(broken.added).toBeUndefined());
});

test.each([
  ['no layouts', undefined],
  ['another layout', { layouts: { other: [] } }],
  ['a broken layout', { layouts: { service: 'hero' } }],
])('%s fixes nothing', (_, site) => {
  const reasons = layoutReasons(site, page('hero'));
  expect([reasons.added, reasons.block(0)]).toEqual([undefined, undefined]);
});
