import { num } from '../kit/path';
import type { Random } from '../kit/random';
import type { DrawKind } from './drawing';
import { between, box, disc, filled, type Ink, oval, type Point, range, smooth } from './ink';

type Ridge = (x: number) => number;

function ridge(random: Random, base: number, swing: number, width: number): Ridge {
  const parts = [1, 1.7, 2.9].map((beat, index) => ({
    beat: (beat * between(random, 0.8, 1.2) * Math.PI * 2) / width,
    phase: random() * 7,
    height: swing / (index + 1.2),
  }));
  return (x) =>
    base + parts.reduce((sum, { beat, phase, height }) => sum + height * Math.sin(x * beat + phase), 0);
}

/** A row of poplars, or a few round trees. */
function trees(random: Random, at: Ridge, middle: number, size: number, isRound: boolean): string {
  let x = middle;
  return range(isRound ? 3 + Math.floor(random() * 3) : 4 + Math.floor(random() * 5))
    .map(() => {
      const grown = size * between(random, 0.6, 1);
      const y = at(x);
      const tree = isRound
        ? `M${num(x)} ${num(y + 3)}v${num(-grown)}${oval([x, y - grown], grown * 0.45, grown * 0.4)}`
        : oval([x, y - grown * 0.45], grown * 0.13, grown * 0.55);
      x += isRound ? grown * between(random, 0.6, 1) : grown * between(random, 0.34, 0.8);
      return tree;
    })
    .join('');
}

const inks: readonly (readonly [Ink, opacity: number])[] = [
  ['a1', 0.7],
  ['a1', 1],
  ['a2', 0.75],
  ['a2', 1],
  ['a3', 1],
  ['a4', 1],
];

/** Six ridges, a sun behind the first, and trees; open, the sky is that of the page. */
export const hills: DrawKind = ({ width, height, left, random, form }) => {
  const isOpen = form === 'open';
  const room = width - left;
  const isRound = random() < 0.35;
  const top = isOpen ? 0.2 : 0.4;
  const ridges = inks.map((_, index) => {
    const depth = index / 5;
    const base = height * (top + (0.93 - top) * depth ** 1.1 + (index === 5 ? 0.03 : 0));
    return ridge(
      random,
      base,
      height * (index === 5 ? 0.07 : 0.035 + 0.008 * index),
      width * (0.8 + room / width / 2),
    );
  });
  const sunX = left + room * between(random, 0.25, 0.75);
  const sunY = (ridges[0]?.(sunX) ?? 0) - height * 0.01;
  const sun = disc('x2', [sunX, sunY], Math.min(width, height) * 0.1);
  const step = width / 14;
  const hill = ridges.map((at, index) => {
    const [ink = 'a1', opacity = 1] = inks[index] ?? [];
    const points = range(17).map((spot): Point => [(spot - 1) * step, at((spot - 1) * step)]);
    return filled(
      ink,
      `${smooth(points)}V${height + 9}H${Math.round(-step)}z`,
      opacity < 1 ? ` fill-opacity="${opacity}"` : '',
    );
  });
  const grow = (index: number, size: number, ink: Ink, count: number) =>
    range(count)
      .map(() => {
        const at = ridges[index] ?? (() => 0);
        const middle = between(random, left * 0.6 + width * 0.05, width * 0.9);
        const data = trees(random, at, middle, height * size, isRound);
        const stem = isRound ? ` stroke="var(--${ink})" stroke-width="${num(height * size * 0.07)}"` : '';
        return filled(ink, data, stem);
      })
      .join('');
  const far = grow(2, 0.022, 'a3', 2);
  const near = grow(4, 0.085, 'a5', 2);
  const sky = isOpen ? '' : filled('a0', box(0, 0, width, height));
  const [one, two, three, four, five, six] = hill;
  return sky + sun + one + two + far + three + four + near + five + six;
};
