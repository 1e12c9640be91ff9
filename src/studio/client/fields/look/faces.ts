import { designBlue } from '../../../../site/color/brand-color';
import { standardLooks } from '../../../../site/color/standard-looks';
import type { Brand } from '../../../../site/schema/types.gen';
import { type FaceName, faceFonts } from '../../../../site/words/face-fonts';
import type { Fields } from './brand-context';

/** What a site shows for the fields of its brand that are missing. */
export const standard: Brand = {
  color: designBlue,
  tint: 'cool',
  ground: 'white',
  ...standardLooks,
};

export interface Face {
  name: string;
  /** Whose fonts it has. */
  face: FaceName;
  /** What differs from the standard. */
  brand: Brand;
}

export const faces: readonly Face[] = [
  { name: 'Standard', face: 'standard', brand: {} },
  {
    name: 'Practice',
    face: 'practice',
    brand: {
      color: '#3f7a68',
      accent: '#e08f62',
      tint: 'brand',
      frame: false,
      cards: 'tinted',
      density: 'airy',
      scale: 'regular',
      weight: 'regular',
      heads: 'stacked',
      corners: 'round',
      buttons: 'pill',
    },
  },
  {
    name: 'Café',
    face: 'cafe',
    brand: {
      color: '#f2b705',
      accent: '#d8432b',
      tint: 'warm',
      ground: 'paper',
      frame: false,
      cards: 'plain',
      scale: 'grand',
      weight: 'heavy',
      corners: 'square',
      buttons: 'pill',
    },
  },
  {
    name: 'Association',
    face: 'association',
    brand: {
      color: '#1d1b1a',
      accent: '#cf3a26',
      tint: 'neutral',
      frame: false,
      cards: 'plain',
      density: 'airy',
      scale: 'grand',
      weight: 'light',
      heads: 'aside',
      corners: 'square',
      buttons: 'line',
    },
  },
  {
    name: 'Studio',
    face: 'studio',
    brand: {
      color: '#c4ee3a',
      ground: 'ink',
      density: 'compact',
      scale: 'compact',
      weight: 'regular',
      heads: 'aside',
      corners: 'square',
      buttons: 'square',
    },
  },
  {
    name: 'Carpenter',
    face: 'trade',
    brand: {
      color: '#8a4b20',
      accent: '#1d7a72',
      tint: 'warm',
      ground: 'paper',
      frame: false,
      cards: 'raised',
      heads: 'centered',
    },
  },
];

/** The look with the fonts that have the letters of a language. */
export const withFonts = ({ face, brand }: Face, language: string): Brand => ({
  ...brand,
  ...faceFonts(face, language),
});

/** The fields that a face decides on. */
const decided = [...Object.keys(standard), 'accent', 'headingFont', 'textFont'];

export const standardOf = (key: string): unknown =>
  new Map<string, unknown>(Object.entries(standard)).get(key);

const shown = (brand: Fields, key: string) => brand[key] ?? standardOf(key);

/** How many of the choices of a brand become others with a face. */
export function countChanged(brand: Fields, face: Brand): number {
  const wanted = { ...face };
  return decided.filter((key) => shown(brand, key) !== shown(wanted, key)).length;
}

/** A brand with the choices of a face. What no face decides on stays. */
export const withFace = (brand: Fields, face: Brand): Fields => ({
  ...Object.fromEntries(
    Object.entries(brand).filter(([key]) => !decided.includes(key) || Object.hasOwn(face, key)),
  ),
  ...face,
});
