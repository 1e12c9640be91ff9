import { face } from './face';
import { project, type ScreenPoint } from './geometry';
import type { Outline } from './outline';
import { polygon, polyline } from './path';

/** The runs of edges that look to the front: those whose outward normal has nx + ny > 0. */
function frontRuns(outline: Outline, points: readonly ScreenPoint[]): ScreenPoint[][] {
  const faces = outline.map(([x, y], i) => {
    const [nextX, nextY] = outline[(i + 1) % outline.length] ?? [x, y];
    return nextY - y - (nextX - x) > 1e-6;
  });
  const firstBack = Math.max(0, faces.indexOf(false));
  const runs: ScreenPoint[][] = [];
  let run: ScreenPoint[] | undefined;
  for (let k = 0; k < outline.length; k++) {
    const i = (firstBack + k) % outline.length;
    const here = points[i];
    const next = points[(i + 1) % outline.length];
    if (!faces[i] || !here || !next) {
      run = undefined;
    } else if (run) {
      run.push(next);
    } else {
      run = [here, next];
      runs.push(run);
    }
  }
  return runs;
}

interface SlabOptions {
  top?: string;
  edge?: boolean;
}

/** Any clockwise outline, drawn up to a height. */
export function slab(
  outline: Outline,
  [x, y, z]: readonly [number, number, number],
  height: number,
  material: string,
  { top = '', edge = false }: SlabOptions = {},
): string {
  const points = outline.map(([u, v]) => project(x + u, y + v, z + height));
  const runs = frontRuns(outline, points);
  const side = runs
    .map((run) => polygon([...run, ...run.map(([u, v]) => [u, v + height] as const).reverse()]))
    .join('');
  return (
    `<g class="a-${material}"><path class="s" d="${side}"/><path class="t" d="${polygon(points)}"/>` +
    `${edge ? `<path class="e" d="${runs.map(polyline).join('')}"/>` : ''}</g>` +
    face('top', x, y, z + height, top)
  );
}
