import { describe, expect, test } from 'vitest';
import { withVariations } from '../../support/variations';
import { attribute, click, count, countShown, path, text } from './support/use-page';
import { desktop, phone, visit } from './support/visit-site';

describe.each(withVariations([phone], [desktop]))('without JavaScript at $width pixels', (size) => {
  test('a question opens', async () => {
    const page = await visit('/', { size, scripts: false });
    await click(page, '.faq details:nth-of-type(2) summary');
    await expect.poll(() => attribute(page, '.faq details:nth-of-type(2)', 'open')).toBe('');
  });

  test('the menus open and close, and a link leads to its page', async () => {
    const page = await visit('/', { size, scripts: false });
    const panels = await page.call(() =>
      [...document.querySelectorAll('header button[popovertarget]')].flatMap((button) =>
        button.checkVisibility() ? (button.getAttribute('popovertarget') ?? []) : [],
      ),
    );
    expect(panels.length).toBeGreaterThan(0);
    for (const id of panels) {
      const [button, panel] = [`header button[popovertarget="${id}"]`, `#${id}`];
      expect(await countShown(page, panel)).toBe(0);
      await click(page, button);
      await expect.poll(() => countShown(page, panel)).toBe(1);
      await page.press('Escape');
      await expect.poll(() => countShown(page, panel)).toBe(0);
      await click(page, button);
    }
    await click(page, '.panel li:last-child a');
    await expect.poll(() => path(page)).not.toBe('/');
    expect(await text(page, 'h1')).not.toBe('');
  });
});

test('without JavaScript a card leads to its page', async () => {
  const page = await visit('/topics/home-networks', { scripts: false });
  await click(page, 'main a[href="/courses/first-server"]');
  await expect.poll(() => text(page, 'main h1')).toContain('First Server');
});

test('without JavaScript what moves shows its end, and no control is there that would need it', async () => {
  const page = await visit('/', { scripts: false });
  const figures = (await text(page, '[data-block="stats"]'))?.replace(/[,\s]/g, '');
  for (const figure of ['200+', '1200', '100%', '25']) expect(figures).toContain(figure);
  expect(await text(page, 'h1')).toContain('Neighbors');
  expect(await count(page, '.marquee-row')).toBe(1);
  expect(await countShown(page, '.theme-button, .motion-button, .carousel-controls')).toBe(0);
});

test('without JavaScript the system decides the theme', async () => {
  const page = await visit('/', { scripts: false, theme: 'dark' });
  const ground = await page.call(() => getComputedStyle(document.documentElement).backgroundColor);
  expect(ground).toBe('rgb(8, 14, 25)');
});
