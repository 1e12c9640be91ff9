import type { Page } from 'playwright';
import { expect } from 'vitest';
import { markDocument } from '../mark-document';

/** Marks the document and notes every text that is announced from now on. */
export const mark = (page: Page) => page.evaluate(markDocument);

export const isSameDocument = (page: Page) => page.evaluate(() => window.marker === true);

/** The block of links at the page's end that tests need and no page has. */
export const addLink = (page: Page, href: string, attributes: Record<string, string> = {}) =>
  page.evaluate(
    ([href, attributes]) => {
      const link = document.createElement('a');
      link.id = 'added';
      link.textContent = 'Added';
      link.href = href;
      for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
      document.body.append(link);
    },
    [href, attributes] as const,
  );

/** The heading as it is read aloud: what is typed letter by letter differs from one moment to the next. */
export const heading = (page: Page): Promise<string> =>
  page.locator('main h1').evaluate((element) => {
    const copy = element.cloneNode(true) as Element;
    for (const part of copy.querySelectorAll('[aria-hidden="true"]')) part.remove();
    return copy.textContent.trim();
  });
export const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Scrolls as a visitor does; smooth scrolling would make the position a matter of time. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
  await expect.poll(() => scrollTop(page)).toBe(top);
}

/** Every drawing of the page with the length of its markup. */
export const drawings = (page: Page) =>
  page
    .locator('main [data-static]')
    .evaluateAll((parts) => parts.map((part) => [part.getAttribute('data-static'), part.innerHTML.length]));
