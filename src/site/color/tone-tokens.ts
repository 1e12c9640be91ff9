import type { Brand, Tone } from '../schema/types.gen';
import type { ScopeColors } from './scope-colors';
import { type Theme, toneColors } from './tone-colors';

/** Values by the names of tokens. */
export type Variables = Readonly<Record<string, string>>;

export const written = (variables: Variables) =>
  Object.entries(variables)
    .map(([name, value]) => `--${name}:${value};`)
    .join('');

/** Values of both themes in one. */
export function bothThemes(brand: Brand, valuesIn: (brand: Brand, theme: Theme) => Variables): Variables {
  /** Ink has a light theme only on paper. */
  const printed: Brand = brand.ground === 'ink' ? { ...brand, ground: 'white' } : brand;
  const dark = valuesIn(brand, 'dark');
  const pair = ([name, light]: [string, string]) => {
    const other = dark[name] ?? light;
    return [name, light === other ? light : `light-dark(${light},${other})`];
  };
  return Object.fromEntries(Object.entries(valuesIn(printed, 'light')).map(pair));
}

/** Tokens of a tone in both themes. */
export const tokenPairs = (brand: Brand, tone: Tone, named: (colors: ScopeColors) => Variables): Variables =>
  bothThemes(brand, (own, theme) => named(toneColors(own, tone, theme)));
