import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { chromaOf, mainColor } from './brand-color';
import { brandStyles } from './brand-styles';
import { contrast, fromOklab, luminance, readHex, toOklab, writeHex } from './oklab';
import { createRecolor } from './recolor';

const tokens = readFileSync(new URL('../../app/styles/tokens.css', import.meta.url), 'utf8');

/** Colors around the circle, light and dark, strong and pale, and the grays. */
const colors = [
  ...[0.3, 0.45, 0.6, 0.75].flatMap((lightness) =>
    [0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330].map((hue) => {
      const angle = (hue * Math.PI) / 180;
      const chroma = hue % 60 === 0 ? 0.2 : 0.08;
      return writeHex(fromOklab([lightness, chroma * Math.cos(angle), chroma * Math.sin(angle)]));
    }),
  ),
  '#000000',
  '#808080',
  '#ffffff',
  '#ffff00',
  '#ff0000',
];

/** The variables of a scope in one scheme: those of tokens.css, then those of the brand. */
function valuesIn(css: string, scope: string, scheme: 'light' | 'dark'): ReadonlyMap<string, string> {
  const bodies = [`\n  ${scope} {`, `${scope.split(',')[0]}{`].map((start) => {
    const from = css.lastIndexOf(start);
    return from < 0 ? '' : css.slice(from, css.indexOf('}', from));
  });
  return new Map(
    [...bodies.join(' ').matchAll(/--([\w-]+): ?(?:light-dark\((#\w+), ?(#\w+)\)|(#\w+));/g)].map(
      ([, name = '', light, dark, both]) => [name, both ?? (scheme === 'light' ? light : dark) ?? ''],
    ),
  );
}

/** What the design writes and draws on what, and the contrast that WCAG 2.2 asks of it (1.4.3, 1.4.11). */
const pairs: readonly (readonly [front: string, back: string, least: number])[] = [
  ['text', 'bg', 4.5],
  ['text-2', 'bg', 4.5],
  ['text-2', 'bg-3', 4.5],
  ['text-3', 'bg', 4.5],
  ['blue-t', 'bg', 4.5],
  ['blue-t', 'bg-2', 4.5],
  ['blue-t', 'bg-3', 4.5],
  ['blue-t', 'hero-2', 4.5],
  ['blue-t', 'blue-soft', 4.5],
  ['label', 'blue', 4.5],
  ['label', 'blue-h', 4.5],
  ['label', 'blue-a', 4.5],
  ['focus', 'bg', 3],
  ['ctl', 'bg', 3],
];

const light = (values: ReadonlyMap<string, string>, name: string) =>
  luminance(readHex(name.startsWith('#') ? name : (values.get(name) ?? '')) ?? [Number.NaN, 0, 0]);

describe.each(['cool', 'neutral', 'warm'] as const)('with %s grays', (tint) => {
  test.each(colors)('everything can be read beside %s', (color) => {
    const css = createRecolor({ color, tint })(tokens) + brandStyles({ color, tint });
    for (const scheme of ['light', 'dark'] as const) {
      const values = valuesIn(css, ':root,\n  .ink', scheme);
      for (const [front, back, least] of pairs) {
        const found = contrast(light(values, front), light(values, back));
        expect(found, `${scheme}: ${front} on ${back}`).toBeGreaterThanOrEqual(least - 0.005);
      }
    }
    const call = valuesIn(css, '.blue', 'light');
    for (const name of ['text', 'text-2'])
      expect(contrast(light(call, name), light(call, 'bg')), `${name} of a call`).toBeGreaterThanOrEqual(
        4.495,
      );
  });
});

test.each([
  ['an accent marks the page that is open', { accent: '#d8432b' }, '.header-links [aria-current]{'],
  [
    'ink is dark in both themes, without a button',
    { ground: 'ink' },
    '.theme-button.theme-button{display:none}',
  ],
  ['ink is not printed', { ground: 'ink' }, '@media screen{:root,:root[data-theme]{color-scheme:dark}}'],
  ['links are dark on paper', { color: '#c4ee3a', ground: 'ink' }, '--blue-t:light-dark(#5c7300,#c4ee3a)'],
  ['a pale button has an edge', { color: '#ffe14d' }, '--button-edge:light-dark(#868686,transparent)'],
] as const)('%s', (_name, brand, styles) => {
  expect(brandStyles(brand)).toContain(styles);
  expect(brandStyles({ color: '#0b6b3a' })).not.toContain(styles);
});

test('a design without a color of its own has no other tokens', () => {
  expect(brandStyles({ color: '#1B4DFF', tint: 'warm', corners: 'round' })).toBe('');
});

test.each([
  ['the brand color as it is', '#1b4dff', '#0b6b3a'],
  ['a color with transparency', '#1b4dff12', '#0b6b3a12'],
  ['what is transparent', '#0000 #fff8', '#00000000 #ffffff88'],
  ['channels', 'rgb(27 77 255 / 0.07)', 'rgb(11 107 58 / 0.07)'],
  ['not another hue', '#0cb8a2 #ff5c3d #22a2f5 #7a5cff #ffb020', '#0cb8a2 #ff5c3d #22a2f5 #7a5cff #ffb020'],
  ['not white', '#fff', '#fff'],
  ['not an id', 'url(#bade) href="#face"', 'url(#bade) href="#face"'],
])('changes %s', (_, before, after) => {
  expect(createRecolor({ color: '#0b6b3a' })(before)).toBe(after);
});

test('changes grays only if they have another tint', () => {
  const grays = '#45536b #0a1220 #dfe5ee';
  expect(createRecolor({ color: '#0b6b3a' })(grays)).toBe(grays);
  for (const gray of createRecolor({ tint: 'neutral' })(grays).split(' ')) {
    const color = readHex(gray);
    expect(color && new Set(color).size, gray).toBe(1);
  }
});

test('without a color, only grays change', () => {
  expect(createRecolor({ tint: 'warm' })('#1b4dff #e8eeff')).toBe('#1b4dff #e8eeff');
});

test('OKLab and back is the same color', () => {
  for (const hex of colors) expect(writeHex(fromOklab(toOklab(readHex(hex) ?? [0, 0, 0])))).toBe(hex);
});

test('the design’s blue is one that it can use', () => {
  expect(mainColor(undefined)).toBe('#1b4dff');
  expect(chromaOf([27, 77, 255])[1]).toBeCloseTo(0.265, 3);
});
