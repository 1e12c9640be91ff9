import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';
import { systemFonts } from './system-fonts.ts';

/** A range of weights that a system font shows in one face, and the weight that most text in it has. */
const bands = [
  { from: 1, to: 400, usual: 400, face: 'regular' },
  { from: 401, to: 500, usual: 500, face: 'regular' },
  { from: 501, to: 1000, usual: 600, face: 'bold' },
] as const;

interface WebFont {
  family: string;
  file: string;
  weights: readonly [from: number, to: number];
}

function webFonts(styles: string): WebFont[] {
  return (styles.match(/@font-face\s*\{[^{}]*\}/g) ?? []).flatMap((rule) => {
    const [, family] = /font-family:\s*"([^"]+)"/.exec(rule) ?? [];
    const [, file] = /url\("([^"]+)"\)/.exec(rule) ?? [];
    const [, from, to] = /font-weight:\s*(\d+) (\d+)/.exec(rule) ?? [];
    return family && file && from && to ? { family, file, weights: [Number(from), Number(to)] as const } : [];
  });
}

/** Room that text of a font takes at a weight, each as a part of the font size. */
async function measure(font: Buffer, weight: number) {
  const [{ default: subsetFont }, { fromBuffer }] = await Promise.all([
    import('subset-font'),
    import('@capsizecss/unpack'),
  ]);
  const letters = String.fromCharCode(...Array.from({ length: 0x17f - 0x20 }, (_, index) => 0x20 + index));
  const pinned = await subsetFont(font, letters, { targetFormat: 'sfnt', variationAxes: { wght: weight } });
  const { ascent, descent, unitsPerEm, xWidthAvg } = await fromBuffer(pinned);
  return { ascent: ascent / unitsPerEm, descent: -descent / unitsPerEm, width: xWidthAvg / unitsPerEm };
}

const percent = (part: number) => `${Math.round(part * 1000) / 10}%`;
const local = (names: readonly string[]) => names.map((name) => `local("${name}")`).join();

/**
 * For each web font of a style sheet, the rules of a family `"<its name> Fallback"`: system fonts, scaled so that their
 * text takes as much room. Of rules for the same weights browsers use the last one whose font they have.
 */
export async function fallbackFaces(styles: string, resolve: (file: string) => string): Promise<string> {
  const rules: string[] = [];
  for (const { family, file, weights } of webFonts(styles)) {
    const font = readFileSync(resolve(file));
    for (const { from, to, usual, face } of bands) {
      const [lowest, highest] = [Math.max(from, weights[0]), Math.min(to, weights[1])];
      if (lowest > highest) continue;
      const { ascent, descent, width } = await measure(font, usual);
      for (const system of systemFonts.toReversed()) {
        const size = width / system.widths[face === 'bold' ? 1 : 0];
        rules.push(
          `@font-face{font-family:"${family} Fallback";src:${local(system[face])};font-weight:${lowest === highest ? lowest : `${lowest} ${highest}`};` +
            `size-adjust:${percent(size)};ascent-override:${percent(ascent / size)};descent-override:${percent(descent / size)}}`,
        );
      }
    }
  }
  return rules.join('\n');
}

/**
 * Adds the fallback faces to the style sheet that names the web fonts. The development server does not preload fonts, so
 * there they may come late.
 */
export function fallbackFacesPlugin(): Plugin {
  let isDev: boolean;
  return {
    name: 'site:fallback-faces',
    enforce: 'pre',
    configResolved({ command }) {
      isDev = command === 'serve';
    },
    async transform(code, id) {
      if (!/\/fonts\.css(\?|$)/.test(id)) return null;
      const rules = isDev ? code.replaceAll('font-display: optional', 'font-display: swap') : code;
      return `${rules}\n${await fallbackFaces(code, createRequire(id.replace(/\?.*/, '')).resolve)}`;
    },
  };
}
