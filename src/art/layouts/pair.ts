import type { Device } from '../kit/scene';
import { planGroup, putGroup } from '../stage/group';
import type { Stage } from '../stage/stage';
import { station } from '../stage/station';
import { drawRadioLink } from './radio-link';

const BETWEEN = 120;
const OFFSET = 70;

type Side = readonly [Device, ...Device[]];

/** Devices alternate between the two sides; a single one is on both. */
function deal([first, second = first, ...others]: Side): readonly [here: Side, there: Side] {
  return [
    [first, ...others.filter((_, i) => i % 2 === 0)],
    [second, ...others.filter((_, i) => i % 2 === 1)],
  ];
}

function drawSides(stage: Stage, here: Side, there: Side): void {
  const { mirrored } = stage.canvas;
  const one = planGroup(stage, here);
  const other = planGroup(stage, there);
  const length = mirrored ? one.depth + other.depth : one.width + other.width;
  const half = (length / 2 + BETWEEN) / 2;
  putGroup(stage, one, [-half, -OFFSET / 2]);
  putGroup(stage, other, [half, OFFSET / 2]);
  stage.cable([-half, 0], [half, 0]);
  stage.leave(-half, 0, 'right-up');
  stage.leave(half, OFFSET, 'right-down');
  stage.leave(half, 0, 'left-down');
  stage.leave(-half, -OFFSET, 'left-up');
}

/** Two tiles that are connected: by cable, or by radio when there is a dish. */
export function drawPair(stage: Stage): void {
  if (stage.devices.includes('dish')) drawRadioLink(stage);
  else drawSides(stage, ...deal(stage.devices));
}

export function drawPairTile(stage: Stage): void {
  drawSides(stage, [stage.device(0)], [stage.device(1)]);
}

export function drawPairCell(stage: Stage): void {
  const size = [112, 104] as const;
  station(stage, stage.device(0), [-74, 0], size, { height: 120, radius: 16 });
  station(stage, stage.device(1), [74, 52], size, { height: 120, radius: 16 });
  stage.cable([-74, 0], [74, 0], [74, 52]);
}
