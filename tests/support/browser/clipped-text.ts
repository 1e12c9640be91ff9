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
    /** From the inside out, up to a part that can be scrolled. What is placed freely may stand out of its box. */
    const bounds = (parent: Element) => {
      const found: Element[] = [];
      let isPlaced = false;
      for (let part: Element | null = parent; part; part = part.parentElement) {
        const { overflow, display, position } = getComputedStyle(part);
        if (/auto|scroll/.test(overflow)) break;
        const isBox = !isPlaced && part.matches(boxes) && display !== 'inline';
        if (isBox || /hidden|clip/.test(overflow)) found.push(part);
        isPlaced ||= position === 'absolute';
      }
      return found;
    };

    const problems: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode;
      const parent = text.parentElement;
      if (!text.textContent?.trim() || !parent?.checkVisibility({ visibilityProperty: true })) continue;
      // As small as that, it is only for screen readers.
      if (parent.getBoundingClientRect().width <= 1) continue;
      // The title on a video is cut off after three lines: its heading says it all.
      if (parent.closest('.visually-hidden, .skip, .face-title, [inert]')) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const rects = [...range.getClientRects()];
      const bound = bounds(parent).find((part) => rects.some((rect) => standsOut(rect, part)));
      if (bound) problems.push(`"${text.textContent.trim()}" in ${bound.tagName} ${bound.className}`);
    }
    return problems;
  });
