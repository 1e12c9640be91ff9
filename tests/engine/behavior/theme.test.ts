import { expect, inject, test } from 'vitest';
import { withVariations } from '../../support/variations';
import type { EngineWindow } from './support/engine';
import { click, tabTo } from './support/use-page';
import { complaints, hydrated, visit } from './support/visit-site';

const button = '.theme-button';

/** The color of the page, the choice that is stored, and the visible names of the button. */
const theme = (page: EngineWindow) =>
  page.call(() => ({
    ground: getComputedStyle(document.documentElement).backgroundColor,
    stored: localStorage.getItem('theme'),
    names: [...document.querySelectorAll<HTMLElement>('.theme-button > span')].flatMap((name) =>
      name.checkVisibility() ? name.innerText.trim() : [],
    ),
  }));

const shows = (ground: string, stored: string | null, name: string) => ({ ground, stored, names: [name] });
const [light, dark] = ['rgb(255, 255, 255)', 'rgb(8, 14, 25)'];

const systems = withVariations(
  [['light', shows(light, null, 'Use dark theme'), shows(dark, 'dark', 'Use light theme')]],
  [['dark', shows(dark, null, 'Use light theme'), shows(light, 'light', 'Use dark theme')]],
);

test.each(systems)(
  'while the system is %s the button sets the other theme, which stays over a reload and on the next page',
  async (system, before, after) => {
    const page = await visit('/', { theme: system });
    expect(await theme(page)).toEqual(before);
    await click(page, button);
    await expect.poll(() => theme(page)).toEqual(after);
    await page.reload();
    expect(await theme(page)).toEqual(after);
    await page.open(`${inject('siteUrl')}/contact`);
    await hydrated(page);
    expect(await theme(page)).toEqual(after);
    await tabTo(page, button);
    await page.press('Space');
    await expect.poll(() => theme(page).then(({ ground }) => ground)).toBe(before.ground);
    await page.press('Enter');
    await expect.poll(() => theme(page)).toEqual(after);
    expect(await complaints(page)).toEqual([]);
  },
);
