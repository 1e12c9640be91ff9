import { expect, test } from 'vitest';
import { openCarousel } from '../../../support/browser/carousel';
import { passTime } from '../../../support/browser/motion';
import { openHydrated } from '../../../support/browser/open-page';

test('on paper counters that were not seen yet have their end numbers', async () => {
  const { page } = await openHydrated('/');
  const counters = page.locator('.counter-value');
  await expect.poll(() => counters.allTextContents()).toEqual(['0', '0', '0', '0']);
  await page.emulateMedia({ media: 'print' });
  const printed = await counters.evaluateAll((counters) =>
    counters.map((counter) => {
      const end = getComputedStyle(counter, '::after');
      return [getComputedStyle(counter).visibility, end.visibility, end.content];
    }),
  );
  expect(printed).toEqual(['200', '1200', '100', '25'].map((end) => ['hidden', 'visible', `"${end}"`]));
});

test('on paper all cards of a carousel are side by side and below each other', async () => {
  const { page } = await openCarousel();
  await page.getByRole('button', { name: 'Go to slide 3 of 4' }).click();
  await passTime(page, 1000);
  const moved = () =>
    page.locator('.carousel-track').evaluate((row) => new DOMMatrix(getComputedStyle(row).transform).e);
  await expect.poll(moved).not.toBe(0);
  await page.emulateMedia({ media: 'print' });
  const outside = await page.locator('.carousel-window').evaluate((frame) => {
    const { left, right, top, bottom } = frame.getBoundingClientRect();
    return [...frame.querySelectorAll('.slide')]
      .map((slide) => slide.getBoundingClientRect())
      .filter(
        (slide) => slide.left < left || slide.right > right + 1 || slide.top < top || slide.bottom > bottom,
      );
  });
  expect(outside).toEqual([]);
});

test('on paper all questions have their answers', async () => {
  const { page } = await openHydrated('/');
  const answers = page.locator('.faq details:not([open]) .rich');
  expect(await answers.count()).toBeGreaterThan(0);
  await page.emulateMedia({ media: 'print' });
  for (const answer of await answers.all()) expect(await answer.isVisible()).toBe(true);
});

test('on paper the heading has its first word, and all logos are seen once', async () => {
  const { page } = await openHydrated('/');
  await page.locator('.marquee-window[data-run]').waitFor();
  await page.emulateMedia({ media: 'print' });
  const word = page.locator('.typed-room').first();
  expect(await word.evaluate((word) => getComputedStyle(word).visibility)).toBe('visible');
  expect(await page.locator('.typed-text').isVisible()).toBe(false);
  expect(
    await page.locator('.marquee-row').evaluateAll((rows) => rows.map((row) => row.checkVisibility())),
  ).toEqual([true, false]);
  const outside = await page.locator('.marquee-window').evaluate((frame) => {
    const { left, right } = frame.getBoundingClientRect();
    return [...frame.querySelectorAll('.marquee-row:first-child > *')]
      .map((logo) => logo.getBoundingClientRect())
      .filter((logo) => logo.left < left || logo.right > right + 1);
  });
  expect(outside).toEqual([]);
});

test('on paper the name in the footer is as dark as its texts', async () => {
  const { page } = await openHydrated('/');
  await page.emulateMedia({ media: 'print' });
  const colors = await page
    .locator('.footer, .footer .brand')
    .evaluateAll((elements) => elements.map((element) => getComputedStyle(element).color));
  expect(colors).toHaveLength(2);
  expect(new Set(colors).size).toBe(1);
});
