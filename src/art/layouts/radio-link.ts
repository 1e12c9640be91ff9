import { dishMark, mast } from '../devices/tower';
import { project, type ScreenPoint, unproject } from '../kit/geometry';
import { path } from '../kit/marks';
import { num } from '../kit/path';
import type { Device } from '../kit/scene';
import { buildings } from '../kit/traits';
import type { Stage } from '../stage/stage';
import { station } from '../stage/station';

const APART = 300;
const MAST = 110;
/** Maximum heights: a house under a mast, a dish without a house, a relay. */
const TALLEST = { house: 150, dish: 150, relay: 170 };

/** The screen positions of the relays, by their number. */
const RELAYS: readonly (readonly ScreenPoint[])[] = [
  [[0, 190]],
  [[0, 190]],
  [
    [-140, 190],
    [140, 190],
  ],
  [
    [-280, 200],
    [0, 250],
    [280, 200],
  ],
];

/** Draws a house with a mast and a dish on its roof, or a dish alone. Returns where the beam starts. */
function putEnd(stage: Stage, screenX: number): ScreenPoint {
  const { canvas } = stage;
  const [x, y] = unproject(screenX, -70);
  const house = stage.devices.find((device) => buildings.has(device));
  if (!house) {
    station(stage, 'dish', [x, y], [180, 180], { height: TALLEST.dish, largest: 1.4 });
    return canvas.locate(x, y, TALLEST.dish - 20);
  }
  const drawing = stage.draw(house);
  const scale = Math.min(1, 130 / drawing.width, TALLEST.house / drawing.height);
  const roof = drawing.height * scale - 12;
  canvas.tile(x, y, 190, 190);
  canvas.put(drawing, x, y, { scale });
  const [middleX, middleY] = canvas.mirrored ? [y, x] : [x, y];
  // The front of an office's roof is free.
  const [mastX, mastY] =
    house === 'office' ? [middleX + 26 * scale, middleY + 20 * scale] : [middleX, middleY];
  canvas.add('air', 0, mast(mastX - 11, mastY - 11, roof, MAST, 22, 5));
  const dish = project(mastX, mastY, roof + MAST - 14);
  canvas.add('air', 1, dishMark(dish[0], dish[1], 1.1, dish[0] > 0, 'blue'));
  canvas.reach(x, y, roof + MAST + 10);
  return dish;
}

function putRelay(stage: Stage, device: Device, screenX: number, screenY: number): ScreenPoint {
  const [x, y] = unproject(screenX, screenY);
  station(stage, device, [x, y], [150, 140], { height: TALLEST.relay });
  return stage.canvas.locate(x, y, Math.min(TALLEST.relay, stage.draw(device).height) * 0.86);
}

const beam = ([fromX, fromY]: ScreenPoint, [toX, toY]: ScreenPoint): string =>
  `M${num(fromX)} ${num(fromY)}L${num(toX)} ${num(toY)}`;

/** Two ends that see each other, and the relays that both see. */
export function drawRadioLink(stage: Stage): void {
  const one = putEnd(stage, -APART);
  const other = putEnd(stage, APART);
  const house = stage.devices.findIndex((device) => buildings.has(device));
  const relays = stage.devices.filter((device, i) => device !== 'dish' && i !== house).slice(0, 3);
  const spots = RELAYS[relays.length] ?? [];
  let beams = `M${num(one[0])} ${num(one[1])}Q0 ${num(one[1] - 130)} ${num(other[0])} ${num(other[1])}`;
  for (const [i, [screenX, screenY]] of spots.entries()) {
    const top = putRelay(stage, relays[i] ?? 'tower', screenX, screenY);
    if (top[0] < 200) beams += beam(stage.canvas.mirrored ? other : one, top);
    if (top[0] > -200) beams += beam(stage.canvas.mirrored ? one : other, top);
  }
  stage.canvas.add('air', -1, path(beams, 'beam'));
}
