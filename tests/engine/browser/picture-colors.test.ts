import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEncoder } from '../../../src/node/photos/encode-pictures';
import { variantsOf } from '../../../src/node/photos/variants';
import { imageSize } from '../../../src/site/image/image-size';
import { openSharedWindow } from '../../support/browser/open-page';
import { shownColors } from '../../support/browser/shown-colors';
import { coloredPictures } from '../../support/colored-pictures';
import { temporaryFolder } from '../../support/temporary-site';

const encoder = createEncoder();
let page: Page;

beforeAll(async () => {
  page = await openSharedWindow();
});

afterAll(async () => {
  encoder.stop();
  await page?.context().close();
});

/** Narrower than every file made of it, narrower than the widest, and wider. */
const sizes = [
  [120, 90],
  [1000, 240],
  [3000, 240],
] as const;

/**
 * Steps of 255, which lossy formats may be off by in the middle of a plain part. Chromium takes the alpha of
 * our encoder's AVIF files for one of limited range, and shows 64 as 56 and 240 as 255.
 */
const tolerance = { avif: 17, others: 6 };

test.each(coloredPictures.flatMap((kind) => sizes.map(([width, height]) => ({ ...kind, width, height }))))(
  'every file made of $name, $width pixels wide, has the size, orientation, colors and alpha of the original',
  async ({ ending, write, width, height }) => {
    const folder = temporaryFolder();
    const original = join(folder, `original.${ending}`);
    const bytes = await write(width, height).toBuffer();
    writeFileSync(original, bytes);
    const size = imageSize(original, bytes);
    if (!size) throw new Error('The size is not known.');
    const part = { src: `images/original.${ending}`, ...size };
    const { sources, fallback } = variantsOf({ ...part, slot: 'parallax' }, 'a1b2c3d4e5');
    const wanted = [...sources.flatMap(({ variants }) => variants), fallback].map((variant) => ({
      ...variant,
      file: join(folder, `${variant.width}.${variant.format}`),
    }));
    expect(await encoder.encode({ original, part, wanted })).toBeUndefined();
    const expected = await shownColors(page, original, ending);
    expect([size.width, size.height]).toEqual([expected.width, expected.height]);
    for (const { file, format, width: wide } of wanted) {
      const shown = await shownColors(page, file, format);
      expect([shown.width, shown.height]).toEqual([
        wide,
        Math.max(1, Math.round((wide * size.height) / size.width)),
      ]);
      const off = shown.colors.map((value, index) =>
        Math.abs(value - (expected.colors[index] ?? Number.NaN)),
      );
      const allowed = [ending, format].includes('avif') ? tolerance.avif : tolerance.others;
      expect(Math.max(...off), `${format}, ${wide} pixels wide`).toBeLessThanOrEqual(allowed);
    }
  },
);
