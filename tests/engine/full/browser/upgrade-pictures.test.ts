import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createPictures } from '../../../../scripts/upgrade/page-pictures';
import { imageSize } from '../../../../src/site/image/image-size';
import { filesIn } from '../../../support/files-in';
import { makeTemporaryFolder } from '../../../support/temporary-site';

const drawing = (color: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path fill="${color}" d="M0 0h9v9H0z"/></svg>`;
const style = (color: string) =>
  `p { color: ${color}; animation: blink 1s infinite } @keyframes blink { to { opacity: 0 } }`;
const page = (body: string) => `<!doctype html><html lang="en"><title>A</title>${body}</html>`;
const linked = page('<link rel="stylesheet" href="/repo/assets/a b.css"><p>A</p>');
const far = page('<div style="height: 5000px"></div><img src="/far.svg" alt="" loading="lazy">');

const outputs = [
  {
    'index.html': page('<p>A</p>'),
    'name/index.html': page('<p>A</p>'),
    'script/index.html': page('<p>A</p>'),
    'a b/index.html': linked,
    'assets/a b.css': style('red'),
    '404.html': far,
    'far.svg': drawing('red'),
  },
  {
    'index.html': page('<p>B</p>'),
    'name/index.html': page('<p class="a">A</p>'),
    'script/index.html': page('<p>A</p><script>document.body.textContent = "B"</script>'),
    'a b/index.html': linked,
    'assets/a b.css': style('blue'),
    '404.html': far,
    'far.svg': drawing('blue'),
  },
].map((files) => {
  const folder = makeTemporaryFolder();
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return folder;
});
const pictures = createPictures(outputs[0] ?? '', outputs[1] ?? '');
let written: string | undefined;
afterAll(() => {
  for (const folder of [...outputs, written ?? '']) rmSync(folder, { recursive: true, force: true });
});

test.each([
  ['index.html', true],
  ['name/index.html', false],
  ['script/index.html', false],
  ['a b/index.html', true],
  ['404.html', true],
  ['no-such.html', undefined],
])('pictures of %s differ: %s', async (file, differs) => {
  expect(await pictures.differ(file)).toBe(differs);
});

test('both pictures of a page that differs are written, of its whole length', async () => {
  written = await pictures.end();
  const names = ['404.html', 'a b', ''].flatMap((name) =>
    ['after.png', 'before.png'].map((file) => join(name, file)),
  );
  expect(filesIn(written ?? '')).toEqual(names);
  const size = (file: string) => imageSize(file, readFileSync(join(written ?? '', file)));
  expect(size('after.png')).toEqual({ width: 1440, height: 900 });
  expect(size('404.html/before.png')).toMatchObject({ width: 1440 });
  expect(size('404.html/before.png')?.height).toBeGreaterThan(5000);
});
