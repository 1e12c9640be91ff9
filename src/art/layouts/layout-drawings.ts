import type { Layout, Use } from '../kit/scene';
import type { ViewBox } from '../stage/frame';
import type { Stage } from '../stage/stage';
import { drawFloor } from './floor';
import { drawHub, drawHubTile } from './hub';
import { drawMesh, drawMeshTile } from './mesh';
import { drawPair, drawPairCell, drawPairTile } from './pair';
import { drawRow } from './row';
import { drawTile } from './single';
import { drawSite } from './site';
import { drawStack, drawStackTile } from './stack';
import { drawTiers } from './tiers';
import { drawTown, drawTownTile, townView } from './town';

type DrawLayout = (stage: Stage) => void;

interface LayoutDrawing {
  /** The whole composition. */
  large: DrawLayout;
  /** For a card: about one tile. */
  medium: DrawLayout;
  /** For a cell: one or two objects. */
  small: DrawLayout;
  /** False where left and right have a meaning. */
  mirrors: boolean;
  /** A fixed part of the plan to show, instead of a frame around all that was drawn. */
  view?: (use: Use) => ViewBox | undefined;
}

/** Which drawing of a layout each use shows. */
export const sizes: Record<Use, 'small' | 'medium' | 'large'> = {
  cell: 'small',
  card: 'medium',
  call: 'medium',
  figure: 'large',
  hero: 'large',
  home: 'large',
  banner: 'large',
  poster: 'large',
  map: 'large',
  share: 'large',
};

const everything: DrawLayout = (stage) => drawTile(stage, 7);
const three: DrawLayout = (stage) => drawTile(stage, 3);
const two: DrawLayout = (stage) => drawTile(stage, 2);
const twoStacked: DrawLayout = (stage) => drawTile(stage, 2, 2);
const threeStacked: DrawLayout = (stage) => drawTile(stage, 3, 2);

export const layoutDrawings: Record<Layout, LayoutDrawing> = {
  single: { large: everything, medium: three, small: two, mirrors: true },
  pair: { large: drawPair, medium: drawPairTile, small: drawPairCell, mirrors: true },
  tiers: { large: drawTiers, medium: threeStacked, small: twoStacked, mirrors: true },
  hub: { large: drawHub, medium: drawHubTile, small: two, mirrors: true },
  floor: { large: drawFloor, medium: three, small: two, mirrors: false },
  row: {
    large: drawRow,
    medium: drawRow,
    small: drawRow,
    mirrors: false,
    // In a banner the hall goes beyond the edge, beside the text.
    view: (use) => (use === 'banner' ? [-1440, -490, 1640, 860] : undefined),
  },
  stack: { large: drawStack, medium: drawStackTile, small: twoStacked, mirrors: true },
  site: {
    large: drawSite,
    medium: three,
    small: two,
    mirrors: false,
    // The pins of the home page are placed on its devices, so the drawing must not move.
    view: (use) => (use === 'home' ? [-660, -225, 1320, 860] : undefined),
  },
  mesh: { large: drawMesh, medium: drawMeshTile, small: drawMeshTile, mirrors: true },
  town: {
    large: (stage) => (stage.use === 'share' ? drawTownTile(stage) : drawTown(stage)),
    medium: drawTownTile,
    small: drawTownTile,
    mirrors: false,
    view: (use) => (sizes[use] === 'large' && use !== 'share' ? townView(use) : undefined),
  },
};

export const layouts = Object.keys(layoutDrawings).filter((name): name is Layout =>
  Object.hasOwn(layoutDrawings, name),
);
