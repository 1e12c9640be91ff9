import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import manifest from '../../../../package.json' with { type: 'json' };
import type { FontFile } from '../../base/content/font-package';
import { writeWhole } from '../../base/disk/write-whole';
import type { SiteFont } from './site-fonts';

/**
 * A range of weights that a system font shows in one face, and the weight that most text in it has. Medium text has no
 * face of its own, which would be 1 KB of every document: as regular text it is 2 % narrower.
 */
const bands = [
  { from: 1, to: 500, usual: 400, face: 'regular' },
  { from: 501, to: 1000, usual: 600, face: 'bold' },
] as const;

/** Room that text of a font takes at a weight, each as a part of the font size. */
interface Room {
  ascent: number;
  descent: number;
  width: number;
}

async function measure({ path, isVariable }: FontFile, weight: number): Promise<Room> {
  const [{ default: subsetFont }, { fromBuffer }] = await Promise.all([
    import('subset-font'),
    import('@capsizecss/unpack'),
  ]);
  const letters = String.fromCharCode(...Array.from({ length: 0x17f - 0x20 }, (_, index) => 0x20 + index));
  const pinned = await subsetFont(readFileSync(path), letters, {
    targetFormat: 'sfnt',
    ...(isVariable && { variationAxes: { wght: weight } }),
  });
  const { ascent, descent, unitsPerEm, xWidthAvg } = await fromBuffer(pinned);
  return { ascent: ascent / unitsPerEm, descent: -descent / unitsPerEm, width: xWidthAvg / unitsPerEm };
}

/** Widths have a digit more: a height moves the baseline alone, where nobody sees half a percent. */
const percent = (part: number, digits: number) => `${Number((part * 100).toFixed(digits))}%`;
const local = (names: readonly string[]) => names.map((name) => `local("${name}")`).join();

/** What of a font decides how much room its text takes, each as a part of the font size. */
interface SystemFont {
  /** Its names in `local()`: of the regular and of the bold face; also fonts that are exactly as wide. */
  regular: readonly string[];
  bold: readonly string[];
  /** The average width of a character of English text, spaces included: of the regular and of the bold face. */
  widths: readonly [regular: number, bold: number];
}

/**
 * The fonts that systems show text in, the first choice first. Widths are `xWidthAvg` of @capsizecss/metrics 4.3.0, which
 * is not installed for these few numbers (169 MB); those of DejaVu Sans were measured by @capsizecss/unpack 4.0.1 on
 * its files, version 2.37. The system fonts of Apple and Windows are missing: all these systems have Arial.
 */
export const systemFonts: readonly SystemFont[] = [
  {
    regular: ['Arial', 'Liberation Sans', 'Arimo'],
    bold: ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold'],
    widths: [0.4458, 0.48],
  },
  { regular: ['Roboto'], bold: ['Roboto Bold'], widths: [0.4448, 0.4521] },
  { regular: ['Noto Sans'], bold: ['Noto Sans Bold'], widths: [0.474, 0.503] },
  { regular: ['DejaVu Sans'], bold: ['DejaVu Sans Bold'], widths: [0.5083, 0.5742] },
];

/**
 * The rules of a family `<its name> Fallback`: system fonts, scaled so that their text takes as much room. Of rules for
 * the same weights browsers use the last one whose font they have. A font without Latin letters has none: how wide its
 * text is in a system font is not known.
 */
async function makeFaces({ family, font, files }: SiteFont): Promise<string> {
  if (!font.hasLatin) return '';
  const rules: string[] = [];
  for (const { from, to, usual, face } of bands) {
    const file = files.find(
      ({ characters, weights }) => characters === '' && weights[0] <= to && weights[1] >= from,
    );
    if (!file) continue;
    const [lowest, highest] = [Math.max(from, file.weights[0]), Math.min(to, file.weights[1])];
    const { ascent, descent, width } = await measure(file, usual);
    for (const system of systemFonts.toReversed()) {
      const size = width / system.widths[face === 'bold' ? 1 : 0];
      rules.push(
        `@font-face{font-family:"${family} Fallback";src:${local(system[face])};font-weight:${lowest === highest ? lowest : `${lowest} ${highest}`};` +
          `size-adjust:${percent(size, 1)};ascent-override:${percent(ascent / size, 0)};descent-override:${percent(descent / size, 0)}}`,
      );
    }
  }
  return rules.join('');
}

export interface KeptFaces {
  rules: string;
  /** The file that keeps them. */
  file: string;
}

/** Measured once for each version of a font. */
export async function fallbackFaces(font: SiteFont, cacheDir: string): Promise<KeptFaces> {
  const { '@capsizecss/unpack': unpack, 'subset-font': subset } = manifest.devDependencies;
  const key = JSON.stringify([
    font.family,
    font.font.name,
    font.font.version,
    unpack,
    subset,
    systemFonts,
    bands,
  ]);
  const file = join(cacheDir, `${createHash('sha256').update(key).digest('base64url')}.css`);
  if (!existsSync(file)) writeWhole(file, Buffer.from(await makeFaces(font)));
  return { rules: readFileSync(file, 'utf8'), file };
}
