import type { Drawing } from '../drawing';
import { below } from '../random';
import type { Use } from '../scene';
import type { Stage } from '../stage';
import { racks } from '../traits';

/** How long the row is, in scene units. */
const lengths: Record<Use, number> = {
  hero: 470,
  home: 560,
  cell: 160,
  card: 230,
  figure: 400,
  banner: 1080,
  call: 330,
  poster: 560,
  map: 560,
};

const MARGIN = 34;
const FRONT_GAP = 20;

/** A hall: the first device again and again along one tile, the others before it. */
export function drawRow(stage: Stage): void {
  const { canvas, devices, use } = stage;
  const [first, ...others] = devices;
  const sample = stage.draw(first);
  const touching = racks.has(first);
  const pitch = sample.width + (touching ? 1.5 : 18);
  const count = Math.max(2, Math.round(lengths[use] / pitch));
  const length = count * pitch;
  const small = use === 'cell';
  const front = (small ? [] : others).map((device) => stage.draw(device));
  const scales = front.map((drawing) =>
    Math.min(0.9, 84 / drawing.height, 96 / drawing.width, 70 / drawing.depth),
  );
  const frontDepth = front.reduce((most, drawing, i) => Math.max(most, drawing.depth * (scales[i] ?? 1)), 0);
  const width = length + 2 * MARGIN;
  const depth = sample.depth + 2 * MARGIN + (front.length ? frontDepth + FRONT_GAP : 0);
  canvas.tile(0, 0, width, depth, small ? 18 : 30);
  const back = -depth / 2 + MARGIN;
  for (let i = 0; i < count; i++) {
    canvas.put(stage.draw(first), -length / 2 + (i + 0.5) * pitch, back + sample.depth / 2, {
      jacket: stage.jacket(i),
    });
  }
  const repeats = use === 'banner' && front.length ? Math.max(1, Math.floor(5 / front.length)) : 1;
  const shown: readonly Drawing[] = Array.from({ length: repeats }, () => front).flat();
  shown.forEach((drawing, i) => {
    const x = -length / 2 + ((i + 0.5) * length) / shown.length;
    canvas.put(drawing, x, depth / 2 - MARGIN - frontDepth / 2, { scale: scales[i % front.length] ?? 1 });
  });
  if (small) {
    if (below(stage.random, 2)) stage.leave(length * 0.3, 0, 'right-up');
    return;
  }
  const cables = Math.max(1, Math.round(length / 260));
  for (let i = 0; i < cables; i++)
    stage.leave(-length / 2 + ((i + 0.6) * length) / cables, 0, 'left-down', use === 'banner');
  stage.leave(length * 0.2, 0, 'right-up');
  if (use !== 'banner') stage.leave(0, depth * 0.1, 'right-down');
}
