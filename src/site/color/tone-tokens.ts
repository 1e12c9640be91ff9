import type { Brand } from '../schema/types.gen';
import type { ScopeColors } from './scope-colors';
import { type Tone, toneColors } from './tone-colors';

/** Values by the names of tokens. */
export type Variables = Readonly<Record<string, string>>;

export const written = (variables: Variables) =>
  Object.entries(variables)
    .map(([name, value]) => `--${name}:${value};`)
    .join('');

/** Tokens of a tone in both themes. */
export function tokenPairs(brand: Brand, tone: Tone, named: (colors: ScopeColors) => Variables): Variables {
  /** Ink has a light theme only on paper. */
  const printed: Brand = brand.ground === 'ink' ? { ...brand, ground: 'white' } : brand;
  const dark = named(toneColors(brand, tone, 'dark'));
  const pair = ([name, light]: [string, string]) => {
    const other = dark[name] ?? light;
    return [name, light === other ? light : `light-dark(${light},${other})`];
  };
  return Object.fromEntries(Object.entries(named(toneColors(printed, tone, 'light'))).map(pair));
}
