import { num } from '../kit/path';
import type { DrawKind } from './drawing';
import { between, box, type Color, disc, filled, moved, oneOf, type Point, range, stroked } from './ink';

type Shades = readonly [light: Color, dark: Color];

const shades: readonly [Shades, ...Shades[]] = [
  ['a2', 'a3'],
  ['a3', 'a4'],
  ['a4', 'a5'],
];

/** Of coffee: no brand changes them. */
const greens: readonly [Shades, ...Shades[]] = [
  ['#3f9152', '#2b6b3c'],
  ['#2f8247', '#1f5e33'],
];

/** Two leaves at a node of a stem, each with a lighter and a darker half; 40 long. */
const half = 'M0 0c-3-20 10-38 36-40z';
const other = 'M0 0c18 2 36-14 36-40z';

const pairOf = ([light, dark]: Shades) => {
  const leaf = filled(light, half) + filled(dark, other);
  return `${leaf}<g transform="scale(-1 1)">${filled(dark, half)}${filled(light, other)}</g>`;
};

const berries =
  disc('x', [-5, -1], 4) +
  disc('x', [5, -1], 4) +
  disc('x', [0, 4], 4.4) +
  disc('#fff', [-1.4, 2.6], 1, ' fill-opacity=".7"');

/** Twigs that rise from below, or hang from above. */
export const leaves: DrawKind = ({ width, height, left, random, form, things }) => {
  const isCoffee = things.includes('berries');
  const room = width - left;
  const count = Math.max(3, Math.round((room / height) * 3));
  const gap = room / count;
  const unit = Math.min(height * 0.42, room / 2) / 100;
  const twig = (index: number) => {
    const pair = oneOf(random, isCoffee ? greens : shades);
    const x = left + gap * (index + between(random, 0.25, 0.75));
    const tall = height * between(random, 0.55, 1.02);
    const lean = between(random, -0.14, 0.14) * tall;
    const bend = between(random, -0.06, 0.06) * tall;
    const grown = unit * between(random, 0.85, 1.1);
    const spotAt = (part: number): Point => [
      x + lean * part + bend * Math.sin(part * Math.PI),
      height + 6 - tall * part,
    ];
    const nodes = Math.max(4, Math.round(tall / (grown * 33)));
    const stem = `M${num(x)} ${height + 9}Q${num(x + lean / 2 + bend * 2)} ${num(height - tall / 2)} ${num(x + lean)} ${num(height - tall)}`;
    const pairs = range(nodes).map((node) => {
      const part = (node + 0.35) / nodes;
      const turn = (Math.atan2(lean + bend * Math.PI * Math.cos(part * Math.PI), tall) * 180) / Math.PI;
      const isRipe = isCoffee && part < 0.85;
      return moved(
        spotAt(part),
        Math.round(turn),
        grown * (1.2 - part * 0.5),
        pairOf(pair) + (isRipe ? berries : ''),
      );
    });
    const tip = moved(spotAt(1), -42, grown * 0.62, filled(pair[0], half) + filled(pair[1], other));
    return stroked(pair[1], grown * 2.6, stem) + tip + pairs.join('');
  };
  const twigs = range(count).map(twig).join('');
  const shown = form === 'hanging' ? `<g transform="matrix(1 0 0 -1 0 ${height})">${twigs}</g>` : twigs;
  return filled(isCoffee ? 'b' : 'a1', box(0, 0, width, height)) + shown;
};
