import type { Tone } from '../site/schema/types.gen';

/** The class of each ground, which has all colors of what is on it; the page's own ground needs none. */
const classes: { readonly [Name in Tone]?: string } = {
  tint: ' tinted',
  ink: ' ink',
  brand: ' blue',
  picture: ' picture',
};

export const toneClass = (tone: Tone = 'light'): string => classes[tone] ?? '';

/** What is dark in both themes. */
export const isDark = (tone: Tone): boolean => tone === 'ink' || tone === 'brand';
