import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { drawScene } from '../../art/draw-scene';
import type { SceneDescription, Use } from '../../art/kit/scene';
import { artDefs } from '../../art/paint/defs';
import { createPaint } from '../../art/paint/paint';

const sheet = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** The style sheets that give drawings their colors, in the order of their layers. */
export const artStyleSheets = ['app/styles/tokens.css', 'art/art.css'].map(sheet);

/** A scene as a separate file: literal colors of the light theme, its gradients inside. */
export function standaloneDrawing(scene: SceneDescription, use: Use, seed: string): string {
  const paint = createPaint(artStyleSheets.map((file) => readFileSync(file, 'utf8')).join('\n'));
  return paint(drawScene(scene, use, seed))
    .replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"')
    .replace('>', `>${artDefs('light')}`)
    .concat('\n');
}
