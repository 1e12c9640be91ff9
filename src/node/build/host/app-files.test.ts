import sharp from 'sharp';
import { expect, test } from 'vitest';
import { siteWith } from '../../../../tests/support/site-with-endpoints';
import { appIcons, appManifest, themeColors } from './app-files';

const site = siteWith({ url: 'https://n.net/sub' });
const icon = '<svg viewBox="0 0 32 32"><rect width="32" height="32" fill="#1b4dff"/></svg>';

test('the manifest names the site, its direction and its icons below the base path', () => {
  expect(JSON.parse(appManifest(site))).toEqual({
    name: 'N',
    lang: 'en',
    dir: 'ltr',
    start_url: '/sub/',
    display: 'browser',
    background_color: '#ffffff',
    theme_color: '#ffffff',
    icons: [192, 512].map((side) => ({
      src: `/sub/icon-${side}.png`,
      sizes: `${side}x${side}`,
      type: 'image/png',
      purpose: 'any maskable',
    })),
  });
});

test('icons are the site’s mark on white, with room for the corners that phones cut off', async () => {
  const found = await appIcons(icon.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"'));
  expect(found.map(({ path }) => path)).toEqual(['apple-touch-icon.png', 'icon-192.png', 'icon-512.png']);
  for (const { content } of found) {
    const { data, info } = await sharp(content).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const at = (part: number) => {
      const start = 3 * (Math.floor(info.height / 2) * info.width + Math.floor(info.width * part));
      return [...data.subarray(start, start + 3)];
    };
    expect([at(0.05), at(0.5), at(0.95)]).toEqual([
      [255, 255, 255],
      [27, 77, 255],
      [255, 255, 255],
    ]);
  }
});

test('a damaged icon is left out', async () => {
  expect(await appIcons(new Uint8Array([1, 2, 3]))).toEqual([]);
});

test('the theme colors follow the tint of the brand', () => {
  expect(themeColors(site)).toEqual({ light: '#ffffff', dark: '#080e19' });
  const tinted = { ...site, settings: { ...site.settings, brand: { tint: 'neutral' as const } } };
  expect(themeColors(tinted).dark).toBe('#0e0e0e');
});
