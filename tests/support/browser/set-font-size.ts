import type { Page } from 'playwright';

/** The font size that the browser is set to, which media queries follow, too. */
export async function setFontSize(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard } });
}
