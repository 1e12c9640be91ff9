import type { Page } from 'playwright';

declare global {
  interface Window {
    /** Every element that Tab has reached, in order. */
    walked: Element[];
    nameOf(element: Element): string;
  }
}

const startWalk = (page: Page) =>
  page.evaluate(() => {
    window.walked = [];
    window.nameOf = (element) => {
      const label = element.getAttribute('aria-label') ?? element.textContent?.trim();
      return label || (element.getAttribute('name') ?? element.outerHTML.slice(0, 80));
    };
  });

/** The name of what Tab reached, and what is wrong with it; nothing at the end of the document. */
const focusState = (page: Page) =>
  page.evaluate(async () => {
    const focus = document.activeElement;
    if (!focus || focus === document.body || window.walked.includes(focus)) return undefined;
    const last = window.walked.at(-1);
    window.walked.push(focus);

    const place = () => {
      const { left, top, right, bottom } = focus.getClientRects()[0] ?? new DOMRect();
      // The ring takes 5 pixels around it.
      const isInView = top >= 5 && bottom <= innerHeight - 5 && left >= 0 && right <= innerWidth;
      return { x: (left + right) / 2, y: (top + bottom) / 2, isInView };
    };
    // The page may still be scrolling to it.
    for (let before = Number.NaN; !place().isInView && before !== scrollY; ) {
      before = scrollY;
      for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
    }
    const { x, y, isInView } = place();
    const hit = document.elementFromPoint(x, y);
    const isRing = ({ outlineStyle, outlineWidth }: CSSStyleDeclaration) =>
      outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    const rings = [getComputedStyle(focus), getComputedStyle(focus, '::after')].filter(isRing);
    const follows = !last || last.compareDocumentPosition(focus) & Node.DOCUMENT_POSITION_FOLLOWING;
    const problems: string[] = [];
    if (!follows) problems.push('stands before the last one');
    if (!isInView) problems.push('is out of view');
    if (hit && !focus.contains(hit) && !hit.contains(focus)) problems.push(`is under ${hit.className}`);
    if (rings.length === 0) problems.push('has no ring');
    return { name: window.nameOf(focus), problems };
  });

/** The controls on the page that the keyboard has not reached. */
const unreached = (page: Page) =>
  page
    .locator('a[href], button, input, textarea, select, summary, iframe, [tabindex]')
    .evaluateAll((elements) =>
      elements
        .filter(
          (element) =>
            element instanceof HTMLElement &&
            element.tabIndex >= 0 &&
            !element.closest('[inert], :disabled') &&
            element.checkVisibility({ visibilityProperty: true }) &&
            !window.walked.includes(element),
        )
        .map(window.nameOf),
    );

/** Tab from the top of the document to its end: the names of the stops, and what is wrong on the way. */
export async function walkForth(page: Page): Promise<{ stops: string[]; problems: string[] }> {
  const stops: string[] = [];
  const problems: string[] = [];
  await startWalk(page);
  for (;;) {
    await page.keyboard.press('Tab');
    const stop = await focusState(page);
    if (!stop) break;
    stops.push(stop.name);
    problems.push(...stop.problems.map((problem) => `${stop.name} ${problem}`));
  }
  problems.push(...(await unreached(page)).map((name) => `${name} is not reached`));
  return { stops, problems };
}

/** Shift+Tab from the end of the document, as many steps as were walked forth. */
export async function walkBack(page: Page): Promise<string[]> {
  const steps = await page.evaluate(() => {
    const { length } = window.walked;
    window.walked = [];
    document.addEventListener('focusin', ({ target }) => {
      if (target instanceof Element) window.walked.push(target);
    });
    return length;
  });
  await page.keyboard.down('Shift');
  for (let step = 0; step < steps; step += 1) await page.keyboard.press('Tab');
  await page.keyboard.up('Shift');
  return page.evaluate(() => window.walked.map(window.nameOf));
}
