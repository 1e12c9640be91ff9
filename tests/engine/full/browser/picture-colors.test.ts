import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEncoder } from '../../../../src/node/build/photos/encode-pictures';
import { openSharedWindow } from '../../../support/browser/open-page';
import { shownColors } from '../../../support/browser/shown-colors';
import { otherPictures, typicalPictures } from '../../../support/colored-pictures';
import { publishPicture } from '../../../support/publish-picture';
import { temporaryFolder } from '../../../support/temporary-site';
import { withVariations } from '../../../support/variations';

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
  [500, 375],
  [900, 720],
] as const;

/** Steps of 255, which lossy formats may be off by in the middle of a plain part. */
const tolerance = 6;

test.each(withVariations(typicalPictures, otherPictures))(
  'every file made of $name has the size, orientation, colors and alpha of the original',
  async ({ ending, write, meant, transparent }) => {
    for (const size of sizes) {
      const folder = temporaryFolder();
      const original = join(folder, `original.${ending}`);
      const written = await write(size);
      writeFileSync(original, Buffer.isBuffer(written) ? written : await written.toBuffer());
      const model = meant ? join(folder, 'meant.png') : original;
      if (meant) await meant(size).toFile(model);
      const { picture, files } = await publishPicture(encoder, original, 'faq');
      expect(picture.transparent).toBe(transparent);
      const [expected, ...shown] = await shownColors(page, [model, ...files.map(({ file }) => file)]);
      expect([picture.width, picture.height]).toEqual([expected?.width, expected?.height]);
      expect(
        files.map(({ format, width }, index) => {
          const colors = shown[index]?.colors ?? [];
          const off = colors.map((value, at) => Math.abs(value - (expected?.colors[at] ?? Number.NaN)));
          const size = [shown[index]?.width, shown[index]?.height];
          return { format, width, size, wrong: off.filter((steps) => !(steps <= tolerance)) };
        }),
      ).toEqual(
        files.map(({ format, width }) => {
          const height = Math.max(1, Math.round((width * picture.height) / picture.width));
          return { format, width, size: [width, height], wrong: [] };
        }),
      );
      // Else nothing would be resized before the files are made.
      if (size === sizes.at(-1))
        expect(Math.max(...files.map(({ width }) => width))).toBeLessThan(picture.width);
    }
  },
);
