import type { Page } from 'playwright';
import { expect } from 'vitest';
import { axeFindings } from './axe-findings';
import { openWindow } from './open-page';

/** Of what axe looks at, only colors differ in the other theme. */
const colorRules = ['color-contrast', 'link-in-text-block'];

/**
 * What axe, or another, finds in both themes. The page, in a window opened with `bypassCSP`, is scrolled to its start: a
 * control that is half below a sticky head would count as too small.
 */
export async function findingsInThemes(
  page: Page,
  find: (page: Page, by?: string[]) => Promise<string[]> = axeFindings,
): Promise<string[]> {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('*')) element.scrollTop = 0;
  });
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    // A transition may be on its way from one theme's colors to the other's.
    await page.evaluate(async () => {
      await new Promise(requestAnimationFrame);
      const transitions = document.getAnimations().filter((each) => each instanceof CSSTransition);
      await Promise.allSettled(transitions.map(({ finished }) => finished));
    });
    const by = colorScheme === 'dark' ? colorRules : undefined;
    found.push(...(await find(page, by)).map((each) => `${colorScheme}: ${each}`));
  }
  return found;
}

/** The page, in a window opened with `bypassCSP`, meets WCAG 2.2 AA in both themes. */
export const expectAccessibleInThemes = async (page: Page): Promise<void> =>
  expect(await findingsInThemes(page)).toEqual([]);

/** The page meets WCAG 2.2 AA in both themes on phone and desktop. */
export async function expectAccessible(path: string): Promise<void> {
  const page = await openWindow({ bypassCSP: true, reducedMotion: 'reduce' });
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    await expectAccessibleInThemes(page);
  }
}
