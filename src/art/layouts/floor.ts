import { box } from '../kit/box';
import { project } from '../kit/geometry';
import { path } from '../kit/marks';
import { polyline } from '../kit/path';
import { slab } from '../kit/slab';
import { sending } from '../kit/traits';
import type { Canvas } from '../stage/canvas';
import type { Stage } from '../stage/stage';

const WIDTH = 560;
const DEPTH = 420;
const LEFT = -WIDTH / 2;
const BACK = -DEPTH / 2;
const CEILING = 92;
const WAVES = [46, 84, 124];

/** Walls, measured from the back corner: x, y, width, depth, height. Front walls are low, to look over. */
const WALLS = [
  [24, 24, 512, 7, 34],
  [24, 31, 7, 365, 34],
  [250, 31, 7, 110, 34],
  [250, 200, 7, 196, 34],
  [257, 200, 100, 7, 34],
  [430, 200, 99, 7, 34],
  [31, 230, 120, 7, 34],
  [529, 31, 7, 110, 34],
  [529, 200, 7, 196, 20],
  [24, 389, 200, 7, 20],
  [300, 389, 236, 7, 20],
] as const;

/** Desks and shelves of each room: x, y, width, depth, height. */
const FURNITURE = [
  [
    [64, 62, 40, 26, 12],
    [64, 160, 40, 26, 12],
    [176, 160, 40, 26, 12],
  ],
  [
    [300, 60, 44, 26, 12],
    [460, 60, 44, 26, 12],
    [300, 150, 44, 26, 12],
  ],
  [
    [66, 340, 56, 20, 24],
    [170, 340, 56, 20, 24],
  ],
  [],
] as const;

const MEETING_ROOM = 3;

interface FloorSpot {
  x: number;
  y: number;
  /** Room for the object: width, depth and height. */
  room: readonly [number, number, number];
}

const ROOM: FloorSpot['room'] = [110, 96, 96];
const CORNER: FloorSpot['room'] = [60, 56, 60];

/** A spot in each of the four rooms, then free corners. */
const SPOTS: readonly FloorSpot[] = [
  { x: 150, y: 122, room: ROOM },
  { x: 402, y: 122, room: ROOM },
  { x: 146, y: 304, room: ROOM },
  { x: 400, y: 304, room: ROOM },
  { x: 490, y: 352, room: CORNER },
  { x: 210, y: 86, room: CORNER },
  { x: 80, y: 262, room: CORNER },
];

type Cuboid = readonly [x: number, y: number, width: number, depth: number, height: number];

function put(canvas: Canvas, [x, y, width, depth, height]: Cuboid): void {
  const corner = [LEFT + x, BACK + y, 0] as const;
  canvas.add(
    'object',
    corner[0] + corner[1] + (width + depth) / 2,
    box(corner, [width, depth, height], 'shell'),
  );
}

function furnish(canvas: Canvas, room: number): void {
  for (const piece of FURNITURE[room] ?? []) put(canvas, piece);
  if (room !== MEETING_ROOM) return;
  const corner = [LEFT + 350, BACK + 322, 8] as const;
  canvas.add('object', corner[0] + corner[1] + 80, slab([104, 50, 24], corner, 6, 'shell'));
}

/** An access point hangs above its waves; other devices stand in the room. */
function putDevice(stage: Stage, index: number, spot: FloorSpot): void {
  const { canvas, devices } = stage;
  const device = devices[index] ?? devices[0];
  const drawing = stage.draw(device);
  const [x, y] = [LEFT + spot.x, BACK + spot.y];
  const [width, depth, height] = spot.room;
  const scale = Math.min(1, width / drawing.width, depth / drawing.depth, height / drawing.height);
  const jacket = index === 2 ? stage.jacket(1) : undefined;
  if (sending.has(device) && spot.room === ROOM) canvas.rings(x, y, WAVES, 'ground', jacket);
  if (device !== 'access-point') {
    canvas.put(drawing, x, y, { scale, nearer: 20, jacket });
    return;
  }
  canvas.add('air', -1, path(polyline([project(x, y), project(x, y, CEILING)]), 'dots'));
  canvas.put(drawing, x, y, { z: CEILING, scale: scale * 0.78, nearer: 400, jacket });
}

/** A floor with rooms, seen from above. */
export function drawFloor(stage: Stage): void {
  const { canvas, devices } = stage;
  canvas.tile(0, 0, WIDTH, DEPTH, 26);
  for (const wall of WALLS) put(canvas, wall);
  const everywhere = devices.length === 1 || sending.has(devices[0]);
  const count = everywhere ? Math.max(4, devices.length) : devices.length;
  for (let room = 0; room < FURNITURE.length; room++) {
    if (room >= count || sending.has(devices[room] ?? devices[0])) furnish(canvas, room);
  }
  for (const [i, spot] of SPOTS.slice(0, count).entries()) putDevice(stage, i, spot);
  stage.leave(0, -40, 'right-down');
  stage.leave(20, 0, 'left-down');
  stage.leave(60, 0, 'right-up');
}
