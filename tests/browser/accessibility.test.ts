import { expect, test } from 'vitest';
import { axeFindings } from './support/axe-findings';
import { openHydrated, openWindow } from './support/open-page';
import { pageKinds } from './support/page-kinds';

test.each(pageKinds)(
  'the %s page meets WCAG 2.2 AA in both themes on phone and desktop',
  async (_kind, path) => {
    const page = await openWindow({ bypassCSP: true, reducedMotion: 'reduce' });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      // A page that is open already would still be moving from one theme's colors to the other's.
      await page.goto(path);
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await axeFindings(page), `${colorScheme} at ${width} pixels`).toEqual([]);
      }
    }
  },
);

test('axe does find what is wrong', async () => {
  // Before hydration React would take the picture away again.
  const { page } = await openHydrated('/contact', { bypassCSP: true });
  await page
    .locator('h1')
    .evaluate((heading) => heading.insertAdjacentHTML('afterend', '<img src="/x.png">'));
  expect(await axeFindings(page)).toContainEqual(expect.stringMatching(/^image-alt: /));
});
