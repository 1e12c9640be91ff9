import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hydrated, openSharedWindow } from '../../../support/browser/open-page';
import { contrastOnPictures, lengthenWords, showPhoto } from '../../../support/browser/photo-contrast';
import { pagesWithPictures } from '../../../support/pages-with-pictures';
import { areTested, withVariations } from '../../../support/variations';

let page: Page;

beforeAll(async () => {
  page = await openSharedWindow({ bypassCSP: true, reducedMotion: 'reduce' });
});

afterAll(() => page?.context().close());

const windows = withVariations(
  [
    [390, 'dark'],
    [1440, 'light'],
  ],
  [
    [390, 'light'],
    [768, 'light'],
    [768, 'dark'],
    [1440, 'dark'],
  ],
);

test.each(withVariations(['noise'], ['white', 'black', 'gray']))(
  'words on pictures meet WCAG 2.2 AA if all pictures are %s',
  async (look) => {
    const problems: string[] = [];
    const blocks = new Set<string>();
    for (const path of pagesWithPictures(areTested ? 'look' : 'type')) {
      await page.goto(path);
      // It changes nothing after that, so that words stay where they are measured.
      await hydrated(page);
      await showPhoto(page, look);
      await lengthenWords(page);
      for (const [width, colorScheme] of windows) {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme });
        const found = await contrastOnPictures(page);
        for (const block of found.blocks) blocks.add(block);
        problems.push(...found.problems.map((problem) => `${path}, ${width}, ${colorScheme}: ${problem}`));
      }
    }
    expect(problems).toEqual([]);
    // Else nothing was compared.
    expect([...blocks].sort()).toEqual(['hero', 'map', 'parallax', 'video']);
  },
);
