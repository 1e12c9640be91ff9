import type { Page } from 'playwright';

/** Keeps a part of the script from arriving until the function that it returns is called. */
export async function holdPart(page: Page, part: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**/assets/${part}-*.js`, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
