import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Blob, Face, Font, Buffer as ShapingBuffer, shape } from 'harfbuzzjs';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);

/** brief §2: Funnel Display 600, as far as the package covers a language. */
const files = ['latin', 'latin-ext'].map(
  (subset) => `@fontsource/funnel-display/files/funnel-display-${subset}-600-normal.woff2`,
);

/** HarfBuzz reads no WOFF2, which this undoes. */
const unpacked = { targetFormat: 'sfnt', keepAllGlyphs: true } as const;

async function openFont(file: string) {
  const font = new Font(
    new Face(new Blob(await subsetFont(readFileSync(require.resolve(file)), '', unpacked))),
  );
  return { font, characters: new Set(font.face.collectUnicodes()), unitsPerEm: font.face.upem };
}

type OpenFont = Awaited<ReturnType<typeof openFont>>;

export interface TitleFont {
  /** The width of a line at a size of 1. */
  measure(text: string): number;
  /** Path data of a line whose baseline starts at x, y. A character that no font file has is left out. */
  outline(text: string, size: number, x: number, y: number): string;
}

/** brief §2: the tracking of d2, in parts of the size. */
const tracking = -0.034;

export async function openTitleFont(): Promise<TitleFont> {
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
