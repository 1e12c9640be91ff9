import { createRequire } from 'node:module';
import { type Font, openSync } from 'fontkit';

const require = createRequire(import.meta.url);

/** brief §2: Funnel Display 600, as far as the package covers a language. */
const files = ['latin', 'latin-ext'].map(
  (subset) => `@fontsource/funnel-display/files/funnel-display-${subset}-600-normal.woff2`,
);

function openFont(file: string): Font {
  const font = openSync(require.resolve(file));
  if ('fonts' in font) throw new Error(`${file} holds several fonts.`);
  return font;
}

export interface TitleFont {
  /** The width of a line at a size of 1. */
  measure(text: string): number;
  /** Path data of a line whose baseline starts at x, y. A character that no font file has is left out. */
  outline(text: string, size: number, x: number, y: number): string;
}

/** brief §2: the tracking of d2, in parts of the size. */
const tracking = -0.034;

export function openTitleFont(): TitleFont {
  const fonts = files.map(openFont);

  /** The line in parts that one font file covers. */
  function runs(text: string): { font: Font; text: string }[] {
    const found: { font: Font; text: string }[] = [];
    for (const letter of text) {
      const code = letter.codePointAt(0) ?? 0;
      const font = fonts.find((font) => font.hasGlyphForCodePoint(code));
      const last = found.at(-1);
      if (!font) continue;
      if (last?.font === font) last.text += letter;
      else found.push({ font, text: letter });
    }
    return found;
  }

  /** The line's glyphs with where each stands, and last the line's width. */
  function* place(text: string) {
    let x = 0;
    for (const { font, text: part } of runs(text)) {
      const { glyphs, positions } = font.layout(part);
      for (const [i, glyph] of glyphs.entries()) {
        yield { glyph, x, scale: 1 / font.unitsPerEm };
        x += (positions[i]?.xAdvance ?? 0) / font.unitsPerEm + tracking;
      }
    }
    return x;
  }

  return {
    measure(text) {
      const placed = place(text);
      let step = placed.next();
      while (!step.done) step = placed.next();
      return Math.max(0, step.value - tracking);
    },
    outline(text, size, x, y) {
      let path = '';
      for (const { glyph, x: aside, scale } of place(text))
        path += glyph.path.transform(scale * size, 0, 0, -scale * size, x + aside * size, y).toSVG();
      return path;
    },
  };
}
