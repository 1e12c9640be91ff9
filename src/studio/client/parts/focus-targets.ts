const controls =
  'iframe, [data-focus][tabindex="0"], input:not([disabled]), textarea, select, button:not([disabled]), a[href]';

/**
 * What takes the focus in a part of the window: of a list with one stop that stop, else the first control. Nothing behind
 * an open window.
 */
export const focusTarget = (part: Element): HTMLElement | undefined =>
  firstOf(part, '[data-focus][tabindex="0"]') ?? firstOf(part, controls);

const firstOf = (part: Element, selector: string) =>
  [...part.querySelectorAll<HTMLElement>(selector)].find((element) => !element.closest('[inert]'));

/** True where a key writes: in a box for text. */
export const isTextBox = (element: Element): boolean =>
  element.closest(
    'textarea, [contenteditable], input:not([type="checkbox"], [type="radio"], [type="file"], [type="color"])',
  ) !== null;
