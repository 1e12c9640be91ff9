import { expect, test } from 'vitest';
import { layoutShifts } from '../../support/browser/motion';
import { openInPieces } from '../../support/browser/open-in-pieces';
import { openWindow } from '../../support/browser/open-page';
import { fixtureKinds } from '../../support/fixture-kinds';
import { withVariations } from '../../support/variations';

test('a banner is as high as it will be before its text has arrived', async () => {
  // Else React may restore meanwhile what is taken from the banner.
  const page = await openWindow({ viewport: { width: 1440, height: 900 }, javaScriptEnabled: false });
  await page.goto('/courses/first-server');
  const banner = page.locator('.parallax').first();
  const height = () => banner.evaluate((part) => part.getBoundingClientRect().height);
  const whole = await height();
  await banner.locator('.parallax-frame').evaluate((frame) => frame.remove());
  expect(await height()).toBe(whole);
});

test('the bar of the header is hidden until its last button has arrived, which moves the others', async () => {
  const page = await openWindow({ viewport: { width: 390, height: 900 }, javaScriptEnabled: false });
  await page.goto('/');
  const bar = page.locator('.header-nav');
  const visibility = () => bar.evaluate((part) => getComputedStyle(part).visibility);
  expect(await visibility()).toBe('visible');
  await bar.locator('.header-end > :last-child').evaluate((button) => button.remove());
  expect(await visibility()).toBe('hidden');
});

const withTextBesideDrawing = fixtureKinds.filter(([kind]) => kind === 'topic');
const others = fixtureKinds.filter(([kind]) => kind !== 'topic');

test.each(withVariations(withTextBesideDrawing, others))(
  'nothing shifts where the %s page comes piece by piece',
  async (_kind, path) => {
    expect(await layoutShifts(await openInPieces(path, 1440))).toEqual([]);
  },
);
