import fc from 'fast-check';
import { expect, test } from 'vitest';
import { memoryFiles } from '../files/memory-files';
import { isPicture } from './picture-files';
import { picturePath } from './picture-name';

const png = new TextEncoder().encode('\u0089PNG');
const bytesOf = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

test.each([
  ['Harbor at Night.PNG', '\x89PNG', 'images/harbor-at-night.png'],
  ['harbor.png', '\xFF\xD8\xFF', 'images/harbor.jpg'],
  ['harbor.jpeg', '\xFF\xD8\xFF', 'images/harbor.jpeg'],
  ['team.v2.final.webp', 'RIFF....WEBP', 'images/team-v2-final.webp'],
  ['image', '\x89PNG', 'images/image.png'],
  ['flyer.PDF', '%PDF', 'images/flyer.pdf'],
  ['notes', 'Some words, and no picture.', 'images/notes'],
  ['Ω.png', '\x89PNG', 'images/picture.png'],
  ['aux.png', '\x89PNG', 'images/picture-aux.png'],
])('%s that begins with %j becomes %s', (name, start, path) => {
  expect(picturePath(name, bytesOf(start))).toBe(path);
});

test('any name of a PNG becomes one that a field can have', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      const path = picturePath(name, bytesOf('\x89PNG'));
      expect(isPicture(memoryFiles({ [path]: png }), path)).toBe(true);
      expect(path).toMatch(/^images\/[a-z0-9-]+\.png$/);
    }),
  );
});

test.each([
  ['', 'images/buro-koln.png'],
  ['de', 'images/buero-koeln.png'],
  ['de-AT', 'images/buero-koeln.png'],
])('the letters of a name are written as in the language "%s"', (language, path) => {
  expect(picturePath('Büro Köln.png', bytesOf('\x89PNG'), 'images', language)).toBe(path);
});
