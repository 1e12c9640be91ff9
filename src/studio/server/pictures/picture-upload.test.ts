import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { photo } from '../../../../tests/support/picture-site';
import { makeTemporaryFolder } from '../../../../tests/support/temporary-site';
import { diskFiles } from '../../../node/base/content/disk-files';
import { memoryFiles } from '../../../site/files/memory-files';
import { addPicture } from './picture-upload';
import { folderFor } from './picture-uses';

let folder: string;
beforeEach(() => {
  folder = makeTemporaryFolder();
});

const add = (name: string, bytes: Uint8Array | undefined, size = bytes?.length ?? 0) =>
  addPicture(folder, () => diskFiles(folder), { name, size, bytes });
const addText = (name: string, text: string) => add(name, new TextEncoder().encode(text));
const names = () => readdirSync(folder, { recursive: true }).map(String).sort();
const jpeg = (width = 64) => photo(width, 48).jpeg().toBuffer();
const svg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3">${inside}</svg>`;

test('a picture gets a readable name, and its size is given', async () => {
  const added = await add('Unser Büro (1).JPG', await jpeg());
  expect(added).toMatchObject({
    src: 'images/unser-buro-1.jpg',
    width: 64,
    height: 48,
    isNew: true,
    notes: [],
  });
  expect(names()).toEqual(['images', 'images/unser-buro-1.jpg']);
});

test('the same bytes are one file, and other bytes never replace it', async () => {
  await add('office.jpg', await jpeg());
  expect(await add('other.jpg', await jpeg())).toMatchObject({ src: 'images/office.jpg', isNew: false });
  expect(await add('Office.jpg', await jpeg(32))).toMatchObject({ src: 'images/office-2.jpg', isNew: true });
  expect(names()).toEqual(['images', 'images/office-2.jpg', 'images/office.jpg']);
});

const icons = 'images/icons';
const addIcon = (name: string, bytes: Uint8Array) =>
  addPicture(folder, () => diskFiles(folder), { name, size: bytes.length, bytes }, icons);

test('an icon is an SVG file in the folder of icons, also if the same drawing is a picture already', async () => {
  await addText('van.svg', svg('<path d="M0 0h4v3z"/>'));
  const drawing = new TextEncoder().encode(svg('<path d="M0 0h4v3z"/>'));
  expect(await addIcon('Van.svg', drawing)).toMatchObject({ src: 'images/icons/van.svg', isNew: true });
  expect(await addIcon('lorry.svg', drawing)).toMatchObject({ src: 'images/icons/van.svg', isNew: false });
  await expect(addIcon('van.jpg', await jpeg())).rejects.toThrow(
    'van.jpg is not an SVG file: save the icon as .svg, so that it can have the color of the other icons.',
  );
});

test('no picture of a field is put among the icons that the fields beside it have', () => {
  const cards = ['van', 'bus'].map((name) => ({
    icon: `images/icons/${name}.svg`,
    image: { type: 'file', src: 'images/a.jpg' },
  }));
  const site = { site: {}, pages: [{ path: '/', blocks: [{ type: 'cardGrid', cards }] }] };
  const files = memoryFiles({
    'site.json': JSON.stringify(site),
    'images/a.jpg': 'a',
    'images/icons/van.svg': svg(''),
    'images/icons/bus.svg': svg(''),
  });
  expect(folderFor(files, { file: 'site.json', pointer: '/pages/0/blocks/0/cards/0/image' })).toBe('images');
});

test('pictures that come at the same time get names of their own', async () => {
  const all = await Promise.all([16, 32, 48].map(async (width) => add('a.jpg', await jpeg(width))));
  expect(all.map(({ src }) => src).sort()).toEqual(['images/a-2.jpg', 'images/a-3.jpg', 'images/a.jpg']);
});

test('a photo is decoded in another process, so that this one can still draw drawings', async () => {
  await add('office.jpg', await jpeg());
  const drawn = await sharp(Buffer.from(svg('<path d="M0 0h4v3z"/>')))
    .png()
    .metadata();
  expect(drawn.format).toBe('svg');
});

test.each([
  ['../../etc/passwd.png', 'images/passwd.jpg'],
  ['C:\\photos\\..\\Con.jpeg', 'images/picture-con.jpeg'],
  ['/.htaccess', 'images/picture.jpg'],
  ['…', 'images/picture.jpg'],
  ['a\u0000b\u202Egpj.exe', 'images/a-b-gpj.jpg'],
  ['x'.repeat(300), `images/${'x'.repeat(80)}.jpg`],
])('the name %j stays in the folder', async (name, src) => {
  expect(await add(name, await jpeg())).toMatchObject({ src });
});

describe('what is refused leaves nothing behind', () => {
  test.each([
    [
      'flyer.pdf',
      '%PDF-1.7 something',
      'flyer.pdf is not a picture, but visitors can download it: add it to Downloads.',
    ],
    [
      'page.html',
      '<!doctype html><html><script>alert(1)</script></html>',
      'page.html is not a picture that a site can publish. Names of pictures end with .svg, .png, .jpg, .jpeg, .webp, .avif or .gif.',
    ],
    [
      'notes.txt',
      'Buy milk.',
      'notes.txt is not a picture, but visitors can download it: add it to Downloads.',
    ],
    [
      'photo.jpg',
      '<!doctype html><html></html>',
      'The file images/photo.jpg is a web page (HTML). Open the address of the picture itself, and save the picture again.',
    ],
    ['empty.png', '', 'The file images/empty.png is empty. Download or copy it again.'],
    [
      'loop.svg',
      svg('<g id="leaf"><use href="#leaf"/></g>'),
      'The part "leaf" of this drawing refers to itself. Delete the reference to "#leaf" within it.',
    ],
    [
      'size.svg',
      '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h1"/></svg>',
      "The width and height of images/size.svg can't be read. Give its <svg> a viewBox, or a width and a height.",
    ],
  ])('%s', async (name, text, message) => {
    await expect(addText(name, text)).rejects.toThrow(new Error(message));
    expect(names()).toEqual([]);
  });

  test('a photo that is not whole', async () => {
    const bytes = await photo(400, 300).jpeg().toBuffer();
    await expect(add('cut.jpg', bytes.subarray(0, bytes.length / 2))).rejects.toThrow(
      "The file images/cut.jpg is damaged or not whole: it can't be decoded.",
    );
    expect(names()).toEqual([]);
  });

  test('an animation that is not whole', async () => {
    const bytes = await photo(40, 30).gif().toBuffer();
    expect(await add('whole.gif', bytes)).toMatchObject({ src: 'images/whole.gif' });
    await expect(add('cut.gif', bytes.subarray(0, bytes.length / 2))).rejects.toThrow(
      "The file images/cut.gif is damaged or not whole: it can't be decoded.",
    );
    expect(names()).toEqual(['images', 'images/whole.gif']);
  });

  test('too many pixels', async () => {
    const header = Buffer.alloc(40);
    header.write('\u0089PNG\r\n\u001a\n\0\0\0\rIHDR', 'latin1');
    header.writeUInt32BE(12_000, 16);
    header.writeUInt32BE(9000, 20);
    await expect(add('harbor.png', header)).rejects.toThrow(
      'The picture images/harbor.png has 12000 × 9000 pixels; it can have at most 64 megapixels, and 16000 pixels on each side. Save it smaller: no page shows more than 2560 pixels of its width.',
    );
    expect(names()).toEqual([]);
  });

  test('more bytes than a photo should have, which are not even sent', async () => {
    await expect(add('harbor.jpg', undefined, 24_600_000)).rejects.toThrow(
      /^The file images\/harbor\.jpg has 24\.6 MB; /,
    );
  });

  test('a folder that leads elsewhere', async () => {
    const outside = makeTemporaryFolder();
    symlinkSync(outside, join(folder, 'images'));
    await expect(add('a.jpg', await jpeg())).rejects.toThrow('The folder images is a link');
    expect(readdirSync(outside)).toEqual([]);
  });
});

test('of a drawing, what could do harm is removed, and said', async () => {
  const hostile = svg(
    '<script>alert(1)</script><path onclick="alert(1)" d="M0 0h4v3z"/><image href="https://evil.example/x.png"/>',
  );
  const added = await addText('Logo.svg', hostile);
  expect(added.src).toBe('images/logo.svg');
  expect(added.notes.join(' ')).toMatch(/^Parts of this drawing are removed: .*<script>/);
  const kept = readFileSync(join(folder, added.src), 'utf8');
  expect(kept).not.toMatch(/script|onclick|evil/);
  expect(kept).toContain('M0 0h4v3z');
  expect(await addText('again.svg', hostile)).toMatchObject({ src: 'images/logo.svg', isNew: false });
});

test('a clean drawing stays as it is, byte by byte', async () => {
  const clean = `<!-- plan -->\n${svg('<path d="M0 0h4v3z"/>')}\n`;
  await addText('plan.svg', clean);
  expect(readFileSync(join(folder, 'images/plan.svg'), 'utf8')).toBe(clean);
});

test('a file that is no picture keeps its name to itself', async () => {
  mkdirSync(join(folder, 'images'));
  writeFileSync(join(folder, 'images/OFFICE.JPG'), 'x');
  expect(await add('office.jpg', await jpeg())).toMatchObject({ src: 'images/office-2.jpg' });
});

describe('a picture for a field lies where the pictures of such fields are', () => {
  const logos = { a: 'images/logos/a.svg', b: 'images/logos/b.svg', c: 'images/c.svg' };
  const site = {
    logos: Object.fromEntries(Object.entries(logos).map(([id, file]) => [id, { file }])),
    pages: ['pages/*.json'],
  };
  const outside = { path: '/other', image: { type: 'file', src: 'images/../../secret/e.svg' } };
  const files = memoryFiles({
    'site.json': JSON.stringify(site),
    'pages/tour.json': JSON.stringify({
      path: '/tour',
      blocks: [{ type: 'hero', image: { type: 'file', src: 'images/tour/d.svg' } }],
    }),
    'pages/other.json': JSON.stringify(outside),
    ...Object.fromEntries(
      ['logos/a', 'logos/b', 'c', 'tour/d'].map((name) => [`images/${name}.svg`, svg('')]),
    ),
  });
  test.each([
    ['site.json', '/logos/new/file', 'images/logos'],
    ['pages/home.json', '/blocks/2/cards/1/image', 'images/tour'],
    ['pages/home.json', '/image', 'images'],
    ['site.json', '/icon', 'images'],
  ])('%s %s → %s', (file, pointer, folder) => {
    expect(folderFor(files, { file, pointer })).toBe(folder);
  });
  test('an upload goes there', async () => {
    const bytes = await jpeg();
    const file = { name: 'Acme.jpg', size: bytes.length, bytes };
    const added = await addPicture(folder, () => diskFiles(folder), file, 'images/logos');
    expect(added.src).toBe('images/logos/acme.jpg');
  });
});
