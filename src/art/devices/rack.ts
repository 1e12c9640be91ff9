import { box } from '../kit/box';
import type { DrawDevice } from '../kit/drawing';
import { across, cells, dot, down, path, rect, stroke } from '../kit/marks';
import { num } from '../kit/path';
import { createRandom, type Random } from '../kit/random';
import { shadow } from '../kit/shadow';

const WIDTH = 62;
const DEPTH = 78;
const HEIGHT = 176;
const UNIT = 8.6;
const FIRST = 6.5;
const ROWS = Math.floor((HEIGHT - FIRST - 4) / UNIT);
const PORT = 2.95;

/** From the top: p patch panel, s switch, v server, d disks, - empty. */
const FITTINGS = ['ps-vvvssddvvsv-vvvv', 'vsppvvddddvvvsvv-v', 'pss-vvvvddvvsvvv-vv'];

interface Marks {
  servers: string;
  disks: string;
  ports: string;
  lit: string;
  blue: string;
  teal: string;
  amber: string;
  cords: string;
}

function addServer(marks: Marks, y: number, random: Random): void {
  marks.servers += across(9, y + 3.6, 32);
  const lamp = dot(WIDTH - 10, y + 3.6);
  const chance = random();
  if (chance < 0.2) marks.amber += lamp;
  else if (chance < 0.5) marks.blue += lamp;
  else marks.teal += lamp;
  if (random() < 0.6) marks.teal += dot(WIDTH - 13.4, y + 3.6);
}

function addDisks(marks: Marks, y: number, random: Random): void {
  marks.disks += across(8.5, y + 3.6, 43);
  if (random() < 0.8) marks.blue += dot(WIDTH - 9, y + 3.6);
}

function addPorts(marks: Marks, y: number): void {
  marks.ports += across(8.4, y + 2.3, 44) + across(8.4, y + 4.9, 44);
}

function addSwitch(marks: Marks, y: number, random: Random): void {
  addPorts(marks, y);
  for (let port = 0; port < 15; port++) {
    if (random() < 0.4) marks.lit += across(8.4 + port * PORT, y + (random() < 0.5 ? 2.3 : 4.9), 2);
  }
}

function addPatchPanel(marks: Marks, y: number, random: Random): void {
  addPorts(marks, y);
  for (let cord = 0; cord < 5; cord++) {
    const from = num(11 + cord * 8 + random() * 4);
    const to = num(11 + cord * 8 + (random() - 0.3) * 10);
    marks.cords += `M${from} ${num(y + 4)}C${from} ${num(y + 14)} ${to} ${num(y + 6)} ${to} ${num(y + 12)}`;
  }
}

const add: Readonly<Record<string, (marks: Marks, y: number, random: Random) => void>> = {
  v: addServer,
  d: addDisks,
  s: addSwitch,
  p: addPatchPanel,
};

function front(pattern: number): string {
  const random = createRandom(`rack ${pattern}`);
  const marks = { servers: '', disks: '', ports: '', lit: '', blue: '', teal: '', amber: '', cords: '' };
  const units = FITTINGS[pattern] ?? '';
  for (let row = 0; row < ROWS; row++) add[units[row] ?? '-']?.(marks, FIRST + row * UNIT, random);
  return (
    rect(3, 3, WIDTH - 6, HEIGHT - 6, 'bay', 2) +
    cells(down(WIDTH / 2, FIRST, HEIGHT - 12), WIDTH - 12, UNIT - 1.4, 1.4, 'units') +
    cells(marks.servers, 4.2, 7, 1.3, 'slots') +
    cells(marks.disks, 4.6, 4, 1.2, 'slots') +
    cells(marks.ports, 1.7, 2, PORT - 2, 'slots') +
    stroke(marks.lit, 1.7, 'lit-teal') +
    path(marks.blue, 'led-blue') +
    path(marks.teal, 'led-teal') +
    path(marks.amber, 'led-amber') +
    path(marks.cords, 'cord')
  );
}

const vents = Array.from({ length: 9 }, (_, i) => across(DEPTH * 0.2, 16 + i * 3.4, DEPTH * 0.6)).join('');

export const drawRack: DrawDevice = (pattern) => ({
  width: WIDTH,
  depth: DEPTH,
  height: HEIGHT,
  ground: shadow(0, 0, WIDTH, DEPTH, 34),
  body: box([0, 0, 0], [WIDTH, DEPTH, HEIGHT], 'ink', {
    left: front(pattern),
    right:
      path(vents, 'vent') +
      path(`M${DEPTH / 2} 52V${HEIGHT - 8}M7 ${num(HEIGHT * 0.64)}H${DEPTH - 7}`, 'seam'),
    top:
      rect(7, 8, WIDTH - 14, DEPTH - 16, 'hatch', 2) +
      path([0.32, 0.5, 0.68].map((part) => down(WIDTH * part, 14, DEPTH - 28)).join(''), 'vent'),
  }),
});
