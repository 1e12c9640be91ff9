import { expect, test } from 'vitest';
import type { Drawing, HeroBlock } from '../schema/types.gen';
import { withDrawnTone } from './drawn-tone';
import { toneOf } from './tone-of';

const hero = (kind: Drawing['kind'], form?: Drawing['form']): HeroBlock => ({
  type: 'hero',
  heading: 'Here',
  as: 'photo',
  image: { type: 'drawing', kind, ...(form && { form }) },
});

test.each([
  ['table', undefined, 'brand'],
  ['waves', undefined, 'tint'],
  ['hills', 'closed', 'tint'],
  ['hills', 'open', 'light'],
  ['grid', 'fan', 'light'],
  ['city', undefined, 'light'],
  ['city', 'flat', 'tint'],
] as const)('a hero that is a drawing of the kind %s, %s, is on the ground %s', (kind, form, tone) => {
  expect(toneOf(withDrawnTone(hero(kind, form)))).toBe(tone);
});

test('what names a tone, or is no such drawing, stays', () => {
  const { image: _, ...bare } = hero('table');
  for (const each of [
    { ...hero('table'), tone: 'picture' } as const,
    { ...hero('table'), as: 'split' } as const,
    bare,
  ])
    expect(withDrawnTone(each)).toEqual(each);
});
