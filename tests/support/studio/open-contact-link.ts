import type { Locator } from 'playwright';

/** Opens the button "Contact us" of the page's call to action, and gives the field of its link. */
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
  return form.getByRole('combobox', { name: 'Link' }).first();
}
