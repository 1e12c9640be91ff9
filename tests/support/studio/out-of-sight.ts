import type { Page } from 'playwright';

/**
 * What is out of sight of the field that has the focus, and of its place on the page, if it has one there; nothing if
 * all is seen.
 */
export const outOfSight = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const missing: string[] = [];
    const active = document.activeElement;
    const field = active?.closest('.pane-fields [data-pointer]');
    if (!active || !field) return ['the focus'];
    const label = field.querySelector(':scope > :is(.field-head, .field-part-head) > :first-child') ?? active;
    for (const [name, element] of [
      ['the label', label],
      ['the control', active],
    ] as const) {
      const { left, width, top, height } = element.getBoundingClientRect();
      const hit = document.elementFromPoint(left + Math.min(width / 2, 40), top + Math.min(height / 2, 12));
      if (!hit || !field.contains(hit)) missing.push(name);
    }
    const pane = document.querySelector('.preview')?.getBoundingClientRect();
    const boxes = [...document.querySelectorAll('.preview-selected')].map((box) =>
      box.getBoundingClientRect(),
    );
    const isSeen = ({ top, bottom }: DOMRect) =>
      pane !== undefined &&
      Math.min(bottom, pane.bottom, innerHeight) - Math.max(top, pane.top, 0) >=
        Math.min(bottom - top, 40) - 2;
    if (boxes.length > 0 && !boxes.some(isSeen)) missing.push('its place on the page');
    return missing;
  });
