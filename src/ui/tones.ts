import type { Header } from '../../../site/schema/types.gen';

export type Tone = NonNullable<Header['tone']>;

/** The class that gives header or footer their ground; the page's own ground needs none. */
const classes: Readonly<Record<Tone, string>> = {
  light: '',
  tint: ' tinted',
  ink: ' ink',
  brand: ' blue',
};

export const toneClass = (tone: Tone): string => classes[tone];

/** What is dark in both themes. */
export const isDark = (tone: Tone): boolean => tone === 'ink' || tone === 'brand';
