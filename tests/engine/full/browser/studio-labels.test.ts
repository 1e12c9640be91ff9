import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { serveStudio } from '../../../support/studio/serve-studio';
import { withVariations } from '../../../support/variations';

const studio = serveStudio();

/** The texts of the page that the name of what is chosen covers. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const frame = document.querySelector('iframe');
    const label = document.querySelector('.preview-label[data-kind="selected"]')?.getBoundingClientRect();
    const inside = frame?.contentDocument;
    if (!inside || !label) return ['no label'];
    const { left, top, width } = frame.getBoundingClientRect();
    const scale = width / (frame.contentWindow?.innerWidth ?? width);
    const texts = inside.createTreeWalker(inside.body, NodeFilter.SHOW_TEXT);
    const range = inside.createRange();
    const found: string[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (!text.textContent?.trim() || !text.parentElement?.checkVisibility()) continue;
      range.selectNodeContents(text);
      const isBelow = (box: DOMRect) =>
        left + box.left * scale < label.right - 1 &&
        left + box.right * scale > label.left + 1 &&
        top + box.top * scale < label.bottom - 1 &&
        top + box.bottom * scale > label.top + 1;
      const { width: wide } = text.parentElement.getBoundingClientRect();
      if (wide > 1 && [...range.getClientRects()].some(isBelow)) found.push(text.textContent.trim());
    }
    return found;
  });

const windows = withVariations(
  [['/tour', 1024]],
  [
    ['/privacy-policy', 1440],
    ['/borrowing-rules', 1440],
    ['/', 1440],
  ],
);

test.each(windows)(
  'the name of what is chosen covers no text, on %s in a window of %d pixels',
  async (path, width) => {
    const { page, frame } = await studio.open(path, { viewport: { width, height: 900 } });
    const parts = frame.locator('main :is(h1, h2, p, li, dt, summary):visible');
    const count = await parts.count();
    for (let index = 0; index < count; index += Math.ceil(count / 12)) {
      await page.keyboard.press('Escape');
      await parts.nth(index).click({ force: true });
      await page.locator('[data-revealed]').waitFor();
      await expect.poll(() => covered(page), { message: `part ${index}` }).toEqual([]);
    }
  },
);
