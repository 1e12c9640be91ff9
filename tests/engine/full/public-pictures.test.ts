import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { diskFiles } from '../../../src/node/base/content/disk-files';
import { createEncoder } from '../../../src/node/build/photos/encode-pictures';
import { addPicture } from '../../../src/studio/server/pictures/picture-upload';
import { RequestRefusal } from '../../../src/studio/server/refusal';
import { openSharedWindow } from '../../support/browser/open-page';
import { shownColors } from '../../support/browser/shown-colors';
import { otherPictures, typicalPictures } from '../../support/colored-pictures';
import { filesIn } from '../../support/files-in';
import { publishPicture } from '../../support/publish-picture';
import { temporaryFolder } from '../../support/temporary-site';

/** Any collection of pictures, such as PngSuite; without one, those that the short test makes. */
const collection = process.env.PICTURES;

const encoder = createEncoder();
let page: Page;

beforeAll(async () => {
  page = await openSharedWindow();
});

afterAll(async () => {
  encoder.stop();
  await page?.context().close();
});

async function madePictures(): Promise<string> {
  const folder = temporaryFolder();
  for (const { name, ending, write, meant } of [...typicalPictures, ...otherPictures]) {
    const written = await (meant ?? write)([400, 300]);
    const bytes = Buffer.isBuffer(written) ? written : await written.toBuffer();
    writeFileSync(join(folder, `${name}.${meant ? 'png' : ending}`), bytes);
  }
  return folder;
}

/**
 * Of 255, on the average of a picture's parts: small pictures with many edges lose some in lossy formats; another
 * orientation, profile or alpha changes more.
 */
const tolerance = 5;

/** In pixels: in smaller pictures, the four pixels that share their color in lossy formats are a part of their own. */
const small = 64;

const all = (colors: readonly number[]) => colors;

/** By ITU-R BT.601: lossy formats keep it for each pixel. */
const lightness = (colors: readonly number[]) =>
  colors.flatMap((red, at) =>
    at % 3 === 0 ? [0.299 * red + 0.587 * (colors[at + 1] ?? 0) + 0.114 * (colors[at + 2] ?? 0)] : [],
  );

const averageOff = (one: readonly number[], other: readonly number[]) =>
  one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? Number.NaN)), 0) / one.length;

/** How a picture is published: what differs from the original as Chromium shows it, or why nothing is compared. */
async function compare(path: string): Promise<string> {
  const content = temporaryFolder();
  mkdirSync(join(content, 'images'));
  const bytes = readFileSync(path);
  const upload = { name: basename(path), size: bytes.length, bytes };
  const added = await addPicture(content, () => diskFiles(content), upload).catch((error: unknown) => {
    if (error instanceof RequestRefusal) return error.message;
    throw error;
  });
  if (typeof added === 'string') return `refused: ${added}`;
  const original = join(content, added.src);
  const { picture, files } = await publishPicture(encoder, original, 'faq');
  if (!picture.resizable) return 'equal: published as it is';
  const [expected, ...shown] = await shownColors(page, [original, ...files.map(({ file }) => file)]);
  if (!expected) return 'different: Chromium does not show the original';
  const differences = files.flatMap(({ format, width }, index) => {
    const { colors, ...size } = shown[index] ?? { colors: [], width: 0, height: 0 };
    const height = Math.max(1, Math.round((width * expected.height) / expected.width));
    const compared = format !== 'png' && Math.min(width, height) < small ? lightness : all;
    const off = averageOff(compared(colors), compared(expected.colors));
    return [
      ...(size.width === width && size.height === height
        ? []
        : [`${format} is ${size.width} × ${size.height}`]),
      ...(off <= tolerance ? [] : [`${format} is off by ${off.toFixed(0)}`]),
    ];
  });
  return differences.length > 0 ? `different: ${[...new Set(differences)].join(', ')}` : 'equal';
}

test('all pictures of a folder are refused with a reason, or look like the original', {
  timeout: 3_600_000,
}, async () => {
  const folder = collection ?? (await madePictures());
  const results: string[] = [];
  for (const file of filesIn(folder).filter((name) => /\.(jpe?g|png|gif|webp|avif)$/i.test(name)))
    results.push(`${file}: ${await compare(join(folder, file))}`);
  const those = (word: string) => results.filter((result) => result.includes(`: ${word}`));
  if (collection) {
    const counts = ['equal', 'refused', 'different'].map((word) => `${those(word).length} ${word}`);
    console.log([...those('refused'), ...those('different'), counts.join(', ')].join('\n'));
  }
  expect(those('different')).toEqual([]);
  expect(those('equal').length).toBeGreaterThan(0);
});
