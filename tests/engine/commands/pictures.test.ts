import { existsSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { createLogger } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadValidContent } from '../../../src/node/base/content/load-content';
import { createPhotos, photosIn } from '../../../src/node/build/photos/photos';
import { openSources } from '../../../src/node/build/record/content-sources';
import { resolvePage } from '../../../src/site/resolve/resolve-page';
import { editJson } from '../../support/built-site';
import { filesIn } from '../../support/files-in';
import { generateSite } from '../../support/generate-site';
import { elementsOf } from '../../support/html';
import { errorsIn } from '../../support/html-errors';
import { noProgress } from '../../support/no-progress';
import { addPictures, photo, picture, showInHero } from '../../support/picture-site';
import { runProjectCommand } from '../../support/run-project-command';
import { makeTemporaryFolder, temporaryFolder } from '../../support/temporary-site';
import { long, oneOfEvery } from '../../support/variations';

const content = makeTemporaryFolder();
const outDir = makeTemporaryFolder();

const build = (folder = content, to = outDir) =>
  runProjectCommand('build', ['--outDir', to, '--no-og'], { SITE_CONTENT: folder });

beforeAll(async () => {
  generateSite(content, 2);
  await addPictures(content);
  await addLogo();
  const { code, stdout, stderr } = await build();
  if (code !== 0) throw new Error(stdout + stderr);
});

afterAll(() => {
  for (const folder of [content, outDir]) rmSync(folder, { recursive: true, force: true });
});

/** A logo that is no drawing, on a page of its own. */
async function addLogo() {
  writeFileSync(join(content, 'images/sign.png'), await photo(1200, 400).png().toBuffer());
  editJson(content, 'site.json', (site: Record<string, unknown>) => {
    site.logos = { sign: { name: 'The Sign', file: 'images/sign.png' } };
  });
  editJson(content, 'pages/contact.json', ({ blocks }: { blocks: object[] }) => {
    blocks.push({ type: 'logos', heading: 'Signs', layout: 'grid', logos: ['sign'] });
  });
}

const picturesIn = (folder: string) =>
  filesIn(folder)
    .filter((file) => file.startsWith('assets/pictures/'))
    .map((file) => file.slice('assets/pictures/'.length).replace(/-[0-9a-f]{10}\./, '.'));

const fileLike = (name: string) => {
  const pattern = new RegExp(`/${name.replace('.', '-[0-9a-f]{10}.')}$`);
  const file = filesIn(outDir).find((path) => pattern.test(path));
  if (!file) throw new Error(`There is no ${name}.`);
  return sharp(join(outDir, file));
};

describe('what a build makes of the files of editors', () => {
  test('each is there in AVIF (unless it is transparent), WebP and its own format, no wider than it is needed', () => {
    expect(picturesIn(outDir).filter((file) => /^(small|turned|alpha)/.test(file))).toEqual([
      ...['alpha-320.webp', 'alpha-480.webp', 'alpha-640.webp', 'alpha-900.png', 'alpha-900.webp'],
      ...['avif', 'jpg', 'webp'].map((format) => `small-200.${format}`),
      ...['avif', 'jpg', 'webp'].map((format) => `turned-1000.${format}`),
      ...['turned-320', 'turned-480', 'turned-640'].flatMap((name) => [`${name}.avif`, `${name}.webp`]),
      ...['avif', 'jpg', 'webp'].map((format) => `turned-960.${format}`),
    ]);
  });

  test('only drawings and what moves are there as they were', () => {
    const kept = ['icon.svg', 'moving.gif', 'moving.webp', 'plan.svg'];
    expect(filesIn(outDir).filter((file) => file.startsWith('images/'))).toEqual(
      kept.map((name) => `images/${name}`),
    );
    for (const name of kept.slice(1, 3))
      expect(readFileSync(join(outDir, 'images', name))).toEqual(readFileSync(join(content, 'images', name)));
  });

  test('a logo that is no drawing is there in the sizes that it is shown in, with its name', () => {
    expect(picturesIn(outDir).filter((file) => file.startsWith('sign'))).toEqual([
      ...['sign-320.avif', 'sign-320.webp', 'sign-480.avif', 'sign-480.png', 'sign-480.webp'],
    ]);
    const page = readFileSync(join(outDir, 'contact/index.html'), 'utf8');
    expect(page).toMatch(
      /sizes="234px"><img src="[^"]*sign-480-[^"]*\.png" alt="" width="1200" height="400"/,
    );
    expect(page).toContain('<b class="visually-hidden">The Sign</b>');
  });

  test('a photo that Exif rotates is upright', async () => {
    const before = await sharp(join(content, 'images/turned.jpg')).metadata();
    expect([before.width, before.height, before.orientation]).toEqual([1500, 1000, 6]);
    for (const format of ['avif', 'webp', 'jpg']) {
      const { width, height, orientation } = await fileLike(`turned-1000.${format}`).metadata();
      expect([width, height, orientation]).toEqual([1000, 1500, undefined]);
    }
  });

  test('a published photo does not say where it was taken, and its colors are sRGB', async () => {
    const before = await sharp(join(content, 'images/team.jpg')).metadata();
    expect([before.exif, before.icc]).toEqual([expect.any(Buffer), expect.any(Buffer)]);
    for (const format of ['avif', 'webp', 'jpg']) {
      const { exif, icc, xmp, space } = await fileLike(`team-1280.${format}`).metadata();
      expect([exif, icc, xmp, space]).toEqual([undefined, undefined, undefined, 'srgb']);
    }
  });

  test('transparency stays', async () => {
    for (const format of ['webp', 'png']) {
      const [, , , alpha] = (await fileLike(`alpha-900.${format}`).stats()).channels;
      expect(alpha?.mean).toBeCloseTo(128, -1);
    }
  });

  test('every file that a page names exists, and every document is valid', async () => {
    const documents = ['index.html', 'pictures/index.html'];
    const named = documents.flatMap((file) =>
      elementsOf(readFileSync(join(outDir, file), 'utf8')).flatMap(({ name, attributes }) => [
        ...(attributes.srcset?.split(', ').map((candidate) => candidate.split(' ')[0] ?? '') ?? []),
        ...(name === 'img' ? [attributes.src ?? ''] : []),
      ]),
    );
    expect(named.length).toBeGreaterThan(100);
    expect(named.filter((path) => !existsSync(join(outDir, path)))).toEqual([]);
    expect(await errorsIn(documents.map((file) => join(outDir, file)))).toEqual([]);
  });

  test('the data that the browser reads knows nothing of them', () => {
    const html = readFileSync(join(outDir, 'pictures/index.html'), 'utf8');
    const data = html.slice(html.lastIndexOf('<script type="application/json"'));
    expect(data).toContain('"image":"s1"');
    expect(data).not.toMatch(/images\/|assets\//);
  });
});

test('a second build makes no picture again', async () => {
  const { code, stdout } = await build();
  expect([code, stdout]).toEqual([0, expect.not.stringContaining('resized')]);
});

/** A site with one photo, and what the pictures of a build are made with. */
function sitePictures() {
  const folder = temporaryFolder();
  generateSite(folder, 2);
  const file = join(folder, 'images/small.jpg');
  const write = async (width: number, quality?: number) =>
    writeFileSync(file, await photo(width, 150).jpeg({ quality }).toBuffer());
  showInHero(folder, picture('small.jpg'));
  const cache = temporaryFolder();
  const said: string[] = [];
  const logger = { ...createLogger('silent'), info: (text: string) => said.push(text) };
  const prepare = async (meanwhile?: () => unknown) => {
    const { state } = openSources(folder, undefined);
    state('images/small.jpg');
    const content = loadValidContent(folder);
    const photos = createPhotos(content, (file) => state(file).hash, cache, logger, noProgress);
    for (const page of content.site.pages) photos.add(photosIn(resolvePage(content.site, page).statics));
    await meanwhile?.();
    return photos.encode();
  };
  return { folder, file, cache, said, write, prepare };
}

long('a picture in the cache serves until its file changes', async () => {
  const { cache, said, write, prepare } = sitePictures();
  await write(200);
  await prepare();
  expect(said.splice(0)).toEqual(['1 new photo resized']);
  const whole = filesIn(cache);
  expect(whole.filter((file) => !/^[0-9a-f]{64}-200\.(avif|webp|jpg)$/.test(file))).toEqual([]);

  await prepare();
  expect(said).toEqual([]);

  await write(210);
  await prepare();
  expect(said).toEqual(['1 new photo resized']);
  expect(filesIn(cache)).toHaveLength(2 * whole.length);
});

long('a picture that is published as it is is decoded once, until its file changes', async () => {
  const { folder, cache, said, prepare } = sitePictures();
  const file = join(folder, 'images/moving.gif');
  showInHero(folder, picture('moving.gif'));
  const moving = await photo(20, 10).gif().toBuffer();
  writeFileSync(file, moving);
  await prepare();
  await prepare();
  expect(filesIn(cache)).toEqual([expect.stringMatching(/^[0-9a-f]{64}-whole$/)]);
  writeFileSync(file, moving.subarray(0, -20));
  await expect(prepare()).rejects.toThrow(/images\/moving\.gif is damaged or not whole/);
  expect(filesIn(cache)).toHaveLength(1);
  expect(said).toEqual([]);
});

const replacements: readonly (readonly [string, (site: ReturnType<typeof sitePictures>) => unknown])[] = [
  ['another one of its size', ({ write }) => write(200, 50)],
  ['another one of another size', ({ write }) => write(210)],
  ['half of one', ({ file }) => truncateSync(file, 500)],
  ['none', ({ file }) => rmSync(file)],
];

test.each(oneOfEvery(4, replacements))(
  'of a photo in whose place there is %s during the build, nothing is kept',
  async (_, replace) => {
    const site = sitePictures();
    await site.write(200);
    await expect(site.prepare(() => replace(site))).rejects.toThrow(
      /images\/small\.jpg has changed during the build\. Build again\.$/,
    );
    expect(filesIn(site.cache)).toEqual([]);
  },
);

long('a damaged picture is reported where it is used, and the output stays as it was', async () => {
  const folder = temporaryFolder();
  generateSite(folder, 2);
  await addPictures(folder);
  truncateSync(join(folder, 'images/turned.jpg'), 30_000);
  // These are published as they are.
  truncateSync(join(folder, 'images/moving.gif'), 20);
  truncateSync(join(folder, 'images/moving.webp'), 60);
  const mark = await photo(64, 64).png().toBuffer();
  writeFileSync(join(folder, 'images/mark.png'), mark.subarray(0, 200));
  editJson(folder, 'site.json', ({ site }: { site: { icon: string } }) => {
    site.icon = 'images/mark.png';
  });
  const before = filesIn(outDir);
  const { code, stdout, stderr } = await build(folder);
  expect(code).toBe(1);
  const places = stderr
    .split('\n')
    .filter((line) => /error /.test(line))
    .map((line) => line.slice(line.search(/(site|pages.pictures)\.json/)).replace(/:\d+:\d+/, ''));
  expect(places).toEqual(
    [
      ['site.json', 'mark.png'],
      ['pages/pictures.json', 'turned.jpg'],
      ['pages/pictures.json', 'moving.gif'],
    ].map(
      ([file, name]) =>
        `${file} error The file images/${name} is damaged or not whole: it can't be decoded. (image-unreadable)`,
    ),
  );
  // The animation that is no GIF is among them.
  expect(stderr).toContain('and 7 more of this rule');
  expect(stderr).toContain('help: Open it in a picture editor and save it again.');
  expect(stdout + stderr).not.toMatch(/^\s+at /m);
  expect(filesIn(outDir)).toEqual(before);
});

test('a site without an icon is built', async () => {
  const folder = temporaryFolder();
  generateSite(folder, 1);
  editJson(folder, 'site.json', ({ site }: { site: { icon?: string } }) => {
    delete site.icon;
  });
  const { code, stderr } = await build(folder, temporaryFolder());
  expect(code, stderr).toBe(0);
});
