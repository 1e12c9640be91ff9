import { polygon, polyline } from '../kit/path';
import type { DrawKind, Sheet } from './drawing';
import { between, oneOf, type Point, range, stroked } from './ink';

/** Lines of a structure, and the one member in the accent; both in units of the room for it, from its middle at the foot. */
interface Structure {
  lines: readonly string[];
  accent: string;
}

type Place = (x: number, y: number) => Point;
type Build = (place: Place, sheet: Sheet) => Structure;

const truss: Build = (place, { random }) => {
  const count = oneOf(random, [6, 8, 10]);
  const rise = between(random, 0.1, 0.28);
  const foot = (index: number) => place(index / count - 0.5, 0.12);
  const top = (index: number) =>
    place(index / count - 0.5, 0.36 + rise * Math.sin((index / count) * Math.PI));
  const braces = range(count).map((index) =>
    polyline(index < count / 2 ? [top(index), foot(index + 1)] : [foot(index), top(index + 1)]),
  );
  const member = Math.floor(random() * count);
  return {
    lines: [
      polygon([
        ...range(count + 1).map(foot),
        ...range(count + 1)
          .map(top)
          .reverse(),
      ]),
      ...range(count - 1).map((index) => polyline([foot(index + 1), top(index + 1)])),
      ...braces.filter((_, index) => index !== member),
    ],
    accent: braces[member] ?? '',
  };
};

const shell: Build = (place, { random }) => {
  const high = between(random, 0.42, 0.6);
  const [along, across] = [16, 8];
  const at = (u: number, v: number): Point => {
    const arch = Math.sin(u * Math.PI) * (high - 0.16 * Math.sin(v * Math.PI));
    return place(-0.5 + u * 0.72 + v * 0.28, 0.08 + arch + v * 0.12 + u * 0.06);
  };
  const rib = (v: number) => polyline(range(along + 1).map((index) => at(index / along, v)));
  const member = 1 + Math.floor(random() * (across - 1));
  return {
    lines: [
      ...range(across + 1).map((index) => rib(index / across)),
      ...range(along + 1).map((index) =>
        polyline(range(across + 1).map((each) => at(index / along, each / across))),
      ),
    ],
    accent: rib(member / across),
  };
};

const fan: Build = (place, { random }) => {
  const count = oneOf(random, [11, 13, 15]);
  const mast = between(random, -0.16, 0.16);
  const deck = (x: number) => place(x, 0.22);
  const below = (x: number) => place(x, 0.16);
  const cables = range(count).flatMap((index) => {
    const part = (index + 1) / count;
    const head = place(mast, 0.94 - 0.42 * part);
    const [one, other] = [mast - (mast + 0.5) * part, mast + (0.5 - mast) * part];
    return [polyline([deck(one), head]), polyline([head, deck(other)])];
  });
  const bays = range(21).map((index) => (index % 2 === 0 ? deck : below)(index / 20 - 0.5));
  return {
    lines: [
      ...cables,
      polyline([deck(-0.5), deck(0.5)]),
      polyline([below(-0.5), below(0.5)]),
      polyline(bays),
    ],
    accent: polyline([place(mast, 0), place(mast, 0.98)]),
  };
};

const tower: Build = (place, { random }) => {
  const count = oneOf(random, [9, 11, 13]);
  const foot = between(random, 0.15, 0.2);
  const edge = (index: number, side: number) => {
    const part = index / count;
    return place(side * (0.025 + (foot - 0.025) * (1 - part) ** 1.7), 0.04 + 0.92 * (1 - (1 - part) ** 1.25));
  };
  const bay = (index: number) => [
    polyline([edge(index, -1), edge(index + 1, 1)]),
    polyline([edge(index, 1), edge(index + 1, -1)]),
    polyline([edge(index, -1), edge(index, 1)]),
  ];
  const member = 2 + Math.floor(random() * (count - 5));
  return {
    lines: [
      ...[-1, 1].map((side) => polyline(range(count + 1).map((index) => edge(index, side)))),
      ...range(count).flatMap(bay),
    ],
    accent: bay(member).join('') + polyline([edge(member + 1, -1), edge(member + 1, 1)]),
  };
};

const waffle: Build = (place, { random }) => {
  const count = oneOf(random, [6, 7, 8]);
  const thick = 0.1;
  const at = (u: number, v: number, down = 0) => place((u - v) * 0.48, 0.92 - (u + v) * 0.36 - down);
  const steps = range(count + 1).map((index) => index / count);
  const member = oneOf(random, [2, 3, 4]) / count;
  const side = (from: (step: number, down: number) => Point) => [
    ...steps.map((step) => polyline([from(step, 0), from(step, thick)])),
    polyline(steps.map((step) => from(step, thick))),
  ];
  return {
    lines: [
      ...steps.flatMap((step) => [
        polyline([at(step, 0), at(step, 1)]),
        polyline([at(0, step), at(1, step)]),
      ]),
      ...side((step, down) => at(1, step, down)),
      ...side((step, down) => at(step, 1, down)),
    ],
    accent: polyline([at(member, 0), at(member, 1), at(member, 1, thick)]),
  };
};

const structures = [truss, shell, fan, tower, waffle] as const;
const named: Readonly<Record<string, Build>> = { truss, shell, fan, tower, waffle };

/** What engineers draw, on squared paper. */
export const grid: DrawKind = (sheet) => {
  const { width, height, left, random, form } = sheet;
  const build = named[form ?? ''] ?? oneOf(random, structures);
  const room = width - left;
  const wide = Math.min(room * 0.86, height * (build === truss ? 2.1 : 1.5));
  const high = Math.min(height * 0.86, wide * (build === tower ? 1.4 : 0.8));
  const [x, y] = [left + room / 2, (height + high) / 2];
  const { lines, accent } = build((across, up) => [x + across * wide, y - up * high], sheet);
  const square = Math.round(Math.min(width, height) / 11);
  const paper = [
    ...range(Math.ceil(width / square)).map((index) => `M${index * square} 0v${height}`),
    ...range(Math.ceil(height / square)).map((index) => `M0 ${index * square}h${width}`),
  ].join('');
  const thin = Math.max(0.9, Math.min(width, height) / 300);
  return (
    stroked('k', 1, paper, ' stroke-opacity=".09"') +
    stroked('k', thin, lines.join(''), ' stroke-opacity=".6" stroke-linejoin="round"') +
    stroked('x', thin * 2.6, accent)
  );
};
