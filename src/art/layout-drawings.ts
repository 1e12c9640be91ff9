import type { Window } from './frame';
import { drawFloor } from './layouts/floor';
import { drawHub } from './layouts/hub';
import { drawMesh } from './layouts/mesh';
import { drawPair } from './layouts/pair';
import { drawRow } from './layouts/row';
import { drawSingle } from './layouts/single';
import { drawSite } from './layouts/site';
import { drawStack } from './layouts/stack';
import { drawTiers } from './layouts/tiers';
import { drawTown } from './layouts/town';
import type { Layout, Use } from './scene';
import type { Stage } from './stage';

interface LayoutDrawing {
  draw: (stage: Stage) => void;
  /** A card too, where `draw` needs more room. */
  card?: (stage: Stage) => void;
  /** A cell has room for one tile: most layouts show their first devices there as one group. */
  cell: (stage: Stage) => void;
  /** False where left and right are part of the plan. */
  mirrors: boolean;
  /** A part of the plan that such a picture shows, instead of a frame around what was drawn. */
  windows?: Partial<Record<Use, Window>>;
}

const oneTile = (stage: Stage): void => drawSingle(stage);
const twoLayers = (stage: Stage): void => drawSingle(stage, 2);

const TOWN: Window = [-560, -210, 1120, 480];

export const layoutDrawings: Record<Layout, LayoutDrawing> = {
  single: { draw: oneTile, cell: oneTile, mirrors: true },
  pair: { draw: drawPair, cell: drawPair, mirrors: true },
  tiers: { draw: drawTiers, cell: twoLayers, card: twoLayers, mirrors: true },
  hub: { draw: drawHub, cell: oneTile, mirrors: true },
  floor: { draw: drawFloor, cell: drawFloor, mirrors: false },
  row: { draw: drawRow, cell: drawRow, mirrors: false },
  stack: { draw: drawStack, cell: twoLayers, mirrors: true },
  // The pins of the home page lie where the places are, so its picture never moves.
  site: {
    draw: drawSite,
    cell: oneTile,
    card: oneTile,
    mirrors: false,
    windows: { home: [-660, -225, 1320, 860] },
  },
  mesh: { draw: drawMesh, cell: drawMesh, mirrors: true },
  town: {
    draw: drawTown,
    cell: drawTown,
    mirrors: false,
    windows: { map: TOWN, hero: TOWN, home: TOWN, figure: TOWN, banner: TOWN, poster: TOWN },
  },
};
