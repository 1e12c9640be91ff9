import fc from 'fast-check';
import { expect } from 'vitest';
import type { ContentFiles } from '../generated/fix-site';
import { filesOf, randomSite } from '../generated/site-case';
import { judge } from '../generated/soundness';
import { listenForComplaints } from './complaints';
import { hydrated, idle, openWindow } from './open-page';
import { startHost } from './serve-generated';

/** For each of so many random sites, opens the last page and hydrates it without a change of its markup. */
export async function expectHydration(count: number, seed: number): Promise<void> {
  // Some are refused.
  const sites = fc.sample(randomSite, { seed, numRuns: Math.ceil(count * 1.2) }).map((site) => filesOf(site));
  const valid = sites.filter((files) => judge(files).documents !== undefined).slice(0, count);
  expect(valid).toHaveLength(count);
  const deploy = await startHost();
  const page = await openWindow();
  const complaints = await listenForComplaints(page);
  for (const files of valid) {
    const address = (await deploy(files)).at(-1) ?? '';
    const before = complaints.length;
    await page.goto(address);
    await hydrated(page);
    await idle(page);
    expect(complaints.slice(before), address).toEqual([]);
    // A request that is open when the window navigates counts as failed.
    await page.goto('about:blank');
  }
}

/** Without the policy, so that nothing but the way texts are written keeps them from what they want. */
export async function expectHarmless(files: ContentFiles): Promise<void> {
  const page = await openWindow({ bypassCSP: true });
  const complaints = await listenForComplaints(page);
  await page.addInitScript(() => {
    Object.assign(window, { canary: () => console.error('a text was executed') });
  });
  const deploy = await startHost();
  for (const address of await deploy(files)) {
    await page.goto(address);
    await hydrated(page);
    // What a block still fetches would count as failed when the window moves on.
    await page.waitForLoadState('networkidle');
  }
  // Hidden parts open, and what moves is moved.
  await page.evaluate(() => {
    for (const control of document.querySelectorAll<HTMLElement>('button:not([type=submit]), summary'))
      control.click();
  });
  // A navigation in place renders the page again from what is fetched.
  await page.evaluate(() => document.querySelector<HTMLElement>('a.brand')?.click());
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  await page.goBack();
  await hydrated(page);
  expect(complaints).toEqual([]);
}
