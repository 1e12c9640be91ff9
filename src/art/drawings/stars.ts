import { polygon } from '../kit/path';
import type { DrawKind } from './drawing';
import { box, filled, type Ink, oneOf, type Point, range, stroked } from './ink';

/** Two squares over each other, or a star of other proportions. */
export function starAt([x, y]: Point, radius: number, inner = 0.765, turn = 0): string {
  const tips = range(16).map((index): Point => {
    const angle = ((index + turn) * Math.PI) / 8;
    const reach = index % 2 === 0 ? radius : radius * inner;
    return [x + reach * Math.cos(angle), y + reach * Math.sin(angle)];
  });
  return polygon(tips);
}

/** The one unit that the pattern repeats: four stars that touch, with crosses between. */
function unit(size: number, isLine: boolean, cross: Ink, hasFrames: boolean): string {
  const half = size / 2;
  const at = (column: number, row: number): Point => [half * column, half * row];
  const stars = [at(0, 0), at(2, 0), at(0, 2), at(2, 2), at(1, 1)];
  const others = [at(1, 0), at(0, 1), at(2, 1), at(1, 2)];
  const all = [...stars, ...others];
  const large = all.map((spot) => starAt(spot, half / 2)).join('');
  if (isLine) {
    const lines = large + all.map((spot) => starAt(spot, half * 0.27)).join('');
    const spokes = all
      .flatMap(([x, y]) => range(8).map((index) => [x, y, (index * Math.PI) / 4] as const))
      .map(([x, y, angle]) => {
        const to = (reach: number): Point => [x + reach * Math.cos(angle), y + reach * Math.sin(angle)];
        return polygon([to(half * 0.27), to(half / 2)]);
      })
      .join('');
    return (
      filled('a1', box(0, 0, size, size)) +
      stroked('a4', half * 0.075, lines + spokes, ' stroke-linejoin="round"') +
      stroked('a1', half * 0.012, lines)
    );
  }
  const line = half * 0.028;
  const frames = hasFrames ? stroked('a1', line, all.map((spot) => starAt(spot, half * 0.36)).join('')) : '';
  return (
    filled(cross, box(0, 0, size, size)) +
    filled('a3', large) +
    stroked('a1', line * 1.5, large) +
    frames +
    filled('x', stars.map((spot) => starAt(spot, half * 0.27)).join('')) +
    filled('k', others.map((spot) => starAt(spot, half * 0.27)).join('')) +
    stroked('a1', line, all.map((spot) => starAt(spot, half * 0.27)).join(''))
  );
}

/** Stars with eight points over a box, flat or as lines. `size` is that of two stars. */
export function starField(
  { random, form, id }: Pick<Parameters<DrawKind>[0], 'random' | 'form' | 'id'>,
  [left, top, width, height]: readonly [number, number, number, number],
  size: number,
): string {
  const cross = oneOf<Ink>(random, ['a4', 'a4', 'a5']);
  const name = `${id}stars`;
  const drawn = unit(size, form === 'line', cross, random() < 0.5);
  return (
    `<defs><pattern id="${name}" patternUnits="userSpaceOnUse" x="${left}" y="${top}" width="${size}" height="${size}">${drawn}</pattern></defs>` +
    `<path fill="url(#${name})" d="${box(left, top, width, height)}"/>`
  );
}

export const stars: DrawKind = (sheet) => {
  const { width, height, random } = sheet;
  const size = Math.round(Math.min(width, height) / oneOf(random, [1.5, 2, 2.5, 3]) / 4) * 4;
  return starField(sheet, [0, 0, width, height], size);
};
