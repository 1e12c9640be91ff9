import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { layouts, scenes } from '../../tests/support/every-scene';
import { drawScene } from './draw-scene';
import { Canvas } from './stage/canvas';
import { frames, uses } from './stage/frame';

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

  it('a town is larger than its box only where the box does not cut it', () => {
    const houses = (use: 'hero' | 'poster') =>
      drawScene({ layout: 'town', devices: ['office'] }, use, '/a').match(/a-shell/g)?.length ?? 0;
    expect(frames.hero.height - frames.poster.height).toBe(10);
    expect(houses('hero')).toBeGreaterThan(houses('poster') * 1.3);
  });

  it.each(uses)('for the use %s is an SVG that a strict content security policy allows', (use) => {
    const { width, height } = frames[use];
    for (const scene of scenes) {
      const svg = drawScene(scene, use, '/a');
      expect(svg).toMatch(/^<svg class="art j-[a-z]+" viewBox="0 0 \d+ \d+"[^>]* aria-hidden="true">/);
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
