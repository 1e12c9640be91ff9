import { createRandom } from './kit/random';
import type { Jacket, SceneDescription, Use } from './kit/scene';
import { layoutDrawings, sizes } from './layouts/layout-drawings';
import { Canvas } from './stage/canvas';
import { cover, frames, place } from './stage/frame';
import { Stage } from './stage/stage';

const plain: readonly [Jacket, ...Jacket[]] = ['blue', 'teal', 'amber'];

/** Draws a scene as an SVG element for a use. The same description and seed give the same bytes. */
export function drawScene(scene: SceneDescription, use: Use, seed: string): string {
  const { width, height, fills } = frames[use];
  const layout = layoutDrawings[scene.layout];
  const random = createRandom(`${scene.seed ?? seed} ${scene.layout} ${scene.devices.join(' ')}`);
  const mirrored = random() < 0.5 && layout.mirrors;
  const canvas = new Canvas(mirrored);
  const [first = plain[0], ...others] = scene.jackets ?? plain;
  const plugged = scene.jackets?.length !== 0;
  const stage = new Stage(canvas, scene.devices, [first, ...others], random, use, plugged);
  layout[sizes[use]](stage);
  const view = layout.view?.(use);
  const transform = view ? cover(use, view) : place(use, canvas.bounds);
  const fit = fills ? ' preserveAspectRatio="xMidYMid slice"' : '';
  return `<svg class="art j-${first}" viewBox="0 0 ${width} ${height}"${fit} aria-hidden="true"><g transform="${transform}">${canvas}</g></svg>`;
}
