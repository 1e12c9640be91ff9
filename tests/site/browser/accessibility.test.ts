import { expect, test } from 'vitest';
import { axeFindings } from '../../support/browser/axe-findings';
import { expectAccessible } from '../../support/browser/expect-accessible';
import { openHydrated } from '../../support/browser/open-page';
import { pageKinds } from '../../support/browser/page-kinds';

// `npm run test:full` opens every page of the site.
test.each(pageKinds.filter((_, index) => index % 2 === 0))(
  'the %s page meets WCAG 2.2 AA in both themes on phone and desktop',
  async (_kind, path) => expectAccessible(path),
);

test('axe does find what is wrong', async () => {
  // Before hydration React would take the picture away again.
  const { page } = await openHydrated('/contact', { bypassCSP: true });
  await page
    .locator('h1')
    .evaluate((heading) => heading.insertAdjacentHTML('afterend', '<img src="/x.png">'));
  expect(await axeFindings(page)).toContainEqual(expect.stringMatching(/^image-alt: /));
});
