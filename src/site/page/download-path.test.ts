import fc from 'fast-check';
import { expect, test } from 'vitest';
import { downloadPath, isDownload, renamedPath } from './download-path';
import { fileLink } from './links';

test.each([
  ['files/downloads/prices.pdf', true],
  ['files/prices.PDF', true],
  ['files/notes/terms.txt', true],
  ['files/robots.txt', false],
  ['files/.well-known/security.txt', false],
  ['files/apple-touch-icon.png', false],
  ['files/favicon.ico', false],
  ['files/google0123456789abcdef.html', false],
  ['files/.DS_Store', false],
  ['images/plan.svg', false],
  ['files/plan.svg', false],
  ['pages/home.json', false],
])('%s is a download: %s', (file, is) => {
  expect(isDownload(file)).toBe(is);
});

test.each([
  ['files/downloads/a.pdf', 'Price List V2.PDF', 'files/downloads/price-list-v2.pdf'],
  ['files/downloads/a.pdf', 'Price List', 'files/downloads/price-list.pdf'],
  ['files/a.pdf', '../../b', 'files/b.pdf'],
  ['files/a.pdf', 'b.html', 'files/b-html.pdf'],
  ['files/A.PDF', 'a', 'files/a.pdf'],
  ['files/a.pdf', 'NUL', 'files/file-nul.pdf'],
  ['files/a.pdf', ' … ', 'files/file.pdf'],
])('%s with the name %j becomes %s', (path, name, renamed) => {
  expect(renamedPath(path, name)).toBe(renamed);
});

test('a name is written in the letters of the language', () => {
  expect(downloadPath('Häufige Größen.PDF', 'de')).toBe('files/downloads/haeufige-groessen.pdf');
  expect(renamedPath('files/a.pdf', 'Østerbrå', 'da')).toBe('files/oesterbraa.pdf');
});

test('any name of a PDF becomes one that a link can have', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      const path = downloadPath(`${name}.pdf`);
      expect(path).toMatch(/^files\/downloads\/[a-z0-9-]+\.pdf$/);
      expect(fileLink(path.slice('files'.length))).toBeDefined();
    }),
  );
});
