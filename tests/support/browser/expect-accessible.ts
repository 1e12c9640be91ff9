import { expect } from 'vitest';
import { axeFindings } from './axe-findings';
import { openWindow } from './open-page';

/** The page meets WCAG 2.2 AA in both themes on phone and desktop. */
export async function expectAccessible(path: string): Promise<void> {
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
}
