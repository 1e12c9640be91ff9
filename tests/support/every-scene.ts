import { readFileSync } from 'node:fs';
import type { Device, Layout, SceneDescription } from '../../src/art/kit/scene';

interface Vocabulary {
  $defs: {
    device: { enum: Device[] };
    sceneLayout: { enum: Layout[] };
  };
}

// The schema is the one list of these names. The cast says which part of the file is read.
const schema = JSON.parse(readFileSync('site.schema.json', 'utf8')) as Vocabulary;
export const devices = schema.$defs.device.enum;
export const layouts = schema.$defs.sceneLayout.enum;

function pick(from: number, count: number): readonly [Device, ...Device[]] {
  const at = (i: number): Device => devices[(from + i * 5) % devices.length] ?? 'rack';
  return [at(0), ...Array.from({ length: count - 1 }, (_, i) => at(i + 1))];
}

/** Each layout with one to seven devices; together they have every device. */
export const scenes: readonly SceneDescription[] = layouts.flatMap((layout, l) =>
  [1, 2, 3, 4, 5, 6, 7].map((count) => ({
    layout,
    devices: pick(l * 4 + count * 3, count),
    jackets: (['coral', 'blue', 'amber'] as const).slice(0, count % 4),
  })),
);
