import { below } from '../kit/random';
import type { Use } from '../kit/scene';
import { racks } from '../kit/traits';
import type { Stage } from '../stage/stage';

/** How long the row is, in scene units. */
const LENGTH: Record<Use, number> = {
  hero: 470,
  home: 560,
  cell: 160,
  card: 230,
  figure: 400,
  banner: 1080,
  call: 330,
  poster: 560,
  map: 560,
  share: 380,
};

/** How many other devices are in front of the row. */
const BEFORE: Record<Use, number> = {
  hero: 6,
  home: 6,
  cell: 0,
  card: 2,
  figure: 6,
  banner: 6,
  call: 2,
  poster: 6,
  map: 6,
  share: 6,
};

const MARGIN = 34;
const GAP = 20;
/** Low devices are enlarged up to this height, so that a row of them doesn't look thin. */
const ROW_HEIGHT = 130;

interface Row {
  length: number;
  depth: number;
  put: (y: number) => void;
}

function planRow(stage: Stage): Row {
  const { canvas, devices, use } = stage;
  const [first] = devices;
  const sample = stage.draw(first);
  const touching = racks.has(first);
  const large = use === 'cell' || use === 'card' ? 1 : 1.6;
  const scale = touching ? 1 : Math.min(large, Math.max(1, ROW_HEIGHT / sample.height));
  const pitch = sample.width * scale + (touching ? 1.5 : 18);
  const count = Math.max(2, Math.round(LENGTH[use] / pitch));
  const length = count * pitch;
  const depth = sample.depth * scale;
  const put = (y: number) => {
    for (let i = 0; i < count; i++) {
      const x = -length / 2 + (i + 0.5) * pitch;
      canvas.put(stage.draw(first), x, y + depth / 2, { scale, jacket: stage.jacket(i) });
    }
  };
  return { length, depth, put };
}

/** The other devices in front of the row; a long row repeats them. */
function planFront(stage: Stage, length: number): Row {
  const others = stage.devices.slice(1, 1 + BEFORE[stage.use]);
  const repeats =
    stage.use === 'banner' && others.length > 0 ? Math.max(1, Math.floor(5 / others.length)) : 1;
  const shown = Array.from({ length: repeats }, () => others)
    .flat()
    .map((device) => {
      const drawing = stage.draw(device);
      const room = (length / (others.length * repeats)) * 0.9;
      const scale = Math.min(
        1,
        100 / drawing.height,
        Math.min(room, 120) / drawing.width,
        84 / drawing.depth,
      );
      return { drawing, scale };
    });
  const depth = Math.max(0, ...shown.map(({ drawing, scale }) => drawing.depth * scale));
  const put = (y: number) => {
    for (const [i, { drawing, scale }] of shown.entries()) {
      stage.canvas.put(drawing, -length / 2 + ((i + 0.5) * length) / shown.length, y + depth / 2, { scale });
    }
  };
  return { length, depth, put };
}

/** A hall: the first device repeated along one tile, the others in front of it. */
export function drawRow(stage: Stage): void {
  const { canvas, use } = stage;
  const row = planRow(stage);
  const front = planFront(stage, row.length);
  const depth = row.depth + 2 * MARGIN + (front.depth ? front.depth + GAP : 0);
  canvas.tile(0, 0, row.length + 2 * MARGIN, depth, use === 'cell' ? 18 : 30);
  row.put(-depth / 2 + MARGIN);
  front.put(depth / 2 - MARGIN - front.depth);
  if (use === 'cell') {
    if (below(stage.random, 2)) stage.leave(row.length * 0.3, 0, 'right-up');
    return;
  }
  const cables = Math.max(1, Math.round(row.length / 260));
  for (let i = 0; i < cables; i++) {
    stage.leave(-row.length / 2 + ((i + 0.6) * row.length) / cables, 0, 'left-down');
  }
  stage.leave(row.length * 0.2, 0, 'right-up');
  if (use !== 'banner') stage.leave(0, depth * 0.1, 'right-down');
}
