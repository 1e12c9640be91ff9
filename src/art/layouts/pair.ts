import { dishMark, mast } from '../devices/tower';
import { project, unproject } from '../geometry';
import { planGroup, putGroup } from '../group';
import type { Device } from '../scene';
import type { Stage } from '../stage';
import { station } from '../station';
import { buildings } from '../traits';

function joinedByAir(stage: Stage): void {
  const { canvas } = stage;
  const place = stage.devices.find((device) => buildings.has(device)) ?? stage.devices[0];
  const ends = [
    [-300, -70],
    [300, -70],
  ] as const;
  const tops = ends.map(([screenX, screenY], i) => {
    const [x, y] = unproject(screenX, screenY);
    const drawing = stage.draw(place);
    const scale = Math.min(1, 130 / drawing.width, 150 / drawing.height);
    canvas.tile(x, y, 190, 190);
    canvas.put(drawing, x, y, { scale });
    const [mastX, mastY] = canvas.mirrored ? [y, x] : [x, y];
    const roof = drawing.height * scale - 12;
    canvas.add('air', 0, mast(mastX - 11, mastY - 11, roof, 110, 22, 5));
    const [topX, topY] = project(mastX, mastY, roof + 96);
    const right = canvas.mirrored ? i === 0 : i === 1;
    canvas.add('air', 1, dishMark(topX, topY, 1.1, right, 'blue'));
    canvas.reach(x, y, roof + 120);
    return [topX + (right ? -20 : 20), topY - 5] as const;
  });
  const others = stage.devices.filter((device) => device !== place && device !== 'dish');
  const middle = others[0] ?? 'tower';
  const [x, y] = unproject(0, 190);
  const relay = stage.draw(middle);
  station(stage, middle, [x, y], [160, 150], { height: 170 });
  const [relayX, relayY] = project(
    ...(canvas.mirrored ? ([y, x] as const) : ([x, y] as const)),
    Math.min(150, relay.height * 0.84),
  );
  const [one, other] = tops;
  if (!one || !other) return;
  canvas.add(
    'air',
    2,
    `<path class="a-beam" d="M${one[0]} ${one[1]}Q${(one[0] + other[0]) / 2} ${one[1] - 130} ${other[0]} ${other[1]}M${one[0]} ${one[1]}L${relayX - 14} ${relayY}M${relayX + 14} ${relayY}L${other[0]} ${other[1]}"/>`,
  );
}

function deal(devices: readonly Device[]): readonly [Device[], Device[]] {
  const here: Device[] = [];
  const there: Device[] = [];
  devices.forEach((device, i) => {
    (i % 2 ? there : here).push(device);
  });
  return [here, there];
}

/** Two places that are joined: by cable, or through the air when there is a dish. */
export function drawPair(stage: Stage): void {
  const { canvas, devices, use } = stage;
  if (use === 'cell') {
    const [x, y] = [74, 0];
    station(stage, stage.device(0), [-x, -y], [112, 104], { height: 120, radius: 16 });
    station(stage, stage.device(1), [x, 52], [112, 104], { height: 120, radius: 16 });
    stage.cable([-x, 0], [x, 0], [x, 52]);
    return;
  }
  if (devices.includes('dish') && use !== 'card') {
    joinedByAir(stage);
    return;
  }
  const small = use === 'card';
  const [here, there] = deal(devices.length === 1 ? [devices[0], devices[0]] : devices);
  const one = planGroup(stage, small ? here.slice(0, 1) : here);
  const other = planGroup(stage, small ? there.slice(0, 1) : there);
  const [oneLong, otherLong] = canvas.mirrored ? [one.depth, other.depth] : [one.width, other.width];
  const apart = (oneLong + otherLong) / 2 + 120;
  const offset = 70;
  putGroup(stage, one, [-apart / 2, -offset / 2]);
  putGroup(stage, other, [apart / 2, offset / 2]);
  stage.cable([-apart / 2, 0], [apart / 2, 0]);
  stage.leave(-apart / 2, 0, 'right-up');
  stage.leave(apart / 2, offset, 'right-down');
  stage.leave(apart / 2, 0, 'left-down');
  if (!small) stage.leave(-apart / 2, 0, 'left-up');
}
