import type { Locator } from 'playwright';
import { focusStill } from './focus-still';

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
  await focusStill(link);
  return link;
}
