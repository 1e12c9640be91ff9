import type { Page } from 'playwright';

/** Every visible word that is on two lines without a hyphen. Addresses have no place to break at. */
export const brokenWords = (page: Page) =>
  page.evaluate(() => {
    const broken: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode;
      if (!text.parentElement?.checkVisibility({ visibilityProperty: true })) continue;
      if (text.parentElement.closest('.visually-hidden, script, style')) continue;
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/(?<![^\s-])[^\s@-]+(?![^\s-])/g)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) broken.push(word);
      }
    }
    return broken;
  });
