import type { Page } from 'playwright';

/** Opens another page by the list, without a new document. In a long list it is found by its path. */
export async function openInPages(page: Page, path: string): Promise<void> {
  const pages = page.getByRole('navigation', { name: 'Pages' });
  await pages.getByRole('searchbox').fill(path);
  await pages.locator(`a[href="/_edit${path}"]`).click();
  await page.locator('.preview[data-state="open"]').waitFor();
}
