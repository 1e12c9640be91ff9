import type { Device, Jacket } from '../kit/scene';
import { floating } from '../kit/traits';
import type { Stage } from './stage';

const MARGIN = 20;

interface StationOptions {
  /** The maximum height of its object. */
  height?: number;
  jacket?: Jacket;
  radius?: number;
  largest?: number;
  /** False where the layout draws the waves. */
  waves?: boolean;
}

/** A tile with one object, as large as the tile allows. */
export function station(
  stage: Stage,
  device: Device,
  [x, y]: readonly [number, number],
  [width, depth]: readonly [number, number],
  { height = 200, jacket, radius = 22, largest = 1.25, waves = true }: StationOptions = {},
): void {
  const { canvas } = stage;
  const drawn = stage.draw(device);
  const drawing = waves ? drawn : { ...drawn, ground: '' };
  // On a mirrored plan the tile is turned, but its object isn't.
  const [room, roomDepth] = canvas.mirrored ? [depth, width] : [width, depth];
  const scale = Math.min(
    largest,
    (room - 2 * MARGIN) / drawing.width,
    (roomDepth - 2 * MARGIN) / drawing.depth,
    height / drawing.height,
  );
  canvas.tile(x, y, width, depth, radius);
  canvas.put(drawing, x, y, { scale, jacket, nearer: floating.has(device) ? 1 : 0 });
}
