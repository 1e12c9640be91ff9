import { expect, test } from 'vitest';
import { loadSite } from '../../../tests/support/load-site';
import { memoryFiles } from '../files/memory-files';

const site = {
  site: { name: 'N', url: 'https://n.net', language: 'en', email: 'a@n.net', phone: '+62 361 444' },
  header: { links: [{ label: 'Home', href: '/' }] },
  footer: { columns: [{ heading: 'Site', links: [{ label: 'Home', href: '/' }] }], notice: 'N' },
  pages: [
    {
      path: '/',
      title: 'Networks for harbors',
      description: 'Networks for harbors and ships, planned, built and looked after by one team.',
      blocks: [
        {
          type: 'hero',
          heading: 'H',
          image: { type: 'file', src: 'images/pier.EXT', alt: 'A pier' },
        },
      ],
    },
  ],
};

const messages = (extension: string, content: string | Uint8Array) => {
  const files = memoryFiles({
    'site.json': JSON.stringify(site).replace('EXT', extension),
    [`images/pier.${extension}`]: content,
  });
  return loadSite(files).problems.map(({ message }) => message);
};

test.each([
  [1_000_000, []],
  [3_140_000, ['The file images/pier.svg has 3.1 MB; it should have at most 1 MB.']],
])('a drawing of %i bytes, which visitors get as it is', (bytes, expected) => {
  expect(messages('svg', '<svg viewBox="0 0 640 320"/>'.padEnd(bytes))).toEqual(expected);
});

/** A PNG file of that many bytes, all zero after its header. */
function png(width: number, height: number, bytes: number): Uint8Array {
  const file = Buffer.alloc(bytes);
  file.write('\u0089PNG\r\n\u001a\n\0\0\0\rIHDR', 'latin1');
  file.writeUInt32BE(width, 16);
  file.writeUInt32BE(height, 20);
  return new Uint8Array(file);
}

test.each([
  [20_000_000, []],
  [24_600_000, ['The file images/pier.png has 24.6 MB; a photo should have at most 20 MB.']],
])('a photo of %i bytes, of which visitors get smaller ones', (bytes, expected) => {
  expect(messages('png', png(3000, 2000, bytes))).toEqual(expected);
});

const frames = (width: number, height: number) =>
  Buffer.from([...Buffer.from('GIF89a'), width & 255, width >> 8, height & 255, height >> 8]);

test.each([
  [1000, 1000, []],
  [
    65_535,
    65_535,
    [
      'The picture images/pier.gif has 65535 × 65535 pixels; it can have at most 64 megapixels, and 16000 pixels on each side.',
    ],
  ],
])('a moving picture of %i × %i pixels', (width, height, expected) => {
  expect(messages('gif', new Uint8Array(frames(width, height)))).toEqual(expected);
});

test.each([
  [2000, 2000, []],
  [40_000, 40_000, ['The icon images/icon.png has 40000 × 40000 pixels; it can have at most 4 megapixels.']],
])('an icon of %i × %i pixels', (width, height, expected) => {
  const files = memoryFiles({
    'site.json': JSON.stringify({ ...site, site: { ...site.site, icon: 'images/icon.png' } }).replace(
      'EXT',
      'svg',
    ),
    'images/pier.svg': '<svg viewBox="0 0 640 320"/>',
    'images/icon.png': png(width, height, 100),
  });
  expect(loadSite(files).problems.map(({ message }) => message)).toEqual(expected);
});

const tooMany = (width: number, height: number) =>
  `The picture images/pier.png has ${width} × ${height} pixels; it can have at most 64 megapixels, and 16000 pixels on each side.`;

test.each([
  [8000, 8000, []],
  [8001, 8000, [tooMany(8001, 8000)]],
  [16_000, 4000, []],
  [16_001, 10, [tooMany(16_001, 10)]],
])('a photo of %i × %i pixels', (width, height, expected) => {
  expect(messages('png', png(width, height, 100))).toEqual(expected);
});
