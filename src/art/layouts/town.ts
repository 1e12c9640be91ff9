import { windows } from '../devices/buildings';
import { box } from '../kit/box';
import { project } from '../kit/geometry';
import { styled } from '../kit/looks';
import { move } from '../kit/move';
import { num } from '../kit/path';
import { createRandom, type Random } from '../kit/random';
import type { Use } from '../kit/scene';
import { slab } from '../kit/slab';
import { buildings } from '../kit/traits';
import { frames, shown, type ViewBox } from '../stage/frame';
import type { Stage } from '../stage/stage';

const STREET = 15;
const COLUMNS = [-750, -600, -440, -300, -150, 10, 150, 310, 460, 610, 750];
const ROWS = [-650, -510, -370, -220, -90, 50, 200, 330, 480, 650];
/** The part of the town that a drawing shows. In a banner the office is further right, beside the text. */
export const townView = (use: Use): ViewBox =>
  use === 'banner' ? [-450, -200, 800, 420] : [-560, -210, 1120, 480];

/** How far what stands on a plot reaches above the ground. */
const TALLEST = 180;
/** How far a drawing that is not cut at its edges shows more than its part of the town. */
const BEYOND = 150;
/** How far lines reach beyond their shape. */
const LINE = 2;

/** The plot of the office and those of further devices, by column and row. */
const PLOTS = ['5 4', '3 4', '6 3', '5 5', '7 5', '4 2', '2 4'];
const PARKS = ['3 5', '6 2', '7 7'];
/** Houses in front of the office stay low, so that all of it is visible. */
const BEFORE_OFFICE = ['5 5', '6 4', '6 5'];

interface Plot {
  x: number;
  y: number;
  width: number;
  depth: number;
}

/** A part of the screen: left, top, right, bottom. */
type Shown = ReturnType<typeof shown>;

function visible(use: Use): Shown {
  const [left, top, right, bottom] = shown(use, townView(use));
  const beyond = frames[use].fills ? 0 : BEYOND;
  return [left - beyond, top - beyond, right + beyond, bottom + beyond];
}

/** Whether any of a block on the ground is in the drawing. */
function isShown({ x, y, width, depth }: Plot, height: number, [left, top, right, bottom]: Shown): boolean {
  const [leftmost] = project(x, y + depth);
  const [rightmost] = project(x + width, y);
  const [, highest] = project(x, y, height);
  const [, lowest] = project(x + width, y + depth);
  const isBeside = rightmost < left - LINE || leftmost > right + LINE;
  return !isBeside && lowest > top - LINE && highest < bottom + LINE;
}

const middle = ({ x, y, width, depth }: Plot): readonly [number, number] => [x + width / 2, y + depth / 2];

function tree(x: number, y: number, radius: number): string {
  const [screenX, screenY] = project(x, y, 2);
  const r = (part: number) => num(radius * part);
  return (
    `<g transform="translate(${num(screenX)} ${num(screenY)})"><ellipse cx="${r(0.7)}" cy="${r(0.25)}" rx="${r(1.1)}" ry="${r(0.55)}" class="a-shadow"/>` +
    `<path d="M0 0v${r(-1.1)}" ${styled('trunk')}/><circle cy="${r(-1.7)}" r="${r(1)}" ${styled('leaf')}/>` +
    `<circle cx="${r(-0.28)}" cy="${r(-1.98)}" r="${r(0.62)}" ${styled('light-leaf')}/></g>`
  );
}

function plantPark({ canvas }: Stage, plot: Plot, random: Random, view: Shown): void {
  for (let i = 0; i < 7; i++) {
    const x = plot.x + 14 + random() * (plot.width - 36);
    const y = plot.y + 14 + random() * (plot.depth - 36);
    const radius = 9 + random() * 5;
    const crown = { x: x - radius, y: y - radius, width: 2 * radius, depth: 2 * radius };
    if (isShown(crown, 3 * radius, view)) canvas.add('object', x + y, tree(x, y, radius));
  }
}

function buildHouses(
  { canvas }: Stage,
  plot: Plot,
  { random, tallest, view }: { random: Random; tallest: number; view: Shown },
): void {
  const columns = 1 + Math.floor(random() * 3);
  const rows = 1 + Math.floor(random() * 2);
  const width = plot.width / columns;
  const depth = plot.depth / rows;
  for (let i = 0; i < columns * rows; i++) {
    if (random() < 0.12) continue;
    const height = Math.min(tallest, 10 + Math.round(random() * random() * 12) * 6);
    const x = plot.x + 6 + (i % columns) * width;
    const y = plot.y + 6 + Math.floor(i / columns) * depth;
    if (!isShown({ x, y, width: width - 12, depth: depth - 12 }, height + 2, view)) continue;
    const house = box([0, 0, 2], [width - 12, depth - 12, height], 'shell');
    canvas.add('object', x + y + (width + depth) / 2 - 12, move(house, x, y));
  }
}

/** Puts a device on its plot and returns its height. */
function putDevice(stage: Stage, index: number, plot: Plot): number {
  const drawing = stage.draw(stage.device(index));
  const scale = Math.min(1.2, (plot.width - 10) / drawing.width, (plot.depth - 10) / drawing.depth);
  stage.canvas.put(drawing, ...middle(plot), { scale: Math.min(scale, 120 / drawing.height) });
  return Math.min(120, drawing.height * scale);
}

const pin = (x: number, y: number): string =>
  `<g transform="translate(${num(x)} ${num(y)})"><path d="M0 34C-16 12-24 4-24-9a24 24 0 0 1 48 0C24 4 16 12 0 34z" ${styled('pin')}/><circle cy="-9" r="9" ${styled('white')}/></g>`;

function buildOffice({ canvas }: Stage, { x, y, width, depth }: Plot): number {
  const office = box([x + 8, y + 8, 2], [width - 16, depth - 16, 96], 'blue', {
    left: windows(width - 16, 96, 'landmark left'),
    right: windows(depth - 16, 96, 'landmark right'),
  });
  canvas.add('object', x + y + (width + depth) / 2, office);
  return 98;
}

/** The first device, under a pin: a building in blue, anything else as it is. */
function putLandmark(stage: Stage, plot: Plot): void {
  const height = buildings.has(stage.devices[0]) ? buildOffice(stage, plot) : putDevice(stage, 0, plot);
  stage.canvas.add('air', 0, pin(...project(...middle(plot), height + 44)));
}

function drawPlot(stage: Stage, plot: Plot, name: string, random: Random, view: Shown): void {
  const park = PARKS.includes(name);
  const { x, y, width, depth } = plot;
  const ground = slab([width, depth, 8], [0, 0, 0], 2, park ? 'park' : 'block');
  if (isShown(plot, 2, view)) stage.canvas.add('tile', x + y, move(ground, x, y));
  const device = PLOTS.indexOf(name);
  if (device === 0) putLandmark(stage, plot);
  else if (device > 0 && device < Math.min(stage.devices.length, stage.use === 'banner' ? 4 : PLOTS.length))
    putDevice(stage, device, plot);
  else if (park) plantPark(stage, plot, random, view);
  else buildHouses(stage, plot, { random, tallest: BEFORE_OFFICE.includes(name) ? 18 : 82, view });
}

/** The office alone on a tile. */
export function drawTownTile(stage: Stage): void {
  const { canvas } = stage;
  canvas.tile(0, 0, 190, 170, 20);
  putLandmark(stage, { x: -60, y: -62, width: 124, depth: 116 });
  canvas.reach(-60, -62, 150);
  for (const [x, y, radius] of [
    [-66, 66, 9],
    [-38, 68, 7],
    [76, 34, 8],
  ] as const) {
    canvas.add('object', x + y + 400, tree(x, y, radius));
  }
  stage.leave(0, 0, 'right-up');
  if (stage.use !== 'cell') stage.leave(0, 0, 'left-up');
}

/** The town around the office, as far as the drawing reaches. */
export function drawTown(stage: Stage): void {
  const view = visible(stage.use);
  const seed = stage.random();
  stage.canvas.add('cable', 0, slab([1700, 1700, 4], [-850, -850, -8], 8, 'land'));
  for (const [column, side] of COLUMNS.slice(0, -1).entries()) {
    for (const [row, back] of ROWS.slice(0, -1).entries()) {
      const width = (COLUMNS[column + 1] ?? 0) - side - 2 * STREET;
      const depth = (ROWS[row + 1] ?? 0) - back - 2 * STREET;
      const plot = { x: side + STREET, y: back + STREET, width, depth };
      const name = `${column} ${row}`;
      // What stands on a plot is the same whatever else is shown.
      const random = createRandom(`town ${seed} ${name}`);
      if (isShown(plot, TALLEST, view)) drawPlot(stage, plot, name, random, view);
    }
  }
}
