import { ELLIPSE, project, type ScreenPoint } from '../kit/geometry';
import { num, polygon } from '../kit/path';
import { createRandom, type Random } from '../kit/random';

const [width, height] = [1280, 320];
const pitch = 100;
const street = 18;
const lane = 7;
/** So many blocks from the middle to each corner of the picture. */
const reach = 9;
const waves = [66, 116] as const;

interface Lot {
  x: number;
  y: number;
  width: number;
  depth: number;
}

const corners = ({ x, y, width, depth }: Lot): ScreenPoint[] => [
  project(x, y),
  project(x + width, y),
  project(x + width, y + depth),
  project(x, y + depth),
];

const isShown = (lot: Lot): boolean => {
  const [back, right, front, left] = corners(lot);
  if (!back || !right || !front || !left) return false;
  const isBeside = right[0] < -width / 2 || left[0] > width / 2;
  return !isBeside && front[1] > -height / 2 && back[1] < height / 2;
};

/** Houses with lanes between them. */
function divided({ x, y, width, depth }: Lot, random: Random): Lot[] {
  if (random() < 0.25) return [{ x, y, width, depth }];
  const part = 0.3 + random() * 0.4;
  const cut = width * part;
  const lots = [
    { x, y, width: cut - lane / 2, depth },
    { x: x + cut + lane / 2, y, width: width - cut - lane / 2, depth },
  ];
  return lots.flatMap((lot) => {
    if (random() < 0.5) return [lot];
    const half = (lot.depth - lane) / 2;
    return [
      { ...lot, depth: half },
      { ...lot, y: lot.y + half + lane, depth: half },
    ];
  });
}

const shapes = (lots: readonly Lot[], attributes: string): string =>
  `<path d="${lots.map((lot) => polygon(corners(lot))).join('')}" ${attributes}/>`;

/** The face of a map that has no picture: no real town, with the place in its middle. */
export function drawMapFace(seed: string): string {
  const random = createRandom(`map ${seed}`);
  const side = pitch - street;
  const [houses, parks]: [Lot[], Lot[]] = [[], []];
  for (let column = -reach; column <= reach; column++)
    for (let row = -reach; row <= reach; row++) {
      const lot = { x: column * pitch - side / 2, y: row * pitch - side / 2, width: side, depth: side };
      const chance = random();
      const own = divided(lot, random);
      if ((column === 0 && row === 0) || !isShown(lot)) continue;
      if (chance < 0.12) parks.push(lot);
      else if (chance > 0.06) houses.push(...own);
    }
  const place = { x: -side / 2, y: -side / 2, width: side, depth: side };
  const rings = waves.map(
    (radius) => `<ellipse rx="${num(radius * ELLIPSE.x)}" ry="${num(radius * ELLIPSE.y)}"/>`,
  );
  return (
    `<svg class="face" viewBox="${-width / 2} ${-height / 2} ${width} ${height}" preserveAspectRatio="xMidYMid slice" aria-hidden="true">` +
    shapes(houses, 'fill="var(--bg)" stroke="var(--line)"') +
    shapes(parks, 'fill="var(--teal-soft)"') +
    shapes([place], 'fill="var(--blue-soft)" stroke="var(--blue-t)"') +
    `<g fill="var(--blue-t)" fill-opacity=".1" stroke="var(--blue-t)" stroke-opacity=".35">${rings.join('')}</g>` +
    `<path d="M0 2C-12-14-17-20-17-30a17 17 0 0 1 34 0C17-20 12-14 0 2z" fill="var(--mark)"/><circle cy="-30" r="6.5" fill="#fff"/></svg>`
  );
}
