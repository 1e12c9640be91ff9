import type { Page } from 'playwright';

/** The controls in sight that are less than 44 pixels wide or high: what is hit of a check box is its label. */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const controls =
      'button, a[href], input, textarea, select, summary, [role="option"], [role="menuitem"], [role="radio"], [role="slider"]';
    return [...document.querySelectorAll(controls)].flatMap((control) => {
      const target = control.matches('[type="checkbox"], [type="radio"]')
        ? (control.closest('label') ?? control)
        : control;
      const { width, height } = target.getBoundingClientRect();
      // A link within a text that is edited leads nowhere; the other is there for forms alone.
      if (target.closest('[contenteditable], [aria-hidden="true"]')) return [];
      const isSeen = target.checkVisibility({ visibilityProperty: true }) && width > 1 && height > 1;
      if (!isSeen || (width > 43.5 && height > 43.5)) return [];
      const name = control.getAttribute('aria-label') ?? control.textContent ?? '';
      return [`${control.className || control.localName} “${name.trim().slice(0, 40)}” ${width} × ${height}`];
    });
  });
