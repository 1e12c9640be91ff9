import type { Page } from 'playwright';

/** Every visible text that stands out of its button, link or cell, or of a part that cuts it off; one line each. */
export const clippedText = (page: Page) =>
  page.evaluate(() => {
    const boxes = 'a, button, summary, label, .cell, .stat, .slide, .header-bar';
    /** Above and below the letters a line has some room that no one would miss. */
    const standsOut = (text: DOMRect, part: Element) => {
      const box = part.getBoundingClientRect();
      const spare = text.height * 0.15;
      return (
        text.left < box.left - 1 ||
        text.right > box.right + 1 ||
        text.top + spare < box.top ||
        text.bottom - spare > box.bottom
      );
    };
    /** From the inside out, up to a part that can be scrolled. */
    const bounds = (parent: Element) => {
      const found: Element[] = [];
      for (let part: Element | null = parent; part; part = part.parentElement) {
        const { overflow, display } = getComputedStyle(part);
        if (/auto|scroll/.test(overflow)) break;
        if (/hidden|clip/.test(overflow) || (part.matches(boxes) && display !== 'inline')) found.push(part);
      }
      return found;
    };

    const problems: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode;
      const parent = text.parentElement;
      if (!text.textContent?.trim() || !parent?.checkVisibility({ visibilityProperty: true })) continue;
      if (parent.closest('.visually-hidden, .skip, [inert]')) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const rects = [...range.getClientRects()];
      const bound = bounds(parent).find((part) => rects.some((rect) => standsOut(rect, part)));
      if (bound) problems.push(`"${text.textContent.trim()}" in ${bound.tagName} ${bound.className}`);
    }
    return problems;
  });
