import { describe, expect, test } from 'vitest';
import type { EngineWindow } from './support/engine';
import {
  attribute,
  click,
  complaints,
  desktop,
  isFocused,
  path,
  phone,
  tabTo,
  text,
  visit,
} from './support/visit';

const shown = (page: EngineWindow) =>
  page.call(() => [...document.querySelectorAll('[popover]:popover-open')].map(({ id }) => id));

const scrollTo = (page: EngineWindow, top: number) =>
  page.call((top) => window.scrollTo({ top, behavior: 'instant' }), top);

test('the header has a shadow once the page is scrolled more than 50 pixels (specification §2)', async () => {
  const page = await visit('/');
  const shadow = () =>
    page.call(() => {
      const header = document.querySelector('.header');
      return (
        header && getComputedStyle(header).boxShadow !== 'none' && header.getBoundingClientRect().top === 0
      );
    });
  await scrollTo(page, 50);
  expect(await shadow()).toBe(false);
  await scrollTo(page, 51);
  await expect.poll(shadow).toBe(true);
  await scrollTo(page, 0);
  await expect.poll(shadow).toBe(false);
});

describe.each([
  ['Solutions dropdown', 'dropdown-panel', desktop],
  ['mobile menu', 'mobile-menu-panel', phone],
] as const)('the %s', (_name, id, size) => {
  const button = `.header :not([popover] *)[popovertarget="${id}"]`;

  test('opens and closes by its button, which tells its state', async () => {
    const page = await visit('/', { size });
    expect(await attribute(page, button, 'aria-expanded')).toBe('false');
    await click(page, button);
    await expect.poll(() => shown(page)).toEqual([id]);
    expect(await attribute(page, button, 'aria-expanded')).toBe('true');
    const inside = await page.call((id) => {
      const { left, right, top } = document.getElementById(id)?.getBoundingClientRect() ?? new DOMRect();
      return left >= 0 && right <= innerWidth && top > 40 && top < 120;
    }, id);
    expect(inside).toBe(true);
    await click(page, button);
    await expect.poll(() => shown(page)).toEqual([]);
    expect(await attribute(page, button, 'aria-expanded')).toBe('false');
  });

  test('closes on a press outside', async () => {
    const page = await visit('/', { size });
    await click(page, button);
    await expect.poll(() => shown(page)).toEqual([id]);
    await page.point(5, size.height - 20, true);
    await expect.poll(() => shown(page)).toEqual([]);
    expect(await attribute(page, button, 'aria-expanded')).toBe('false');
  });

  test('opens by keyboard, is reached by Tab, and gives the focus back on Escape', async () => {
    const page = await visit('/', { size });
    await tabTo(page, button);
    await page.press('Enter');
    await expect.poll(() => shown(page)).toEqual([id]);
    await page.press('Tab');
    expect(await isFocused(page, `#${id} *`)).toBe(true);
    await page.press('Escape');
    await expect.poll(() => shown(page)).toEqual([]);
    expect(await isFocused(page, button)).toBe(true);
  });

  test('closes when the focus leaves it', async () => {
    const page = await visit('/', { size });
    await tabTo(page, button);
    await page.press('Enter', 'Tab');
    for (let steps = 0; steps < 20 && (await isFocused(page, `#${id} *`)); steps += 1) {
      expect(await shown(page)).toEqual([id]);
      await page.press('Tab');
    }
    expect(await shown(page)).toEqual([]);
  });

  test('closes when a link in it is chosen', async () => {
    const page = await visit('/', { size });
    await click(page, button);
    const link = `#${id} li:last-child a`;
    const href = await attribute(page, link, 'href');
    await click(page, link);
    await expect.poll(() => path(page)).toBe(href);
    expect(await shown(page)).toEqual([]);
    await expect.poll(() => isFocused(page, 'main h1')).toBe(true);
    expect(await complaints(page)).toEqual([]);
  });
});

test('Solutions in the mobile menu take its place with the focus on their first link, and lead back on Escape', async () => {
  const page = await visit('/', { size: phone });
  await click(page, '.menu-button');
  await click(page, '#mobile-menu-panel button');
  await expect.poll(() => shown(page)).toEqual(['dropdown-panel']);
  expect(await isFocused(page, '#dropdown-panel li:first-child a')).toBe(true);
  await page.press('Escape');
  await expect.poll(() => shown(page)).toEqual([]);
  expect(await isFocused(page, '.menu-button')).toBe(true);
  expect(await text(page, ':focus')).toBe('Menu');
});
