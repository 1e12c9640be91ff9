import { unproject } from '../geometry';
import { planGroup, putGroup } from '../group';
import type { Stage } from '../stage';
import { station } from '../station';
import { flat } from '../traits';

/** Further devices than one tile can carry stand on small tiles around it. */
const AROUND = [
  [330, 120],
  [-330, 120],
  [330, -150],
] as const;

/** A vendor's families on one large tile: a stack behind, small things before it. */
export function drawStack(stage: Stage): void {
  const { devices, use } = stage;
  const [first] = devices;
  const base = flat.has(first) ? first : (devices.find((device) => flat.has(device)) ?? first);
  const others = [...devices];
  others.splice(others.indexOf(base), 1);
  const inside = others.slice(0, 4);
  const low = use === 'card' || use === 'call';
  const group = planGroup(
    stage,
    [base, ...inside.slice(0, low ? 2 : 4)],
    low ? 2 : base === 'storage' ? 2 : 4,
  );
  putGroup(stage, group, [0, 0], [group.width + 12, group.depth + 12], 32);
  for (const [i, device] of (low ? [] : others.slice(4)).entries()) {
    const spot = AROUND[i];
    if (!spot) break;
    const [screenX, screenY] = spot;
    const [x, y] = unproject(screenX, screenY);
    station(stage, device, [x, y], [130, 120], { height: 120, radius: 18 });
    stage.cable([0, y], [x, y]);
  }
  stage.leave(0, -20, 'right-down');
  stage.leave(group.width * 0.2, 0, 'right-up');
  stage.leave(-group.width * 0.1, 0, 'left-down');
  if (use === 'call' || use === 'figure' || use === 'poster') stage.leave(0, 10, 'left-up');
}
