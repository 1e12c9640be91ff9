import type { Brand, Tone } from '../schema/types.gen';
import { designBlue } from './brand-color';
import { readHex, writeHex } from './oklab';
import { fromOklch, toOklch } from './oklch';
import { createRecolor } from './recolor';
import { brandScope, inkOf, isSwapped, mixed, type ScopeColors, scopeColors } from './scope-colors';
import { drawnHue } from './turned-hue';

export type Theme = 'light' | 'dark';

/** As in tokens.css: the page, its parts that are a shade darker, the end of the hero and the plates of icons. */
const grounds = {
  white: ['#ffffff', '#f5f7fb', '#eaeff7', '#e8eef8', '#e8eeff'],
  paper: ['#f0f4fb', '#f7faff', '#e9eef6', '#e3e9f3', '#e8eeff'],
  dark: ['#080e19', '#0c1423', '#131d31', '#0d1628', '#14224a'],
  ink: ['#0a1220', '#0e182b', '#16223a', '#0d1628', '#14224a'],
  // On a page that is ink itself.
  deep: ['#03060c', '#080e19', '#0e182b', '#080e19', '#14224a'],
} as const;

/** How much of a photo the ink covers behind texts on it. */
export const pictureShade = 0.66;

/** The brightest that is behind texts on a photo: white, below the ink. Screens mix the parts of sRGB. */
function shadedWhite(ink: string): string {
  const [r, g, b] = readHex(ink) ?? [0, 0, 0];
  const at = (part: number) => part * pictureShade + 255 * (1 - pictureShade);
  return writeHex([at(r), at(g), at(b)]);
}

/** The grounds of a tone that has the grays of the site. */
export const groundsOf = (brand: Brand, kind: keyof typeof grounds): ScopeColors['grounds'] => {
  const [page, ...parts] = grounds[kind];
  const recolor = createRecolor(brand);
  return [recolor(page), ...parts.map(recolor)];
};

/** All colors of a part of the page in one theme. */
export function toneColors(brand: Brand, tone: Tone, theme: Theme): ScopeColors {
  const { color = designBlue, accent = color, ground = 'white' } = brand;
  const colors = { color, accent };
  const isDark = theme === 'dark' || ground === 'ink';
  if (tone === 'picture') {
    const ink = inkOf(color);
    const plates = [ink, mixed(ink, '#ffffff', 0.06), mixed(ink, '#ffffff', 0.12)];
    const shaded = shadedWhite(ink);
    return { ...brandScope(shaded), grounds: [shaded, ...plates] };
  }
  if (tone === 'brand' && !(theme === 'dark' && ground !== 'ink' && isSwapped(color)))
    return brandScope(color);
  if (tone === 'brand') {
    const ink = scopeColors(groundsOf(brand, 'ink'), colors);
    return { ...ink, heading: color };
  }
  if (tone === 'ink') return scopeColors(groundsOf(brand, ground === 'ink' ? 'deep' : 'ink'), colors);
  if (tone === 'light') return scopeColors(groundsOf(brand, isDark ? 'dark' : ground), colors);
  const isGray = toOklch(color)[1] < 0.03;
  const tint = toOklch(isGray ? accent : color);
  // A gray brand shows the hue of its accent, not its color.
  const most = isGray ? 0.012 : 0.05;
  const at = (lightness: number) =>
    fromOklch([lightness, Math.min(most, 0.3 * tint[1]), drawnHue(tint, lightness)]);
  return scopeColors(isDark ? [at(0.225), at(0.25), at(0.28)] : [at(0.956), at(0.975), at(0.93)], colors);
}
