import { readFileSync } from 'node:fs';
import { Blob, Face, Font, Buffer as ShapingBuffer, shape } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import type { FontFile } from '../../base/content/font-package';
import { inRange } from '../fonts/cut-fonts';
import type { SiteFont } from '../fonts/site-fonts';

/** docs/product.md, heading type. */
const weight = 600;

async function openFont({ path, isVariable }: FontFile) {
  // HarfBuzz reads no WOFF2, which this undoes.
  const unpacked = {
    targetFormat: 'sfnt' as const,
    keepAllGlyphs: true,
    ...(isVariable && { variationAxes: { wght: weight } }),
  };
  const bytes = await subsetFont(readFileSync(path), '', unpacked);
  const font = new Font(new Face(new Blob(bytes)));
  return { font, characters: new Set(font.face.collectUnicodes()), unitsPerEm: font.face.upem };
}

type OpenFont = Awaited<ReturnType<typeof openFont>>;

export interface TitleFont {
  /** The width of a line at a size of 1. */
  measure(text: string): number;
  /** Path data of a line whose baseline starts at x, y. A character that no font file has is left out. */
  outline(text: string, size: number, x: number, y: number): string;
}

/** The tracking of a page's title, in parts of the size: docs/product.md, heading type. */
const tracking = -0.034;

/** The headings' font, as far as its files cover the texts. */
export async function openTitleFont({ font }: SiteFont, texts: string): Promise<TitleFont> {
  const files = font.files([weight, weight]).filter(({ characters }) => {
    const isOfFile = inRange(characters);
    return characters === '' || [...texts].some(isOfFile);
  });
  const fonts = await Promise.all(files.map(openFont));
  const buffer = new ShapingBuffer();

  /** The line in parts that one font file covers. */
  function runs(text: string): { font: OpenFont; text: string }[] {
    const found: { font: OpenFont; text: string }[] = [];
    for (const letter of text) {
      const code = letter.codePointAt(0) ?? 0;
      const font = fonts.find(({ characters }) => characters.has(code));
      const last = found.at(-1);
      if (!font) continue;
      if (last?.font === font) last.text += letter;
      else found.push({ font, text: letter });
    }
    return found;
  }

  /** The line's glyphs with where each is, and the line's width. */
  function place(text: string) {
    let x = 0;
    const glyphs = runs(text).flatMap(({ font: { font, unitsPerEm }, text: part }) => {
      buffer.reset();
      buffer.addText(part);
      buffer.guessSegmentProperties();
      shape(font, buffer);
      return buffer.getGlyphInfosAndPositions().map(({ codepoint: id, xAdvance = 0 }) => {
        const glyph = { font, id, x, scale: 1 / unitsPerEm };
        x += xAdvance / unitsPerEm + tracking;
        return glyph;
      });
    });
    return { glyphs, width: Math.max(0, x - tracking) };
  }

  return {
    measure: (text) => place(text).width,
    outline(text, size, x, y) {
      let path = '';
      for (const glyph of place(text).glyphs) {
        const scale = glyph.scale * size;
        const left = x + glyph.x * size;
        // Coordinates follow each other in pairs; those of fonts point up.
        const move = (value: number, index: number) =>
          (index % 2 === 0 ? left + value * scale : y - value * scale).toFixed(2);
        for (const { type, values } of glyph.font.glyphToJson(glyph.id)) path += type + values.map(move);
      }
      return path;
    },
  };
}
