import type { Locator } from 'playwright';

/** Waits until what is in sight has not moved for a tenth of a second: a list closes when the form around it scrolls. */
export const settled = (field: Locator): Promise<void> =>
  field.evaluate(async (element) => {
    const at = () => element.getBoundingClientRect().top;
    for (let last = Number.NaN, still = 0; still < 6; still = at() === last ? still + 1 : 0) {
      last = at();
      await new Promise(requestAnimationFrame);
    }
  });

/** Opens the button "Contact us" of the page's call to action, and gives the field of its link, which has the focus. */
export async function openContactLink(form: Locator): Promise<Locator> {
  await form
    .getByRole('list', { name: 'Blocks' })
    .getByRole('button', { name: /Call to action/ })
    .first()
    .click();
  await form
    .getByRole('button', { name: /^Contact us/ })
    .first()
    .click();
  const link = form.getByRole('combobox', { name: 'Link' }).first();
  // A list closes when the form scrolls, as it does to the field, and while pictures load until somebody presses.
  await link.click();
  await settled(link);
  return link;
}

/** Presses what opens a list. */
export async function pressInSight(control: Locator): Promise<void> {
  await control.scrollIntoViewIfNeeded();
  await settled(control);
  await control.click();
}
