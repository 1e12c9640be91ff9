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
    'The layout "service" has 3 blocks. To add another, let this page go its own way first.',
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

describe('a layout with optional blocks, and others at its end', () => {
  const open = {
    layouts: {
      service: [
        { type: 'hero' },
        { type: 'faq', optional: true },
        { type: 'stats' },
        { type: 'cta', more: true },
      ],
      closed: [{ type: 'hero' }, { type: 'faq', optional: true }, { type: 'cta' }],
    },
  };
  const short = layoutReasons(open, page('hero', 'stats', 'cta'));
  const long = layoutReasons(open, page('hero', 'faq', 'stats', 'cta', 'video', 'faq'));
  const closed = layoutReasons(open, { ...page('hero', 'cta'), layout: 'closed' });

  test('an empty slot and the end are open', () => {
    const places = ({ open }: typeof short) => open.map(({ at, slot }) => [at, slot?.type]);
    expect(places(short)).toEqual([
      [1, 'faq'],
      [3, undefined],
    ]);
    expect(places(long)).toEqual([[6, undefined]]);
    expect(places(closed)).toEqual([[1, 'faq']]);
    expect([short.added, long.added, closed.added]).toEqual([undefined, undefined, undefined]);
  });

  test.each([
    ['faq', 0, 1],
    ['faq', 2, 1],
    ['faq', 3, 3],
    ['video', 1, 3],
    ['stats', 1, 3],
  ])('%s near %i is added as block %i', (type, near, at) => expect(short.place(type, near)?.at).toBe(at));

  test('an optional block can be removed, but not moved', () => {
    expect(long.kept(1)).toBeUndefined();
    expect(long.block(1)).toBe('The layout "service" has faq only as block 2.');
    expect(long.kept(2)).toBe('The layout "service" needs stats as block 3.');
    expect([4, 5].map((index) => long.block(index) ?? long.kept(index))).toEqual([undefined, undefined]);
  });

  test('a block without a place is refused', () => {
    expect([closed.refused('faq'), short.refused('video')]).toEqual([undefined, undefined]);
    expect(closed.refused('video')).toBe(
      'The layout "closed" has no place for video as block 3. To add another, let this page go its own way first.',
    );
    expect(whole.refused('faq')).toBe(whole.added);
  });
});

test.each([
  ['no layouts', undefined],
  ['another layout', { layouts: { other: [] } }],
  ['a broken layout', { layouts: { service: 'hero' } }],
])('%s fixes nothing', (_, site) => {
  const reasons = layoutReasons(site, page('hero'));
  expect([reasons.added, reasons.block(0)]).toEqual([undefined, undefined]);
});
