import type { Locator } from 'playwright';

/** A list closes when the form scrolls, as it does to a field that gets the focus. */
export async function focusStill(field: Locator): Promise<void> {
  await field.focus();
  await field.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
}
