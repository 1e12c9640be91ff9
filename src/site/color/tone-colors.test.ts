import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Brand, Tone } from '../schema/types.gen';
import { hexContrast, leastContrast, toOklch } from './oklch';
import type { ScopeColors } from './scope-colors';
import { step } from './step';
import { textOn } from './text-on';
import { groundsOf, type Theme, toneColors } from './tone-colors';
import { drawnHue } from './turned-hue';

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const tones: readonly Tone[] = ['light', 'tint', 'ink', 'brand', 'picture'];
const themes: readonly Theme[] = ['light', 'dark'];
const brands: fc.Arbitrary<Brand> = fc.record({
  color: hex,
  accent: hex,
  tint: fc.constantFrom('cool', 'neutral', 'warm', 'brand'),
  ground: fc.constantFrom('white', 'paper', 'ink'),
});

/** What can't be read or seen: 4.5 for texts, 3 for controls (WCAG 2.2, 1.4.3 and 1.4.11). */
function unseen(colors: ScopeColors): string[] {
  const { grounds, button } = colors;
  const { text, heading, text2, text3, link, accent, control, focus, mark } = colors;
  const texts = Object.entries({ text, heading, text2, text3, link, accent }).map(
    ([name, color]) => [name, leastContrast(color, grounds), 4.5] as const,
  );
  const controls = Object.entries({ control, focus, mark }).map(
    ([name, color]) => [name, leastContrast(color, grounds), 3] as const,
  );
  const labels = [button.fill, button.hover, button.pressed].map(
    (fill) => [`${button.label} on ${fill}`, hexContrast(button.label, fill), 4.5] as const,
  );
  return [...texts, ...controls, ...labels]
    .filter(([, found, least]) => found < least)
    .map(([name, found]) => `${name}: ${found}`);
}

/** BRANDS=10000 measures as many as the design did. */
const numRuns = Number(process.env.BRANDS ?? 40);

test('no color of a brand, and none of its tones, makes a text or a control unreadable', () => {
  fc.assert(
    fc.property(brands, (brand) => {
      for (const tone of tones)
        for (const theme of themes) {
          const colors = toneColors(brand, tone, theme);
          expect(unseen(colors), `${tone}, ${theme}`).toEqual([]);
          expect(colors.button.hover, 'a step of the fill').not.toBe(colors.button.fill);
        }
    }),
    { numRuns },
  );
});

describe('a yellow', () => {
  const { button, link } = toneColors({ color: '#f2b705', tint: 'neutral' }, 'light', 'light');
  const call = toneColors({ color: '#f2b705' }, 'brand', 'light');

  test('is the fill of its button, under a dark label of its hue', () => {
    expect(button).toMatchObject({ fill: '#f2b705', label: '#302409', hover: '#e5a700', edge: '#f2b705' });
    expect(hexContrast(button.label, button.fill)).toBeCloseTo(8.4, 1);
  });

  test('is no olive where it is a text', () => {
    expect(step('#f2b705', ['#ffffff', '#f0f0f0'], 4.6)).toBe('#9b5e00');
    expect(hexContrast('#9b5e00', '#ffffff')).toBeCloseTo(5.3, 1);
    expect(link).toBe('#995c00');
  });

  test('is the ground of its own tone, and a heading there in the dark theme', () => {
    expect(call).toMatchObject({ grounds: ['#f2b705', ...call.grounds.slice(1)], text: '#302409' });
    const dark = toneColors({ color: '#f2b705' }, 'brand', 'dark');
    expect(dark).toMatchObject({ grounds: ['#0a1220', ...dark.grounds.slice(1)], heading: '#f2b705' });
    expect(toneColors({ color: '#f2b705', ground: 'ink' }, 'brand', 'dark')).toEqual(call);
  });
});

test.each([
  ['#1b4dff', '#ffffff'],
  ['#000000', '#ffffff'],
  ['#ffffff', '#262626'],
])('a text on %s is %s', (color, text) => {
  expect(textOn(color)).toBe(text);
});

test('a light brown is no pink in drawings and tints', () => {
  const brown = toOklch('#8a4b20');
  expect(drawnHue(brown, 0.9) - brown[2]).toBeCloseTo(26, 0);
  expect(drawnHue(brown, 0.3)).toBe(brown[2]);
  const [ground] = toneColors({ color: '#8a4b20' }, 'tint', 'light').grounds;
  expect(toOklch(ground)[2]).toBeGreaterThan(70);
});

test('a color that can be read is not changed', () => {
  expect(step('#0b6b3a', ['#ffffff'], 4.5)).toBe('#0b6b3a');
});

test('white can be read behind the ink over a white photo', () => {
  fc.assert(
    fc.property(hex, (color) => {
      const { text, grounds } = toneColors({ color }, 'picture', 'light');
      expect(text).toBe('#ffffff');
      expect(leastContrast(text, grounds)).toBeGreaterThanOrEqual(4.55);
    }),
  );
});

test('a gray brand takes its tint from the accent', () => {
  const hue = ([ground]: ScopeColors['grounds']) => Math.round(toOklch(ground)[2]);
  const brand: Brand = { color: '#1d1b1a', accent: '#cf3a26', tint: 'brand' };
  expect(hue(groundsOf(brand, 'dark'))).toBeCloseTo(Math.round(toOklch('#cf3a26')[2]), -1);
  expect(groundsOf({ ...brand, accent: '#777777' }, 'dark')[0]).toMatch(/^#(..)\1\1$/);
});

test.each(['light', 'dark'] as const)('a gray brand has a quiet tint in the %s theme', (theme) => {
  const chroma = (color: string) =>
    toOklch(toneColors({ color, accent: '#cf3a26' }, 'tint', theme).grounds[0])[1];
  expect(chroma('#1d1b1a')).toBeLessThan(0.015);
  expect(chroma('#cf3a26')).toBeGreaterThan(0.02);
});
