import { describe, expect, test } from 'vitest';
import { long, withVariations } from '../../support/variations';
import type { EngineWindow } from './support/engine';
import { attribute, box, click, isFocused, isMarked, mark, path, tabTo, text } from './support/use-page';
import { complaints, desktop, phone, visit } from './support/visit-site';

const shown = (page: EngineWindow) =>
  page.call(() => [...document.querySelectorAll('[popover]:popover-open')].map(({ id }) => id));

const buttonOf = (panel: string) => `.header :not([popover] *)[popovertarget="${panel}"]`;

/** What both buttons tell assistive technology, the dropdown's first. */
const expanded = (page: EngineWindow) =>
  Promise.all(['dropdown-panel', 'menu-panel'].map((id) => attribute(page, buttonOf(id), 'aria-expanded')));

const closed = ['false', 'false'];

const panels = withVariations(
  [['mobile menu', 'menu-panel', phone]],
  [['dropdown', 'dropdown-panel', desktop]],
);

describe.each(panels)('the %s', (_name, id, size) => {
  const button = buttonOf(id);

  async function openPanel() {
    const page = await visit('/', { size });
    await click(page, button);
    await expect.poll(() => shown(page)).toEqual([id]);
    return page;
  }

  test('opens and closes by its button, which says whether it is open', async () => {
    const page = await visit('/', { size });
    expect(await expanded(page)).toEqual(closed);
    await click(page, button);
    await expect.poll(() => shown(page)).toEqual([id]);
    expect(await attribute(page, button, 'aria-expanded')).toBe('true');
    const { left, top, width } = await box(page, `#${id}`);
    expect(left).toBeGreaterThanOrEqual(0);
    expect(left + width).toBeLessThanOrEqual(size.width);
    expect(top).toBeGreaterThan(40);
    expect(top).toBeLessThan(120);
    await click(page, button);
    await expect.poll(() => shown(page)).toEqual([]);
    expect(await expanded(page)).toEqual(closed);
  });

  test('closes on a press outside', async () => {
    const page = await openPanel();
    await page.point(5, size.height - 20, true);
    await expect.poll(() => shown(page)).toEqual([]);
    expect(await expanded(page)).toEqual(closed);
  });

  test('opens by keyboard, is reached by Tab, and closes on Escape; the focus returns to the button', async () => {
    const page = await visit('/', { size });
    await tabTo(page, button);
    await page.press('Enter');
    await expect.poll(() => shown(page)).toEqual([id]);
    await page.press('Tab');
    expect(await isFocused(page, `#${id} *`)).toBe(true);
    await page.press('Escape');
    await expect.poll(() => shown(page)).toEqual([]);
    expect(await isFocused(page, button)).toBe(true);
    expect(await expanded(page)).toEqual(closed);
  });

  long('closes when the focus leaves it', async () => {
    const page = await visit('/', { size });
    await tabTo(page, button);
    await page.press('Enter', 'Tab');
    for (let steps = 0; await isFocused(page, `#${id} *`); steps += 1) {
      expect(steps).toBeLessThan(20);
      expect(await shown(page)).toEqual([id]);
      await page.press('Tab');
    }
    expect(await shown(page)).toEqual([]);
    expect(await isFocused(page, 'body')).toBe(false);
  });

  test('closes when a link in it is chosen', async () => {
    const page = await openPanel();
    await mark(page);
    const link = `#${id} li:last-child a`;
    const href = await attribute(page, link, 'href');
    await click(page, link);
    await expect.poll(() => path(page)).toBe(href);
    expect(await shown(page)).toEqual([]);
    await expect.poll(() => isFocused(page, 'main h1')).toBe(true);
    expect(await isMarked(page)).toBe(true);
    expect(await complaints(page)).toEqual([]);
  });
});

describe('the dropdown in the mobile menu', () => {
  async function openDropdown() {
    const page = await visit('/', { size: phone });
    await click(page, '.menu-button');
    await click(page, '#menu-panel button');
    await expect.poll(() => shown(page)).toEqual(['dropdown-panel']);
    expect(await expanded(page)).toEqual(['true', 'false']);
    return page;
  }

  test('replace the menu, have the focus on their first link, and return it to the menu button on Escape', async () => {
    const page = await openDropdown();
    expect(await isFocused(page, '#dropdown-panel li:first-child a')).toBe(true);
    await page.press('Escape');
    await expect.poll(() => shown(page)).toEqual([]);
    expect(await isFocused(page, '.menu-button')).toBe(true);
    expect(await text(page, ':focus')).toBe('Menu');
  });

  long('close when the menu is opened', async () => {
    const page = await openDropdown();
    await click(page, '.menu-button');
    await expect.poll(() => shown(page)).toEqual(['menu-panel']);
  });

  long('are reached and left by keyboard', async () => {
    const page = await visit('/privacy-policy', { size: phone });
    await tabTo(page, '.menu-button');
    await page.press('Enter');
    await tabTo(page, '#menu-panel button');
    await page.press('Enter');
    expect(await text(page, ':focus')).toBe('All topics');
    await page.press('Tab');
    expect(await isFocused(page, '#dropdown-panel li:nth-child(2) *')).toBe(true);
    await page.press('Escape');
    expect(await text(page, ':focus')).toBe('Menu');
  });
});
