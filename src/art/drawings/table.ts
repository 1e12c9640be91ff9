import { num } from '../kit/path';
import { below, type Random } from '../kit/random';
import type { DrawKind, Thing } from './drawing';
import { between, box, type Color, disc, filled, moved, oval, type Point, range, stroked } from './ink';

/** Of coffee, milk, china, leaf and sugar: no brand changes them. */
const coffee = '#4a2812';
const crema = '#b07a48';
const milk = '#f6e6cd';
const china = '#fffdf8';
const red = '#d8432b';
const leafGreen = '#2f8f4e';
const deepGreen = '#1f6b3a';

const shadow = (data: string) => filled('#000', data, ' fill-opacity=".2"');
const plate = (radius: number, color: `#${string}` = china) =>
  shadow(oval([7, 9], radius)) +
  disc(color, [0, 0], radius) +
  disc('#000', [0, 0], radius * 0.7, ' fill-opacity=".07"');

const heart = 'M0 17C-24 2-17-18 0-7 17-18 24 2 0 17z';
const bean = (at: Point, turn: number) =>
  moved(
    at,
    turn,
    1,
    filled('#5c3317', 'M-9 0a9 6 0 0118 0a9 6 0 01-18 0z') + stroked('#2e180a', 1.4, 'M-8 1q5-4 8-1t8-1'),
  );

/** Each about 100 across, around its middle. */
const things: Readonly<Partial<Record<Thing, (random: Random) => string>>> = {
  cup: () =>
    plate(56) +
    `<path fill="none" stroke="${red}" stroke-width="12" stroke-linecap="round" d="M-24-24l-17-17"/>` +
    shadow(oval([4, 6], 36)) +
    disc(red, [0, 0], 36) +
    disc(coffee, [0, 0], 30) +
    disc(crema, [0, 0], 26) +
    filled(milk, heart) +
    filled(crema, 'M0 8C-9 1-7-7 0-2 7-7 9 1 0 8z'),
  glass: (random) =>
    filled('#000', 'M-20 20L50 92 88 54 20-20z', ' fill-opacity=".13"') +
    disc(china, [0, 0], 30) +
    disc(coffee, [0, 0], 26) +
    range(4)
      .map((index) => {
        const angle = index * 1.57 + random();
        return moved(
          [11 * Math.cos(angle), 11 * Math.sin(angle)],
          90 * random(),
          1,
          filled(milk, 'M-6-6h12v12h-12z', ' fill-opacity=".55"'),
        );
      })
      .join('') +
    `<path fill="none" stroke="${red}" stroke-width="6" stroke-linecap="round" d="M2 4L-7-46"/>`,
  cake: () =>
    plate(50, '#ead7b8') +
    filled('#a5642a', 'M-32 22L22-30 36 8z') +
    filled(milk, 'M-25 12L22-30 33 0z') +
    disc(red, [17, -8], 6),
  buns: () =>
    plate(46) +
    (
      [
        [-15, 10],
        [16, 11],
        [1, -16],
      ] as const
    )
      .map(
        (at) =>
          disc('#7a4a22', [at[0] + 2, at[1] + 3], 16) +
          disc('#b57a3d', at, 15.5) +
          filled(milk, `M${at[0] - 5} ${at[1] - 5}h2v2h-2zm8 0h2v2h-2zm-4 6h2v2h-2zm6 3h2v2h-2z`),
      )
      .join(''),
  leaf: () =>
    shadow('M-70 10C-40-24 40-28 74 0 40 38-36 44-70 10z') +
    filled(leafGreen, 'M-74 2C-44-32 36-36 70-8 36 30-40 36-74 2z') +
    filled(deepGreen, 'M-74 2Q0 4 70-8C36 30-40 36-74 2z') +
    (['#f6e6cd', '#d8432b', '#a9c86a'] as const)
      .map((color, index) =>
        moved(
          [index * 28 - 30, 2 - index * 3],
          -8,
          1,
          filled('#000', 'M-9-7h22v22h-22z', ' fill-opacity=".2"') +
            filled(color, 'M-11-11h22v22h-22z') +
            filled('#fff', 'M-11-11h22v8h-22z', ' fill-opacity=".45"'),
        ),
      )
      .join(''),
  spoon: () =>
    `<path fill="none" stroke="#000" stroke-opacity=".18" stroke-width="6" stroke-linecap="round" d="M3 8v48"/>` +
    `<path fill="none" stroke="${china}" stroke-width="6" stroke-linecap="round" d="M0 0v48"/>` +
    filled(china, 'M-12-26a12 17 0 0124 0a12 20 0 01-24 0z') +
    filled('#d9c7a8', 'M-7-26a7 11 0 0114 0a7 13 0 01-14 0z'),
  beans: (random) =>
    range(11)
      .map(() => {
        const [angle, reach] = [random() * 6.3, 52 * Math.sqrt(random())];
        return bean([reach * Math.cos(angle), reach * Math.sin(angle) * 0.8], below(random, 180));
      })
      .join(''),
  book: () =>
    shadow('M-30-38h74v96h-74z') +
    filled('#2c1608', 'M-38-48h76v96h-76z') +
    filled(china, 'M-24-32h32v5h-32zm0 11h22v5h-22z') +
    disc(red, [6, 18], 17) +
    filled('#fff', 'M-38-48h6v96h-6z', ' fill-opacity=".12"'),
};

const usual: readonly Thing[] = ['cup', 'glass', 'leaf', 'cake', 'spoon', 'buns', 'beans', 'book'];
/** What needs half of the space of others. */
const small: readonly Thing[] = ['spoon', 'beans'];

/** What a thing that is alone lies on; a table has the main color. */
const grounds: Readonly<Partial<Record<Thing, Color>>> = {
  beans: 'x',
  buns: 'a2',
  cake: 'x2',
  cup: 'a2',
  glass: 'x2',
  leaf: deepGreen,
  book: '#c98a3c',
};

/** A table from above, with things on it: the first is the largest, and in the middle. */
export const table: DrawKind = ({ width, height, left, random, things: wanted }) => {
  const room = width - left;
  const count = room > height * 1.3 ? 6 : 5;
  const shown = wanted.length > 0 ? wanted : usual.slice(0, count);
  const [middleX, middleY] = [left + room * 0.52, height * 0.52];
  const unit = Math.min(room, height) / 100;
  const start = random() * 6.3;
  const around = shown.length - 1;
  const ground = (around === 0 && grounds[shown[0] ?? 'cup']) || 'b';
  const first = around === 0 ? 0.74 : around < 3 ? 0.56 : 0.48;
  const scale = Math.max(0.68, 1 - around * 0.05);
  const placed = shown.map((name, index) => {
    const draw = things[name];
    if (!draw) return '';
    const turn = name === 'cup' || name === 'glass' ? between(random, -60, 60) : between(random, -28, 28);
    if (index === 0) return moved([middleX, middleY], turn, unit * first, draw(random));
    const angle = start + (index * Math.PI * 2) / around + between(random, -0.18, 0.18);
    const at: Point = [middleX + room * 0.37 * Math.cos(angle), middleY + height * 0.36 * Math.sin(angle)];
    return moved(at, turn, unit * first * (small.includes(name) ? 0.8 : 1) * scale, draw(random));
  });
  const plank = height / 5;
  const seams = range(4)
    .map((index) => `M0 ${num(plank * (index + 1))}h${width}`)
    .join('');
  const light = between(random, 0.35, 0.6) * width;
  const beam = (from: number, wide: number) =>
    `M${num(from)} 0h${num(wide)}L${num(from + wide - height * 0.6)} ${height}h${num(-wide)}z`;
  return (
    filled(ground, box(0, 0, width, height)) +
    stroked('#000', 1, seams, ' stroke-opacity=".08"') +
    filled(
      '#fff',
      beam(light, width * 0.16) + beam(light + width * 0.19, width * 0.05),
      ' fill-opacity=".16"',
    ) +
    placed.join('')
  );
};
