import type { Brand } from '../schema/types.gen';

/** What the style sheets show of the looks that a brand leaves out. */
export const standardLooks = {
  corners: 'soft',
  frame: true,
  cards: 'bordered',
  density: 'regular',
  scale: 'large',
  weight: 'strong',
  heads: 'split',
  buttons: 'corners',
} as const satisfies Brand;
