import { expect, test } from 'vitest';
import { tonesType } from '../../../app/server/assets';
import { brandAssets } from './brand-assets';

const assets = {
  styles: 'a{color:#0000}',
  blockStyles: [{ types: [tonesType], text: '' }],
  looks: { 'cards-plain': 'b{}', 'cards-tinted': 'c{}', 'text-font': 'd{}' },
};

test.each([
  [undefined, /^a\{color:#0000\}$/],
  [{ cards: 'plain', textFont: 'newsreader' }, /^a\{color:#00000000\}b\{\}d\{\}$/],
  [{ color: '#0b6b3a', cards: 'tinted', heads: 'centered' }, /^a\{.*?\}@layer tokens.*c\{\}@layer tokens/],
] as const)(
  'the style sheet of the brand %j has the looks after its colors, and nothing else',
  (brand, styles) => {
    expect(brandAssets(assets, brand).styles).toMatch(styles);
  },
);
