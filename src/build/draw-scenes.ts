import { drawScene } from '../art/draw-scene';
import type { StaticUse } from '../blocks/static';
import type { StaticPart } from '../site/site';

type ScenePart = Extract<StaticPart, { kind: 'scene' }>;
type SceneUse = Exclude<StaticUse, 'icon' | 'logo'>;

/** Arrangements of one scene. More would hardly be told apart, and fewer pictures have to be drawn and kept. */
const arrangements = 32;

/** Keeps memory flat on sites with very many scenes: about 5 KB each. */
const kept = 8192;

/** FNV-1a. */
function hash(text: string): number {
  let value = 2166136261;
  for (let index = 0; index < text.length; index += 1)
    value = Math.imul(value ^ text.charCodeAt(index), 16777619);
  return value >>> 0;
}

/** Draws scenes and keeps them: large sites show the same equipment on many pages. */
export function createSceneDraw(): (part: ScenePart, use: SceneUse) => string {
  const drawn = new Map<string, string>();
  return ({ scene, seed }, use) => {
    const { layout, devices, jackets } = scene;
    const arrangement = String(hash(seed) % arrangements);
    const key = [use, layout, devices.join(), jackets?.join(), arrangement].join(' ');
    const known = drawn.get(key);
    if (known !== undefined) return known;
    const svg = drawScene({ layout, devices, ...(jackets && { jackets }) }, use, arrangement);
    if (drawn.size >= kept) drawn.clear();
    drawn.set(key, svg);
    return svg;
  };
}
