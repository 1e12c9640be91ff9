import { num } from '../kit/path';
import type { Random } from '../kit/random';
import type { DrawKind } from './drawing';
import { between, box, colorOf, disc, filled, type Ink, oneOf, range, stroked } from './ink';

interface House {
  left: number;
  wide: number;
  floors: number;
  rooms: number;
  roof: 'gable' | 'arch' | 'flat' | 'hip';
  hasArches: boolean;
}

const roofs = ['gable', 'arch', 'flat', 'hip'] as const;

/** Houses side by side as far as the box goes, some with a tree between. */
function street(random: Random, from: number, to: number, unit: number, most: number) {
  const houses: House[] = [];
  const gaps: number[] = [];
  let left = from;
  while (left < to) {
    if (houses.length > 0 && random() < 0.22) {
      gaps.push(left + unit * 0.7);
      left += unit * 1.4;
    }
    const rooms = 3 + Math.floor(random() * 3);
    const floors = 2 + Math.floor(random() * most);
    houses.push({
      left,
      wide: rooms * unit * 0.86 + unit * 0.5,
      floors,
      rooms,
      roof: oneOf(random, roofs),
      hasArches: random() < 0.4,
    });
    left += rooms * unit * 0.86 + unit * 0.5;
  }
  return { houses, gaps };
}

const top = ({ floors }: House, ground: number, unit: number) => ground - (floors * 1.15 + 0.35) * unit;

/** The outline above a house. */
function roofOf({ left, wide, roof }: House, y: number, unit: number): string {
  const over = unit * 0.14;
  const start = `M${num(left - over)} ${num(y)}`;
  switch (roof) {
    case 'gable':
      return `${start}l${num(wide / 2 + over)} ${num(-wide * 0.3)}l${num(wide / 2 + over)} ${num(wide * 0.3)}z`;
    case 'arch':
      return `M${num(left)} ${num(y)}q${num(wide / 2)} ${num(-wide * 0.42)} ${num(wide)} 0z`;
    case 'hip':
      return `${start}l${num(unit * 0.7)} ${num(-unit * 0.75)}h${num(wide + 2 * over - unit * 1.4)}l${num(unit * 0.7)} ${num(unit * 0.75)}z`;
    case 'flat':
      return box(left - over, y - unit * 0.2, wide + 2 * over, unit * 0.2);
  }
}

const opening = (x: number, y: number, wide: number, high: number, isArched: boolean) => {
  const [w, h] = [num(wide), num(-high)];
  return isArched
    ? `M${num(x)} ${num(y)}v${h}a${num(wide / 2)} ${num(wide / 2)} 0 01${w} 0v${num(high)}z`
    : `M${num(x)} ${num(y)}v${h}h${w}v${num(high)}z`;
};

interface Look {
  wall: Ink;
  roof: Ink;
  pane: Ink;
  stroke: string;
}

function house(
  random: Random,
  shape: House,
  ground: number,
  unit: number,
  { wall, roof, pane, stroke }: Look,
): string {
  const { left, wide, floors, rooms, hasArches } = shape;
  const y = top(shape, ground, unit);
  const step = unit * 0.86;
  const isLit = random() < 0.22;
  const door = Math.floor(random() * rooms);
  const panes = { plain: '', lit: '' };
  for (const floor of range(floors)) {
    for (const room of range(rooms)) {
      if (floor === 0 && room === door) continue;
      const lit = isLit ? random() < 0.7 : random() < 0.06;
      panes[lit ? 'lit' : 'plain'] += opening(
        left + unit * 0.5 + room * step,
        ground - unit * (0.3 + floor * 1.15),
        unit * 0.36,
        unit * (hasArches ? 0.42 : 0.58),
        hasArches,
      );
    }
  }
  const entry = opening(
    left + unit * 0.46 + door * step,
    ground,
    unit * 0.46,
    unit * (hasArches ? 0.52 : 0.76),
    hasArches,
  );
  return (
    filled(roof, roofOf(shape, y, unit), stroke) +
    filled(wall, box(left, y, wide, ground - y), stroke) +
    filled(pane, panes.plain, stroke) +
    filled('x', panes.lit, stroke) +
    filled(hasArches ? 'x' : 'k', entry, stroke)
  );
}

/** Houses along a street, flat or as lines; with water before them if it is among the things. */
export const city: DrawKind = ({ width, height, left, random, form, things }) => {
  const isLine = form !== 'flat';
  const hasWater = things.includes('water');
  const unit = Math.min(height / 9.4, width / 15) * (isLine ? 1 : 0.92);
  const ground = height * (hasWater ? 0.88 : 0.94);
  const most = Math.max(2, Math.floor((height * 0.62) / unit / 1.15) - 1);
  const first = left > 0 ? left : -unit * between(random, 0.5, 2.5);
  const stroke = isLine ? ` stroke="${colorOf('k')}" stroke-width="${num(unit * 0.035)}"` : '';
  const { houses, gaps } = street(random, first, width, unit, Math.min(most, 4));
  const walls: readonly [Ink, ...Ink[]] = ['a2', 'a3', 'a4', 'a5'];
  const front = houses.map((shape, index) => {
    const wall: Ink = isLine ? 'w' : (walls[Math.floor(random() * walls.length)] ?? 'a3');
    const isDark = wall === 'a4' || wall === 'a5';
    const roof: Ink = isLine ? 'w' : index % 4 === 1 ? 'x' : isDark ? 'a3' : 'a5';
    return house(random, shape, ground, unit, {
      wall,
      roof,
      pane: isLine ? 'w' : isDark ? 'a2' : 'a5',
      stroke,
    });
  });
  const trees = gaps.map((x) => {
    const high = unit * between(random, 1.3, 1.9);
    const crown = unit * 0.52;
    const branch = `M${num(x)} ${num(ground)}v${num(-high)}m0 ${num(crown * 0.5)}l${num(-crown * 0.4)} ${num(-crown * 0.4)}m${num(crown * 0.4)} ${num(crown * 0.7)}l${num(crown * 0.4)} ${num(-crown * 0.4)}`;
    return (
      disc(isLine ? 'w' : 'a4', [x, ground - high], crown, stroke) +
      stroked(isLine ? 'k' : 'a5', unit * (isLine ? 0.035 : 0.07), branch)
    );
  });
  const wave = (row: number) => {
    const length = unit * 1.1;
    const start = `M${num(-length * (1 + (row % 2) / 2))} ${num(ground + unit * (0.2 + row * 0.2))}`;
    return `${start}q${num(length / 4)} ${num(-unit * 0.14)} ${num(length / 2)} 0${`t${num(length / 2)} 0`.repeat(Math.ceil((width / length) * 2) + 4)}`;
  };
  const water = hasWater ? stroked('x', unit * 0.045, range(4).map(wave).join('')) : '';
  const base = isLine
    ? stroked('k', unit * 0.05, `M0 ${num(ground)}H${width}`)
    : filled(hasWater ? 'a0' : 'a4', box(0, ground, width, height - ground + 1));
  if (isLine) return front.join('') + trees.join('') + base + water;
  const back = street(random, left - unit, width, unit * 1.1, Math.min(most, 5)).houses.map((shape) => {
    const y = top(shape, ground, unit * 1.15);
    return roofOf(shape, y, unit) + box(shape.left, y, shape.wide, ground - y);
  });
  const sun = disc('x2', [left + (width - left) * between(random, 0.3, 0.8), height * 0.26], unit * 1.05);
  return (
    filled('a0', box(0, 0, width, height)) +
    sun +
    filled('a1', back.join('')) +
    front.join('') +
    trees.join('') +
    base +
    water
  );
};
