/** A device at its natural size, drawn from the back corner of its footprint. Its colored parts use `--c`. */
export interface Drawing {
  /** Shadows and waves, drawn below every object of the scene. */
  ground: string;
  body: string;
  width: number;
  depth: number;
  height: number;
}

/** A device has this many patterns of lights and fittings, so that neighbors differ. */
export type DrawDevice = (pattern: number) => Drawing;

export const PATTERNS = 3;
