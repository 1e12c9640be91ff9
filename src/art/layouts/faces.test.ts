import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { drawMapFace } from './map-face';
import { drawVideoFace } from './video-face';

const seeds = ['0', '1', '2', '3', '4', '5', '6', '7'];

test.each([
  ['video', drawVideoFace],
  ['map', drawMapFace],
])('the face of a %s is the same for a seed, differs from others, and is light', (_, draw) => {
  const drawings = seeds.map(draw);
  expect(seeds.map(draw)).toEqual(drawings);
  expect(new Set(drawings).size).toBe(seeds.length);
  for (const drawing of drawings) {
    expect(drawing).toMatch(/^<svg class="face"[^>]* aria-hidden="true">/);
    expect(drawing).not.toMatch(/NaN|undefined|style=|id=|<\/(span|div)>/);
    expect(brotliCompressSync(drawing).length).toBeLessThan(2_600);
  }
});
