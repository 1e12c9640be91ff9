import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { afterEach, describe, expect, expectTypeOf, it, vi } from 'vitest';
import type { Scene } from '../site/schema/types.gen';
import type { StaticUse } from '../ui/static';
import { deviceDrawing } from './devices/device-drawings';
import { drawScene } from './draw-scene';
import type { Device, Jacket, Layout, SceneDescription, Use } from './kit/scene';
import { layoutDrawings } from './layouts/layout-drawings';
import { artDefs } from './paint/defs';
import { Canvas } from './stage/canvas';
import { frames, uses } from './stage/frame';

interface Vocabulary {
  $defs: {
    device: { enum: Device[] };
    scene: { properties: { layout: { enum: Layout[] } } };
  };
}

// The schema is the one list of these names. The cast says which part of the file is read.
const schema = JSON.parse(readFileSync('site.schema.json', 'utf8')) as Vocabulary;
const devices = schema.$defs.device.enum;
const layouts = schema.$defs.scene.properties.layout.enum;

function pick(from: number, count: number): readonly [Device, ...Device[]] {
  const at = (i: number): Device => devices[(from + i * 5) % devices.length] ?? 'rack';
  return [at(0), ...Array.from({ length: count - 1 }, (_, i) => at(i + 1))];
}

/** Each layout with one to seven devices; together they have every device. */
const scenes: readonly SceneDescription[] = layouts.flatMap((layout, l) =>
  [1, 2, 3, 4, 5, 6, 7].map((count) => ({
    layout,
    devices: pick(l * 4 + count * 3, count),
    jackets: (['coral', 'blue', 'amber'] as const).slice(0, count % 4),
  })),
);

const weigh = (svg: string, quality = constants.BROTLI_MAX_QUALITY): number =>
  brotliCompressSync(svg, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;

/** The best quality takes ten times as long, so it is tried where a quick one is not enough. */
const fits = (svg: string, bytes: number): boolean => weigh(svg, 5) <= bytes || weigh(svg) <= bytes;

describe('the types of art', () => {
  it('are those of the schema', () => {
    expectTypeOf<Layout>().toEqualTypeOf<Scene['layout']>();
    expectTypeOf<Device>().toEqualTypeOf<Scene['devices'][number]>();
    expectTypeOf<Jacket>().toEqualTypeOf<NonNullable<Scene['jackets']>[number]>();
  });

  it('name every use of a drawing in the interface, and the link picture', () => {
    expectTypeOf<Use>().toEqualTypeOf<Exclude<StaticUse, 'icon' | 'logo'> | 'share'>();
  });
});

describe('a scene', () => {
  it('is the same bytes for the same description and seed', () => {
    for (const scene of scenes) {
      expect(drawScene(scene, 'hero', '/a')).toBe(drawScene({ ...scene }, 'hero', '/a'));
    }
  });

  it.each(layouts)('with the layout %s differs from page to page', (layout) => {
    const scene = { layout, devices: ['rack', 'switch', 'laptop'] } as const;
    const pictures = new Set(['/a', '/b', '/c', '/d'].map((seed) => drawScene(scene, 'hero', seed)));
    expect(pictures.size).toBeGreaterThan(2);
  });

  it('uses its own seed before that of the page', () => {
    const scene = { layout: 'tiers', devices: ['rack', 'switch'], seed: 'mine' } as const;
    expect(drawScene(scene, 'hero', '/a')).toBe(drawScene(scene, 'hero', '/b'));
  });

  it.each(uses)('for the use %s is an SVG that a strict content security policy allows', (use) => {
    const { width, height } = frames[use];
    for (const scene of scenes) {
      const svg = drawScene(scene, use, '/a');
      expect(svg).toMatch(
        /^<svg class="art j-[a-z]+" viewBox="0 0 \d+ \d+"[^>]* aria-hidden="true" focusable="false">/,
      );
      expect(svg).toContain(`viewBox="0 0 ${width} ${height}"`);
      expect(svg).not.toMatch(/style|NaN|undefined|Infinity|<script|href|id=/);
      // An attribute that appears twice is not valid XML.
      expect(svg).not.toMatch(/ ([\w-]+)="[^"]*"[^>]* \1=/);
      expect(svg.match(/<(g|svg)\b/g)?.length).toBe(svg.match(/<\/(g|svg)>/g)?.length);
    }
  });

  it('has no cable when the scene has no jackets', () => {
    for (const layout of layouts) {
      const svg = drawScene({ layout, devices: ['switch', 'laptop', 'rack'], jackets: [] }, 'hero', '/a');
      expect(svg).not.toContain('a-cable');
    }
  });

  it('uses only classes that art.css knows', () => {
    const css = readFileSync('src/art/art.css', 'utf8');
    const known = new Set(css.match(/\.(?:a|j)-[a-z0-9-]+/g));
    const used = new Set(
      scenes.flatMap((scene) =>
        uses.flatMap((use) => drawScene(scene, use, '/a').match(/\b[aj]-[a-z0-9-]+/g) ?? []),
      ),
    );
    expect([...used].filter((name) => !known.has(`.${name}`))).toEqual([]);
  });
});

describe('a composition', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it.each(layouts)('of the layout %s has no cable that ends in the air, and no empty tile', (layout) => {
    const tiles = vi.spyOn(Canvas.prototype, 'tile');
    const cables = vi.spyOn(Canvas.prototype, 'cable');
    const objects = vi.spyOn(Canvas.prototype, 'put');
    for (const use of uses) {
      for (const scene of scenes.filter((one) => one.layout === layout)) {
        vi.clearAllMocks();
        drawScene(scene, use, '/a');
        const inside = (x: number, y: number) =>
          tiles.mock.calls.some(
            ([u, v, width, depth]) => Math.abs(x - u) < width / 2 && Math.abs(y - v) < depth / 2,
          );
        for (const [spots] of cables.mock.calls) {
          for (const [x, y] of [spots.at(0), spots.at(-1)].filter((spot) => spot !== undefined)) {
            expect(inside(x, y) || Math.max(Math.abs(x), Math.abs(y)) > 1000).toBe(true);
          }
        }
        if (layout === 'town') continue;
        for (const [u, v, width, depth] of tiles.mock.calls) {
          const carries = objects.mock.calls.some(
            ([, x, y]) => Math.abs(x - u) < width / 2 && Math.abs(y - v) < depth / 2,
          );
          expect(carries).toBe(true);
        }
      }
    }
  });
});

describe('the weight after brotli', () => {
  /** In KB. A link picture is a PNG, so the drawing in it is never sent. */
  const limits: Record<Exclude<Use, 'share'>, number> = {
    cell: 1.5,
    card: 2.5,
    hero: 12,
    home: 9,
    banner: 6,
    figure: 12,
    call: 6,
    poster: 12,
    map: 19,
  };

  it.each(uses.filter((use) => use !== 'share'))('of a %s is within its limit', (use) => {
    const heavy = scenes
      .map((scene) => [drawScene(scene, use, '/a'), scene.layout, scene.devices.join(' ')] as const)
      .filter(([svg]) => !fits(svg, limits[use] * 1024));
    expect(heavy.map(([svg, ...names]) => [weigh(svg), ...names])).toEqual([]);
  });

  it('of the shared gradients is small', () => {
    expect(weigh(artDefs())).toBeLessThan(700);
  });
});

describe('the tables', () => {
  it('draw every device of the schema in each pattern', () => {
    for (const device of devices) {
      for (const pattern of [0, 1, 2]) {
        const { body, width, depth, height } = deviceDrawing(device, pattern);
        expect(body).not.toBe('');
        expect(Math.min(width, depth, height)).toBeGreaterThan(0);
      }
    }
  });

  it('draw every layout of the schema', () => {
    expect(Object.keys(layoutDrawings).sort()).toEqual([...layouts].sort());
  });
});
