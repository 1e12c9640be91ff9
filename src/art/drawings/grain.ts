import type { Random } from '../kit/random';
import type { DrawKind } from './drawing';
import { between, box, filled, type Ink, oneOf, oval, type Point, range, smooth, stroked } from './ink';

const woods: readonly [Ink, ...Ink[]] = ['a2', 'a3', 'a3', 'a4'];
const darker: Readonly<Partial<Record<Ink, Ink>>> = { a2: 'a3', a3: 'a4', a4: 'a5' };

/** One plank that is upright, from its upper left corner: its grain goes around a knot. */
function plank(random: Random, wide: number, long: number, wood: Ink): string {
  const ink = darker[wood] ?? 'a5';
  const count = Math.max(5, Math.min(9, Math.round(wide / 14)));
  const knot: Point = [wide * between(random, 0.25, 0.75), long * between(random, 0.12, 0.88)];
  const size = wide * between(random, 0.06, 0.1);
  const gap = wide / count;
  const spots = [-0.05, 0.2, 0.4, 0.6, 0.8, 1.05].map((part) => part * long);
  const near = [-3, -1.6, 0, 1.6, 3].map((part) => knot[1] + part * size * 1.7);
  const rows = [...spots.filter((y) => Math.abs(y - knot[1]) > size * 6), ...near].sort(
    (one, other) => one - other,
  );
  const wander = between(random, 0.15, 0.4) * gap;
  const lines = range(count).map((index) => {
    const x = gap * (index + 0.5);
    const side = x < knot[0] ? -1 : 1;
    const away = Math.abs(x - knot[0]);
    return smooth(
      rows.map((y): Point => {
        const close = Math.exp(-(((y - knot[1]) / (size * 3)) ** 2));
        const push = side * Math.max(0, size * 1.9 - away * 0.4) * close;
        return [x + wander * Math.sin((y / long) * 5 + index) + push, y];
      }),
    );
  });
  const eye = (reach: number) => oval(knot, size * reach, size * reach * 1.7);
  return (
    filled(wood, box(0, 0, wide, long)) +
    stroked(ink, Math.max(0.8, wide / 130), lines.join(''), ' stroke-opacity=".45"') +
    filled(ink, eye(1), ' fill-opacity=".7"') +
    filled('a5', eye(0.55))
  );
}

/** Planks beside each other, upright or lying. */
export function planks(
  random: Random,
  width: number,
  height: number,
  isLying: boolean,
  count: number,
): string {
  const [across, long] = isLying ? [height, width] : [width, height];
  const wide = Math.ceil(across / count);
  let last: Ink | undefined;
  const drawn = range(count).map((index) => {
    const [first = 'a3', ...others] = woods.filter((wood) => wood !== last);
    const wood = oneOf<Ink>(random, [first, ...others]);
    last = wood;
    return `<g transform="translate(${index * wide})">${plank(random, wide, long, wood)}</g>`;
  });
  const seams = range(count - 1).map((index) => `M${(index + 1) * wide} 0v${long}`);
  const all = drawn.join('') + stroked('a5', Math.max(1.5, wide / 70), seams.join(''));
  return isLying ? `<g transform="matrix(0 1 1 0 0 0)">${all}</g>` : all;
}

export const grain: DrawKind = ({ width, height, random, form }) => {
  const isLying = form ? form === 'lying' : random() < 0.4;
  const ratio = isLying ? height / width : width / height;
  const count = Math.max(3, Math.min(6, Math.round(ratio * between(random, 2.2, 3.6)) + (isLying ? 2 : 0)));
  return planks(random, width, height, isLying, count);
};
