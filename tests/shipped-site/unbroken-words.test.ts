import { expect, test } from 'vitest';
import { kinds } from '../site/support/content';
import { brokenWords } from '../support/browser/broken-words';
import { openWindow } from '../support/browser/open-page';
import { setFontSize } from '../support/browser/set-font-size';

test.each([
  [320, 16],
  // Just wide enough for cells and columns beside each other.
  [1025, 16],
  [1280, 32],
])('at %i pixels and with a font size of %i no page breaks a word', async (width, size) => {
  const page = await openWindow({ viewport: { width, height: 800 }, reducedMotion: 'reduce' });
  const broken: string[] = [];
  for (const [, path] of kinds) {
    await page.goto(path);
    await setFontSize(page, size);
    for (const word of await brokenWords(page)) broken.push(`${path}: ${word}`);
  }
  expect(broken).toEqual([]);
});
