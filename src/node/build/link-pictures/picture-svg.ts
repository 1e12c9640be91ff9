import { artDefs } from '../../../art/paint/defs';
import type { Paint } from '../../../art/paint/paint';
import { fitTitle } from './fit-title';
import type { TitleFont } from './title-font';

/** The size that the Open Graph protocol's readers expect. */
export const width = 1200;
export const height = 630;
/** How high and wide the site's mark is. */
export const markSize = 40;

/** What one picture shows. */
export interface LinkPicture {
  title: string;
  siteName: string;
  /** The site's mark as a data address. */
  mark: string | undefined;
  /** The scene's markup; without one the title has the whole width. */
  drawing: string | undefined;
}

/** The frame's hairlines, and where the text begins. */
const frame = { left: 48, right: width - 48, top: 104, bottom: height - 56 };
const textLeft = 76;
const sizes = [
  [88, 2],
  [80, 3],
  [72, 4],
  [64, 4],
  [56, 4],
  [48, 5],
] as const;
const lineHeight = 1.04;
const room = { beside: 516, alone: 1000 };

const cross = (x: number, y: number) => `M${x - 9} ${y}h18M${x} ${y - 9}v18`;

const ground = `<defs><linearGradient id="ground" x2=".6" y2="1"><stop class="og-ground-1"/><stop offset=".3" class="og-ground-2"/><stop offset="1" class="og-ground-3"/></linearGradient></defs><rect width="${width}" height="${height}" fill="url(#ground)"/>`;
const lines = `<path class="og-frame" d="M${frame.left} 0V${height}M${frame.right} 0V${height}M0 ${frame.top}H${width}M0 ${frame.bottom}H${width}"/>`;
const crosses = `<path class="og-cross" d="${[frame.left, frame.right].map((x) => cross(x, frame.top) + cross(x, frame.bottom)).join('')}"/>`;

/** The drawing's contents: a nested `<svg>` would be cut at its edges. */
const contents = (drawing: string) =>
  drawing.replace(/^<svg class="([^"]*)"[^>]*>/, '<g class="$1">').replace(/<\/svg>$/, '</g>');

/** A page's link picture as SVG that needs no style sheet and no font. */
export function ogPicture(
  { title, siteName, mark, drawing }: LinkPicture,
  paint: Paint,
  font: TitleFont,
): string {
  const column = drawing === undefined ? room.alone : room.beside;
  const { size, lines: texts } = fitTitle(title, font.measure, column, sizes);
  const leading = size * lineHeight;
  const middle = (frame.top + frame.bottom) / 2;
  // Capitals are about .7 high, so the block's optical middle lies below its first baseline by that much less.
  const first = middle - ((texts.length - 1) * leading) / 2 + size * 0.35;
  const isRightToLeft = font.isRightToLeft(title);
  const startOf = (text: string) => textLeft + (isRightToLeft ? column - font.measure(text) * size : 0);
  const words = texts.map((text, i) => font.outline(text, size, startOf(text), first + i * leading)).join('');
  const name = font.outline(siteName, 30, mark === undefined ? textLeft : textLeft + 54, 63);
  const icon =
    mark === undefined
      ? ''
      : `<image x="${textLeft}" y="32" width="${markSize}" height="${markSize}" href="${mark}"/>`;
  const svg =
    ground +
    lines +
    crosses +
    contents(drawing ?? '') +
    icon +
    `<path class="og-name" d="${name}"/><path class="og-title" d="${words}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${artDefs('light')}${paint(svg)}</svg>`;
}
