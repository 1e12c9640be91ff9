import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { expectWithinPolicy } from '../../support/browser/expect-within-policy';
import { fetchFor } from '../../support/browser/fetch-for';
import { openHydrated, openWindow } from '../../support/browser/open-page';

/** A window on a host that sends none of our headers. */
async function openWithoutHeaders(): Promise<Page> {
  const page = await openWindow();
  await page.route('**/*', async (route) => {
    const response = await fetchFor(route);
    const { 'content-type': type = '' } = response.headers();
    await route.fulfill({ response, headers: { 'content-type': type } });
  });
  return page;
}

test('on a host without headers every control of the contact page works', () =>
  expectWithinPolicy('/contact', openWithoutHeaders));

const forbidden = [
  ['a style', "document.body.setAttribute('style', 'color: red')", 'style-src-attr'],
  ['markup as text', "document.body.innerHTML += '<p>'", 'require-trusted-types-for'],
  ['a request elsewhere', "fetch('https://evil.example/').catch(() => {})", 'connect-src'],
] as const;

test('on a host without headers the document blocks a style, markup as text and a request elsewhere', async () => {
  const { page, complaints } = await openHydrated('/contact', undefined, openWithoutHeaders);
  for (const [what, code, directive] of forbidden) {
    await page.evaluate(code).catch(() => {});
    await expect.poll(() => complaints.join(), { message: what }).toContain(`blocked by ${directive}`);
  }
});
