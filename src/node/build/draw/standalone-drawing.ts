import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { drawScene } from '../../../art/draw-scene';
import type { SceneDescription, Use } from '../../../art/kit/scene';
import { artDefs } from '../../../art/paint/defs';
import { createPaint, type Paint } from '../../../art/paint/paint';

const sheet = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

/** The style sheets that give drawings their colors, in the order of their layers. */
export const artStyleSheets = ['app/styles/tokens.css', 'art/art.css'].map(sheet);

/** What is around a drawing on a page, as classes. The dark theme has the colors of a dark section; blue is blue in both. */
const classes = { light: [], dark: ['ink'], blue: ['blue'] } as const;
export type Surface = keyof typeof classes;
export const isSurface = (name: string): name is Surface => Object.hasOwn(classes, name);

const paints = new Map<Surface, Paint>();

function paintOn(surface: Surface): Paint {
  const css = () => artStyleSheets.map((file) => readFileSync(file, 'utf8')).join('\n');
  const paint = paints.get(surface) ?? createPaint(css(), classes[surface]);
  paints.set(surface, paint);
  return paint;
}

/** A scene as a separate file: literal colors, its gradients inside. */
export function standaloneDrawing(
  scene: SceneDescription,
  use: Use,
  seed: string,
  surface: Surface = 'light',
): string {
  return paintOn(surface)(drawScene(scene, use, seed))
    .replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"')
    .replace('>', `>${artDefs('light')}`)
    .concat('\n');
}
