import { expect, test } from 'vitest';
import { axeFindings } from '../../../support/browser/axe-findings';
import { openHydrated } from '../../../support/browser/open-page';

test('axe finds a planted mistake', async () => {
  // Before hydration React would take the picture away again.
  const { page } = await openHydrated('/contact', { bypassCSP: true });
  await page
    .locator('h1')
    .evaluate((heading) => heading.insertAdjacentHTML('afterend', '<img src="/x.png">'));
  expect(await axeFindings(page)).toContainEqual(expect.stringMatching(/^image-alt: /));
});
