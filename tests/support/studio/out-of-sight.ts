import type { Page } from 'playwright';

/**
 * What is out of sight of the field that has the focus, or that was shown while the focus is elsewhere: its label, its
 * control, or nothing.
 */
export const hiddenFields = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const shown = document.querySelector('[data-revealed] [data-focus]');
    const active = document.activeElement?.closest('.pane-fields') ? document.activeElement : shown;
    const field = active?.closest('[data-pointer]');
    if (!active || !field) return ['the focus'];
    const label = field.querySelector(':scope > :is(.field-head, .field-part-head) > :first-child') ?? active;
    const isHidden = (element: Element) => {
      const { left, width, top, height } = element.getBoundingClientRect();
      const hit = document.elementFromPoint(left + Math.min(width / 2, 40), top + Math.min(height / 2, 12));
      return !hit || !field.contains(hit);
    };
    return [...(isHidden(label) ? ['the label'] : []), ...(isHidden(active) ? ['the control'] : [])];
  });

/** The same, and its place on the page, if it has one there. */
export async function outOfSight(page: Page): Promise<string[]> {
  const isHidden = await page.evaluate(() => {
    const pane = document.querySelector('.preview')?.getBoundingClientRect();
    const boxes = [...document.querySelectorAll('.preview-selected')].map((box) =>
      box.getBoundingClientRect(),
    );
    const seen = ({ top, bottom }: DOMRect) =>
      pane ? Math.min(bottom, pane.bottom, innerHeight) - Math.max(top, pane.top, 0) : 0;
    return boxes.length > 0 && !boxes.some((box) => seen(box) >= Math.min(box.height, 40) - 2);
  });
  return [...(await hiddenFields(page)), ...(isHidden ? ['its place on the page'] : [])];
}
