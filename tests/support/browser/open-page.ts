import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright';
import { inject, onTestFinished } from 'vitest';
import { type Complaints, listenForComplaints } from './complaints';

let browser: Promise<Browser> | undefined;

/** A window on the built site, or on `baseURL`, that several tests share; the one who asks for it closes its context. */
export async function openSharedWindow(options: BrowserContextOptions = {}): Promise<Page> {
  browser ??= chromium.connect(inject('browserEndpoint'));
  const context = await (await browser).newContext({ baseURL: inject('siteUrl'), ...options });
  return context.newPage();
}

/** The same for one test; it closes when the test is over. */
export async function openWindow(options?: BrowserContextOptions): Promise<Page> {
  const page = await openSharedWindow(options);
  onTestFinished(async () => {
    // Parts of the page may still be on their way; the answers that a test gives to them concern nobody any more. Nobody
    // waits for it either: a page whose document is held back does not answer.
    for (const routed of [page, page.context()])
      routed.unrouteAll({ behavior: 'ignoreErrors' }).catch(() => {});
    await page.context().close();
  });
  return page;
}

/**
 * A window that has the fonts of the site already. Else a busy machine may show a page in its fallback fonts first,
 * and what moves when they are replaced is not what most tests look at.
 */
export async function openWindowWithFonts(options?: BrowserContextOptions): Promise<Page> {
  const page = await openWindow(options);
  await page.goto('/no-such-page');
  // Without scripts nothing comes after the document is loaded.
  if (options?.javaScriptEnabled === false) return page;
  // Until nothing is loading any more, which would count as failed when the window moves on.
  await hydrated(page);
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
  return page;
}

/** Waits until the page is hydrated. */
export const hydrated = (page: Page) => page.locator('html[data-hydrated="true"]').waitFor();

export interface OpenPage {
  page: Page;
  complaints: Complaints;
}

/** Waits until the page has nothing to do. A window that draws nothing more may never say so: then a second. */
export const idle = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1_000 })));

/** Opens a page and waits until it is hydrated. */
export async function openHydrated(
  path: string,
  options?: BrowserContextOptions,
  open = openWindow,
): Promise<OpenPage> {
  const page = await open(options);
  const complaints = await listenForComplaints(page);
  await page.goto(path);
  await hydrated(page);
  // What goes wrong right after hydration belongs to the page's complaints, too.
  await idle(page);
  return { page, complaints };
}
