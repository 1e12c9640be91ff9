import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { loadSite } from '../../../../tests/support/load-site';
import { makeTemporaryFolder } from '../../../../tests/support/temporary-site';
import { mainColor } from '../../../site/color/brand-color';
import { pictureKinds } from '../../../site/image/picture-files';
import type { Brand, Settings } from '../../../site/schema/types.gen';
import { diskFiles } from './disk-files';
import { publishedFile } from './published-file';

const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>';

/** A content folder with such files. */
function folderWith(files: Record<string, string>) {
  const folder = makeTemporaryFolder();
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return {
    folder,
    published: (path: string) => publishedFile({ folder, files: diskFiles(folder) }, path)?.toString(),
    errors: () =>
      loadSite(diskFiles(folder)).problems.flatMap(({ file, id }) =>
        file.startsWith('images/') ? [`${file} ${id}`] : [],
      ),
  };
}

test('the schema names seven kinds of pictures', () => {
  expect(pictureKinds).toEqual(['svg', 'png', 'jpg', 'jpeg', 'webp', 'avif', 'gif']);
});

describe("currentColor in the site's icon is the main color", () => {
  const icon = 'images/icon.svg';
  const drawn = svg.replace('<path', '<path fill="currentColor"');
  const folder = makeTemporaryFolder();
  mkdirSync(join(folder, 'images'), { recursive: true });
  writeFileSync(join(folder, icon), drawn);
  writeFileSync(join(folder, 'images/other.svg'), drawn);
  const files = diskFiles(folder);
  const fillOf = (path: string, brand?: Brand) => {
    const site = { settings: { name: 'Acme', icon, ...(brand && { brand }) } as Settings };
    return /fill="([^"]*)"/.exec(String(publishedFile({ folder, files, site }, path)))?.[1];
  };
  afterAll(() => rmSync(folder, { recursive: true }));

  test.each<[string, string, Brand | undefined, string]>([
    ['the color of the brand', icon, { color: '#0b6b3a' }, '#0b6b3a'],
    ['the nearest that is seen on white', icon, { color: '#7fffd4' }, mainColor({ color: '#7fffd4' })],
    ["the design's blue without one", icon, undefined, '#1b4dff'],
    ['what it is in other pictures', 'images/other.svg', { color: '#0b6b3a' }, 'currentColor'],
  ])('%s', (_name, path, brand, fill) => expect(fillOf(path, brand)).toBe(fill));
});

test.each(pictureKinds)('a picture of the kind %s is published', (kind) => {
  const path = `images/logos/a-1.${kind}`;
  const { published, errors } = folderWith({ [path]: svg });
  expect(published(path)).toContain(svg);
  expect(errors()).not.toContain(`${path} image-kind`);
});

describe('neither published nor valid is', () => {
  test.each([
    ...[
      'html',
      'xhtml',
      'htm',
      'shtml',
      'js',
      'mjs',
      'css',
      'json',
      'xml',
      'svgz',
      'pdf',
      'txt',
      'docx',
      'wasm',
      'md',
    ].map((kind) => `images/x/evil.${kind}`),
    ...pictureKinds.flatMap((kind) => [
      `images/a.${kind.toUpperCase()}`,
      `images/a.${kind}~`,
      `images/a.${kind}.html`,
    ]),
    'images/a.Svg',
    'images/svg',
    'images/a.svg/evil',
    'images/a.svg ',
    'images/a.',
    'images/Thumbs.db',
    'images/_headers',
  ])('%s', (path) => {
    const { published, errors } = folderWith({ [path]: svg });
    expect(published(path)).toBeUndefined();
    expect(errors()).toEqual([`${path} image-kind`]);
  });
});

describe('not published, because no page can show it, is', () => {
  test.each([
    'images/two words.svg',
    'images/a;b.png',
    'images/é.gif',
    'pages/a.svg',
    'a.svg',
    'Images/a.svg',
  ])('%s', (path) => {
    const { published, errors } = folderWith({ [path]: svg });
    expect(published(path)).toBeUndefined();
    expect(errors()).not.toContain(`${path} image-kind`);
  });

  test('a drawing that is too large to be cleaned', () => {
    const { published } = folderWith({ 'images/a.svg': `${svg}${' '.repeat(5_000_001)}` });
    expect(published('images/a.svg')).toBeUndefined();
  });

  test('a file without a drawing', () => {
    expect(folderWith({ 'images/a.svg': '<p>Hello</p>' }).published('images/a.svg')).toBeUndefined();
  });
});

test.each([
  ['images/x/cfg.txt', '../../.git/config'],
  ['images/x/cfg.svg', '../../.git/config'],
  ['images/x/cfg.png', '../../.env'],
  ['images/x/cfg.gif', '.hidden.gif'],
  ['images/x/cfg.gif', '../.drafts/a.gif'],
])('a link of a picture to a hidden file is refused: %s to %s', (path, target) => {
  const { folder, published, errors } = folderWith({
    '.git/config': 'token=abc',
    '.env': 'token=abc',
    'images/x/.hidden.gif': 'token=abc',
    'images/.drafts/a.gif': 'token=abc',
  });
  symlinkSync(target, join(folder, path));
  expect(published(path)).toBeUndefined();
  expect(errors()).toEqual([`${path} refused-file`]);
});
