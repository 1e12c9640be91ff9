import { describe, expect, inject, test } from 'vitest';
import { expectOwnHostOnly, openUnprotected, tryLink } from '../../support/browser/hostile-addresses';
import { hydrated } from '../../support/browser/open-page';
import { settled } from '../../support/browser/settled';
import { expectHeading } from '../../support/browser/trouble';
import { withVariations } from '../../support/variations';

const contactHeading = 'Talk to a librarian';
const notFoundHeading = 'This shelf is empty';

describe('on a host without headers, an address that ends in the name of another host', () => {
  test.each(withVariations(['/%2F'], ['/%2f', '/%2F%2F', '/.%2F%2F', '/%5C', '/%2F%5C', '/%09/']))(
    'after %s asks that host nothing when the visitor comes back to it',
    async (start) => {
      const { page, other, foreign } = await openUnprotected();
      const came = page.waitForResponse(/\/assets\/start-/);
      await page.goto(`${inject('siteUrl')}${start}${other.host}/x`);
      await came;
      await settled(page);
      await page.evaluate(() => document.querySelector<HTMLElement>('footer a[href="/contact"]')?.click());
      await expectHeading(page, contactHeading);
      await page.goBack();
      await expectHeading(page, notFoundHeading);
      await settled(page);
      expect([other.asked, foreign, await page.locator('[onerror]').count()]).toEqual([[], [], 0]);
    },
  );

  test.each(withVariations(['/%2F'], ['/%2F%2F']))(
    'after %s asks that host nothing as a link',
    async (start) => {
      const { page, other, foreign } = await openUnprotected();
      await page.goto('/contact');
      await hydrated(page);
      await tryLink(page, `${inject('siteUrl')}${start}${other.host}/x`);
      await expectHeading(page, notFoundHeading);
      await page.goBack();
      await expectHeading(page, contactHeading);
      expect([other.asked, foreign, await page.locator('[onerror]').count()]).toEqual([[], [], 0]);
    },
  );
});

test('a page that redirects to another host is not rendered', async () => {
  const { page, other } = await openUnprotected();
  await page.goto('/contact');
  await hydrated(page);
  const to = '/courses/first-server';
  await page.route(`**${to}/`, (route) =>
    route.request().resourceType() === 'fetch'
      ? route.fulfill({ status: 302, headers: { location: `http://${other.host}${to}/` } })
      : route.fallback(),
  );
  await tryLink(page, to);
  await expectHeading(page, 'First Server');
  expect([other.asked, await page.locator('[onerror]').count()]).toEqual([[], 0]);
});

test('whatever the path of an address is, nothing but the site is asked', () => expectOwnHostOnly(4, 16));
