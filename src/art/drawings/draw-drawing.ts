import { createRandom } from '../kit/random';
import type { Use } from '../kit/scene';
import { frames } from '../stage/frame';
import { city } from './city';
import type { DrawingDescription, DrawKind, Kind } from './drawing';
import { grain } from './grain';
import { grid } from './grid';
import { hills } from './hills';
import { inlay } from './inlay';
import { leaves } from './leaves';
import { stars } from './stars';
import { table } from './table';
import { waves } from './waves';

const drawings: Readonly<Record<Kind, DrawKind>> = {
  waves,
  hills,
  leaves,
  grid,
  city,
  stars,
  table,
  grain,
  inlay,
};

export type Box = readonly [width: number, height: number];

/** A drawing fills its box as a photo does, so some are not those of scenes; in a link picture it is the right part. */
const boxes: Partial<Record<Use, Box>> = { hero: [720, 640], home: [1440, 520], share: [560, 630] };

/** A street is lower than hills. */
const street: Box = [1440, 300];

/** What the drawing of a use is composed for. */
export const boxOf = (use: Use): Box => boxes[use] ?? [frames[use].width, frames[use].height];

/** Where texts end that stand on a drawing, as a part of its width. */
const textEnd: Partial<Record<Use, number>> = { banner: 0.46 };

/** What is cut off where a box is wider: not the ground that something stands on. */
const isStanding = ({ kind, form }: DrawingDescription): boolean =>
  kind === 'hills' || kind === 'city' || (kind === 'leaves' && form !== 'hanging');

/** The section is seen behind the lines. */
const isClear = ({ kind, form }: DrawingDescription): boolean =>
  kind === 'grid' || (kind === 'city' && form !== 'flat');

/**
 * Draws a drawing as an SVG element for a use, in its box or in another one. The same description and seed give the same
 * bytes, but for the `id`.
 */
export function drawDrawing(
  drawing: DrawingDescription,
  use: Use,
  seed: string,
  id: string,
  [width, height] = drawing.kind === 'city' && use === 'home' ? street : boxOf(use),
): string {
  const { kind, form, things = [] } = drawing;
  const random = createRandom(`${drawing.seed ?? seed} ${kind}`);
  const left = Math.round(width * (textEnd[use] ?? 0));
  const drawn = drawings[kind]({ width, height, left, random, form, things, id });
  const name = isClear(drawing) ? 'picture drawing drawing-clear' : 'picture drawing';
  const fit = isStanding(drawing) ? 'xMidYMax slice' : 'xMidYMid slice';
  return `<svg class="${name}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="${fit}" aria-hidden="true">${drawn}</svg>`;
}
