/** A device at its natural size, drawn from the back corner of its footprint. Its colored parts take `--c`. */
export interface Drawing {
  /** Shadows and waves, which lie under every object of the scene. */
  ground: string;
  body: string;
  width: number;
  depth: number;
  height: number;
}

/** A device has a few patterns of lights and fittings, so that two of them side by side differ. */
export type DrawDevice = (pattern: number) => Drawing;

export const PATTERNS = 3;
