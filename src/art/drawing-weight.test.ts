import { brotliCompressSync, constants } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { scenes } from '../../tests/support/every-scene';
import { drawScene } from './draw-scene';
import type { Use } from './kit/scene';
import { artDefs } from './paint/defs';
import { uses } from './stage/frame';

const weigh = (svg: string, quality = constants.BROTLI_MAX_QUALITY): number =>
  brotliCompressSync(svg, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;

/** The best quality takes ten times as long, so it is tried where a quick one is not enough. */
const fits = (svg: string, bytes: number): boolean => weigh(svg, 5) <= bytes || weigh(svg) <= bytes;

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
