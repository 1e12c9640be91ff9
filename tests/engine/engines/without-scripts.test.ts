import { describe, expect, inject, test } from 'vitest';
import { pageKinds } from '../../support/browser/page-kinds';
import { attribute, click, countShown, desktop, path, phone, text, visit } from './support/visit';

describe.each([phone, desktop])('without JavaScript at $width pixels', (size) => {
  test('every kind of page shows its headings and does not scroll sideways', async () => {
    const page = await visit('/', { size, scripts: false });
    for (const [kind, path] of pageKinds) {
      await page.open(inject('watchedUrl') + path);
      const { hidden, sideways } = await page.call(() => ({
        hidden: [...document.querySelectorAll('main :is(h1, h2, h3)')]
          .filter((part) => !part.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
          .map((part) => part.textContent),
        sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      }));
      expect(hidden, kind).toEqual([]);
      expect(sideways, kind).toBe(0);
    }
  });

  test('a link leads to its page, a question opens, a menu opens and closes', async () => {
    const page = await visit('/', { size, scripts: false });
    await click(page, '.faq details:nth-of-type(2) summary');
    await expect.poll(() => attribute(page, '.faq details:nth-of-type(2)', 'open')).toBe('');
    await page.call(() => scrollTo({ top: 0, behavior: 'instant' }));

    const button = 'header button[popovertarget]';
    const open = () => page.call(() => document.querySelectorAll('[popover]:popover-open').length);
    await click(page, button);
    await expect.poll(open).toBe(1);
    await page.press('Escape');
    await expect.poll(open).toBe(0);
    await click(page, button);
    await click(page, '.panel li:last-child a');
    await expect.poll(() => path(page)).not.toBe('/');
    expect(await text(page, 'h1')).not.toBe('');
  });
});

test('without JavaScript the counters show their end numbers, and no control is there that would need it', async () => {
  const page = await visit('/', { scripts: false });
  const figures = await page.call(() =>
    [...document.querySelectorAll('.counter-value')].map(({ textContent }) => textContent),
  );
  expect(figures).toEqual(['200', '1200', '100', '25']);
  expect(await countShown(page, '.theme-button, .motion-button, .carousel-controls')).toBe(0);
});
