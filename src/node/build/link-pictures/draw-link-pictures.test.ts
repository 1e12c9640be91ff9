import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { resolvePage } from '../../../site/resolve/resolve-page';
import { loadValidContent } from '../../base/content/load-content';
import { drawPagePictures, linkPictureContent, lookFiles } from './draw-link-pictures';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'link-pictures-'));
  const pages = ['/', '/shop'].map((path) => ({
    path,
    title: `Žluťoučký 日本 😀 <&> ${path}`,
    description: `The page ${path} is here only to have its picture drawn, with characters of many kinds.`,
    blocks: [
      {
        type: 'hero',
        heading: 'Heading',
        ...(path === '/' && { image: { type: 'scene', layout: 'single', devices: ['switch'] } }),
      },
    ],
  }));
  cpSync('tests/fixtures/site/images', join(folder, 'images'), { recursive: true });
  const site = {
    name: 'Test',
    url: 'https://example.com/sub',
    language: 'en',
    email: 'mail@example.com',
    phone: '+62 361 555 0142',
    icon: 'images/icon.svg',
  };
  const header = { links: [{ label: 'Home', href: '/' }], action: { label: 'Shop', href: '/shop' } };
  const footer = { text: 'Text', columns: [{ heading: 'Links', links: header.links }], notice: 'Notice' };
  writeFileSync(join(folder, 'site.json'), JSON.stringify({ site, header, footer, pages }));
});
afterAll(() => rmSync(folder, { recursive: true }));

const siteFile = () => join(folder, 'site.json');
const replaceInSite = (from: string, to: string) =>
  writeFileSync(siteFile(), readFileSync(siteFile(), 'utf8').replace(from, to));

const draw = () => {
  const content = loadValidContent(folder);
  return drawPagePictures(
    content,
    content.site.pages.map((page) => linkPictureContent(resolvePage(content.site, page))),
    join(folder, '.cache'),
    () => {},
  );
};

it('draws a picture of 1200 × 630 for each page, and only what has changed again', async () => {
  const first = await draw();
  expect(first.pictures.map(({ path }) => path)).toEqual(['og.png', 'og/shop.png', 'og/404.png']);
  expect(first.drawn).toHaveLength(3);
  console.log(`Link pictures took ${first.drawn.map((time) => time.toFixed(0)).join(', ')} ms.`);
  for (const { file } of first.pictures) {
    const png = readFileSync(file);
    expect(png.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  }

  expect((await draw()).drawn).toHaveLength(0);

  replaceInSite('/shop","desc', 'the shop","desc');
  expect((await draw()).drawn).toHaveLength(1);
}, 60_000);

it.each([
  'art/draw-scene.ts',
  'art/art.css',
  'site/color/recolor.ts',
  'node/build/link-pictures/og.css',
  'node/build/link-pictures/picture-svg.ts',
])('draws all pictures again when %s is another one', (file) => {
  expect(lookFiles()).toContain(resolve('src', file));
});

it.each(['svg', 'png', 'jpg', 'gif', 'webp', 'avif'])(
  "shows the site's icon from a file of type %s",
  async (type) => {
    const red =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="red" d="M0 0h9v9H0z"/></svg>';
    const file = join(folder, `images/red.${type}`);
    if (type === 'svg') writeFileSync(file, red);
    else await sharp(Buffer.from(red)).resize(64).toFile(file);
    replaceInSite('images/icon.svg', `images/red.${type}`);
    const { pictures } = await draw();
    const [r = 0, g = 0, b = 0] = await sharp(pictures[0]?.file)
      .extract({ left: 96, top: 52, width: 1, height: 1 })
      .raw()
      .toBuffer();
    expect(r).toBeGreaterThan(245);
    expect(g + b).toBeLessThan(20);
    replaceInSite(`images/red.${type}`, 'images/icon.svg');
  },
  60_000,
);
