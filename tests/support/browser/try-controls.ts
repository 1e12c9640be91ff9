import type { Page } from 'playwright';
import { expect } from 'vitest';
import { message, success } from './fill-form';
import { phone } from './panels';
import { seeScreen } from './settled';

/** Brings every block to the screen, so that all that waits for it starts. */
async function showEverything(page: Page): Promise<void> {
  for (const block of await page.locator('[data-block]').all()) {
    await block.evaluate((block) => block.scrollIntoView({ behavior: 'instant' }));
    await seeScreen(page);
  }
}

/** Presses every button and opens every question; what sends is left out. */
const pressEverything = (page: Page) =>
  page.evaluate(async () => {
    const controls = document.querySelectorAll<HTMLElement>('button:not([type=submit]), summary');
    for (const control of controls) {
      control.focus();
      control.click();
      await new Promise(requestAnimationFrame);
    }
    document.querySelector<HTMLElement>(':popover-open')?.hidePopover();
    return controls.length;
  });

/** Sends a form with the usual fields; one with its own is sent by own-form.test.ts. */
async function sendForms(page: Page): Promise<void> {
  if ((await page.locator('.contact-form [name="subject"]').count()) === 0) return;
  for (const [name, value] of Object.entries(message)) await page.locator(`[name="${name}"]`).fill(value);
  await page.locator('.contact-form button[type=submit]').click();
  await success(page).waitFor();
}

/** Asks for the video and the map. */
async function openEmbeds(page: Page): Promise<void> {
  const facades = page.locator('a[data-video], a[data-map]');
  while ((await facades.count()) > 0) await facades.first().click();
  await expect.poll(() => page.frames().filter((frame) => frame.url() === 'about:blank')).toEqual([]);
}

/** Everything that a visitor can do on a page, in a wide window and on a phone. */
export async function tryControls(page: Page): Promise<void> {
  await showEverything(page);
  expect(await pressEverything(page)).toBeGreaterThan(2);
  await page.setViewportSize(phone.viewport);
  await showEverything(page);
  await pressEverything(page);
  await sendForms(page);
  await openEmbeds(page);
}
