import { readFileSync } from 'node:fs';
import bidiFactory from 'bidi-js';
import { Blob, Direction, Face, Font, Buffer as ShapingBuffer, shape } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { isEmoji } from '../../../site/check/undrawn-letters';
import {
  type FontFile,
  type FontPackage,
  fontPackage,
  installedFonts,
} from '../../base/content/font-package';
import { inRange } from '../fonts/cut-fonts';
import type { SiteFont } from '../fonts/site-fonts';
import { clustersOf } from './clusters';

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
  const characters = new Set(font.face.collectUnicodes());
  const hasAll = (text: string) => [...text].every((letter) => characters.has(letter.codePointAt(0) ?? 0));
  return { font, hasAll, unitsPerEm: font.face.upem };
}

type OpenFont = Awaited<ReturnType<typeof openFont>>;

export interface TitleFont {
  /** The width of a line at a size of 1. */
  measure(text: string): number;
  isRightToLeft(text: string): boolean;
  /** Path data of a line whose baseline starts at x, y. What no font has is left out: see `missing`. */
  outline(text: string, size: number, x: number, y: number): string;
  /** The letters of a text, with their marks, that no installed font has; emoji, too. */
  missing(text: string): readonly string[];
}

/** The tracking of a page's title, in parts of the size: docs/product.md, heading type. */
const tracking = -0.034;

/** What shapes letters and is not drawn itself. */
const undrawn = /[\p{Default_Ignorable_Code_Point}\p{Cc}]/gu;
/** Spaces and marks of punctuation stay in the font of the word before. */
const isOfWord = /[\p{L}\p{M}\p{N}]/u;

/** HarfBuzz composes and takes apart what a font has in the other form. */
function covers({ hasAll }: OpenFont, cluster: string): boolean {
  const drawn = cluster.replace(undrawn, '');
  return hasAll(drawn) || hasAll(drawn.normalize('NFD'));
}

/** The headings' font as far as its files cover the texts, and of other installed fonts what those lack. */
async function openFonts({ font }: SiteFont, texts: string): Promise<OpenFont[]> {
  const fonts: OpenFont[] = [];
  let left = [...new Set(clustersOf(texts))].filter((cluster) => !isEmoji(cluster));
  const open = async ({ name, files }: Pick<FontPackage, 'name' | 'files'>) => {
    for (const file of files([weight, weight])) {
      const isOfFile = inRange(file.characters);
      if (file.characters !== '' && !left.some((cluster) => [...cluster].some(isOfFile))) continue;
      const opened = await openFont(file);
      if (name !== font.name && !left.some((cluster) => covers(opened, cluster))) continue;
      fonts.push(opened);
      left = left.filter((cluster) => !covers(opened, cluster));
    }
  };
  await open(font);
  for (const name of left.length === 0 ? [] : installedFonts()) {
    const other = fontPackage(name);
    if (left.length > 0 && other && other.name !== font.name) await open(other);
  }
  return fonts;
}

interface Run {
  font: OpenFont;
  text: string;
  /** Odd from right to left. */
  level: number;
}

const bidi = bidiFactory();

/** From left to right, as they are read: https://www.unicode.org/reports/tr9/#L2. */
function inSight(runs: readonly Run[]): readonly Run[] {
  let found = [...runs];
  for (let level = Math.max(0, ...runs.map((run) => run.level)); level > 0; level--) {
    const turned: Run[] = [];
    let group: Run[] = [];
    for (const run of found) {
      if (run.level >= level) group.unshift(run);
      else {
        turned.push(...group, run);
        group = [];
      }
    }
    found = [...turned, ...group];
  }
  return found;
}

export async function openTitleFont(heading: SiteFont, texts: string): Promise<TitleFont> {
  const fonts = await openFonts(heading, texts);
  const buffer = new ShapingBuffer();
  const fontOf = (cluster: string) =>
    isEmoji(cluster) ? undefined : fonts.find((font) => covers(font, cluster));

  /** The parts of a line that have one font and one direction, in the order in which they are written. */
  function runs(text: string): Run[] {
    const found: Run[] = [];
    const clusters = clustersOf(text);
    const { levels } = bidi.getEmbeddingLevels(clusters.join(''));
    let at = 0;
    for (const cluster of clusters) {
      const level = levels[at] ?? 0;
      at += cluster.length;
      const last = found.at(-1);
      const font =
        last && !isOfWord.test(cluster) && covers(last.font, cluster) ? last.font : fontOf(cluster);
      if (!font) continue;
      if (last?.font === font && last.level === level) last.text += cluster;
      else found.push({ font, text: cluster, level });
    }
    return found;
  }

  /** The line's glyphs with where each is, and the line's width. */
  function place(text: string) {
    let x = 0;
    const glyphs = inSight(runs(text)).flatMap(({ font: { font, unitsPerEm }, text: part, level }) => {
      const isLeftToRight = level % 2 === 0;
      buffer.reset();
      buffer.addText(part);
      buffer.guessSegmentProperties();
      buffer.setDirection(isLeftToRight ? Direction.LTR : Direction.RTL);
      shape(font, buffer);
      return buffer
        .getGlyphInfosAndPositions()
        .map(({ codepoint: id, xAdvance = 0, xOffset = 0, yOffset = 0 }) => {
          const glyph = { font, id, x: x + xOffset / unitsPerEm, y: yOffset, scale: 1 / unitsPerEm };
          // Marks have no room of their own, and letters that join must meet.
          x += xAdvance / unitsPerEm + (isLeftToRight && xAdvance > 0 ? tracking : 0);
          return glyph;
        });
    });
    return { glyphs, width: Math.max(0, x - tracking) };
  }

  return {
    measure: (text) => place(text).width,
    isRightToLeft: (text) => bidi.getEmbeddingLevels(text).paragraphs[0]?.level === 1,
    outline(text, size, x, y) {
      let path = '';
      for (const glyph of place(text).glyphs) {
        const scale = glyph.scale * size;
        const left = x + glyph.x * size;
        // Coordinates follow each other in pairs; those of fonts point up.
        const move = (value: number, index: number) =>
          (index % 2 === 0 ? left + value * scale : y - (value + glyph.y) * scale).toFixed(2);
        for (const { type, values } of glyph.font.glyphToJson(glyph.id)) path += type + values.map(move);
      }
      return path;
    },
    missing: (text) => [
      ...new Set(
        clustersOf(text).filter((cluster) => cluster.replace(undrawn, '').trim() && !fontOf(cluster)),
      ),
    ],
  };
}
