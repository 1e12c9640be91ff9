const controls =
  'iframe, [data-focus][tabindex="0"], input:not([disabled]), textarea, select, button:not([disabled]), a[href]';

/** What takes the focus in a part of the window: of a list with one stop that stop, else the first control. */
export const focusTarget = (part: Element): HTMLElement | null =>
  part.querySelector<HTMLElement>('[data-focus][tabindex="0"]') ?? part.querySelector<HTMLElement>(controls);
