import { dishMark, mast } from '../devices/tower';
import { type ScreenPoint, unproject } from '../geometry';
import { path } from '../marks';
import { num } from '../path';
import type { Stage } from '../stage';
import { station } from '../station';
import { buildings } from '../traits';

const APART = 300;
const TILE = 190;
const MAST = 110;
/** The tallest a house under a mast and the relay may be. */
const TALLEST = { house: 150, relay: 170 };

/** A house with a mast and a dish on its roof. Answers the place of the dish. */
function putEnd(stage: Stage, x: number, y: number): ScreenPoint {
  const { canvas } = stage;
  const place = stage.devices.find((device) => buildings.has(device)) ?? stage.devices[0];
  const drawing = stage.draw(place);
  const scale = Math.min(1, 130 / drawing.width, TALLEST.house / drawing.height);
  const roof = drawing.height * scale - 12;
  canvas.tile(x, y, TILE, TILE);
  canvas.put(drawing, x, y, { scale });
  const [mastX, mastY] = canvas.mirrored ? [y, x] : [x, y];
  canvas.add('air', 0, mast(mastX - 11, mastY - 11, roof, MAST, 22, 5));
  const dish = canvas.locate(x, y, roof + MAST - 14);
  canvas.add('air', 1, dishMark(dish[0], dish[1], 1.1, dish[0] > 0, 'blue'));
  canvas.reach(x, y, roof + MAST + 10);
  return dish;
}

const beam = ([fromX, fromY]: ScreenPoint, [toX, toY]: ScreenPoint): string =>
  `M${num(fromX)} ${num(fromY)}L${num(toX)} ${num(toY)}`;

/** Two houses that see each other, and one that both see. */
export function drawRadioLink(stage: Stage): void {
  const { canvas, devices } = stage;
  const one = putEnd(stage, ...unproject(-APART, -70));
  const other = putEnd(stage, ...unproject(APART, -70));
  const relay = devices.find((device) => device !== 'dish' && !buildings.has(device)) ?? 'tower';
  const [x, y] = unproject(0, 190);
  station(stage, relay, [x, y], [160, 150], { height: TALLEST.relay });
  const top = canvas.locate(x, y, Math.min(TALLEST.relay, stage.draw(relay).height) * 0.86);
  const arc = `M${num(one[0])} ${num(one[1])}Q${num((one[0] + other[0]) / 2)} ${num(one[1] - 130)} ${num(other[0])} ${num(other[1])}`;
  canvas.add('air', -1, path(arc + beam(one, top) + beam(other, top), 'a-beam'));
}
