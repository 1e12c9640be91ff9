import type { Brand } from '../schema/types.gen';
import { chromaOf, designBlue } from './brand-color';
import { type Color, luminance, readHex, withLuminance, writeHex } from './oklab';
import { drawnHue } from './turned-hue';

const blue: Color = readHex(designBlue) ?? [0, 0, 0];
const [, blueChroma] = chromaOf(blue);

/** Hues of the design's blues and of its grays, in degrees of OKLCH. Sky (244) and violet (286) are other colors. */
const family = { from: 254, to: 275 };
/** From this chroma on a color is a blue, below it a gray. Light tints of blue have less, but a hue above 266. */
const leastChroma = 0.085;
const isTint = (lightness: number, hue: number) => lightness > 0.86 && hue > 266;

const degrees = (hue: number) => ((hue * 180) / Math.PI + 360) % 360;

/** What becomes of the grays: the part of their chroma that stays, and their hue in radians. */
const tints: Readonly<
  Record<Exclude<Brand['tint'], 'brand' | undefined>, readonly [part: number, hue: number | undefined]>
> = {
  cool: [1, undefined],
  neutral: [0, 0],
  warm: [0.6, (70 * Math.PI) / 180],
};

/** The grays of a brand with tint `brand`: a gray brand takes the hue of its accent. */
function ownTint({ color = designBlue, accent = color }: Brand): readonly [part: number, hue: number] {
  const hues = [color, accent].map((hex) => chromaOf(readHex(hex) ?? [0, 0, 0]));
  const [, , hue] = hues.find(([, chroma]) => chroma >= 0.03) ?? [];
  return hue === undefined ? [0, 0] : [1, hue];
}

/** What is lighter than the design's blue is also lighter than a bright brand. */
const lighter = (light: number, bright: number) =>
  light <= luminance(blue)
    ? light
    : Math.max(light, 1 - ((1 - light) * (1 - bright)) / (1 - luminance(blue)));

const literal = /(?<!url\(|href=")#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b|rgb\(\d+ \d+ \d+/gi;

/**
 * A function that gives style sheets, and drawings with colors in them, the colors of a brand. Every color keeps its
 * luminance, so every contrast of the design stays as it was checked. The brand color itself is shown as it is, and
 * the shades below it are as much lighter or darker as it is.
 */
export function createRecolor(site: Brand): (text: string) => string {
  const { color, tint = 'cool' } = site;
  const brand = color === undefined ? undefined : readHex(color);
  const [part, own] = tint === 'brand' ? ownTint(site) : tints[tint];
  const known = new Map<string, string>();

  function change(hex: string): string {
    const from = readHex(hex);
    if (!from) return hex;
    const [lightness, chroma, hue] = chromaOf(from);
    const [angle, light] = [degrees(hue), luminance(from)];
    if (angle < family.from || angle > family.to) return hex;
    if (chroma >= leastChroma || isTint(lightness, angle)) {
      if (!brand) return hex;
      if (writeHex(from) === designBlue) return writeHex(brand);
      const [brandLightness, brandChroma, brandHue] = chromaOf(brand);
      const isShade = light <= luminance(blue) && chroma > 0.2;
      const wanted = isShade
        ? (light * luminance(brand)) / luminance(blue)
        : lighter(light, luminance(brand));
      const shown =
        chroma >= leastChroma ? Math.min(chroma, brandChroma) : (chroma * brandChroma) / blueChroma;
      const [drawn] = chromaOf(withLuminance(wanted, shown, brandHue));
      const turned = drawnHue([brandLightness, brandChroma, degrees(brandHue)], drawn);
      return writeHex(withLuminance(wanted, shown, (turned * Math.PI) / 180));
    }
    return own === undefined ? hex : writeHex(withLuminance(light, chroma * part, own));
  }

  function recolored(written: string): string {
    const rgb = /^rgb\((\d+) (\d+) (\d+)/i.exec(written);
    if (rgb) {
      const parts = rgb.slice(1).map(Number);
      const [r = 0, g = 0, b = 0] =
        readHex(change(writeHex([parts[0] ?? 0, parts[1] ?? 0, parts[2] ?? 0]))) ?? [];
      return `rgb(${r} ${g} ${b}`;
    }
    if (written.length === 5) return recolored(written.replace(/[\da-f]/g, '$&$&'));
    return change(written.slice(0, 7)) + written.slice(7);
  }

  return (text) =>
    text.replace(literal, (written) => {
      const key = written.toLowerCase();
      const result = known.get(key) ?? recolored(key);
      known.set(key, result);
      return result;
    });
}
