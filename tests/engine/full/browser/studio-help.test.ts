import { expect, test } from 'vitest';
import { expectAccessibleInThemes } from '../../../support/browser/expect-accessible';
import { openWindow } from '../../../support/browser/open-page';
import { openStudioWindow } from '../../../support/studio/open-studio-window';
import { shareStudio } from '../../../support/studio/share-studio';

const studio = shareStudio();

test('the first time, a tour shows the parts of the window; skipped or seen, it never comes again', async () => {
  const page = await openWindow({ baseURL: studio.server.url, bypassCSP: true });
  await page.goto('/_edit/tour');
  const tour = page.getByRole('dialog', { name: 'Pages' });
  await tour.waitFor();
  await expectAccessibleInThemes(page);
  for (const title of ['The page', 'Fields', 'Nothing is lost']) {
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: title }).waitFor();
  }
  await page.keyboard.press('Enter');
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  await page.reload();
  await page
    .getByRole('form', { name: 'Fields' })
    .getByRole('heading', { name: 'Page', exact: true })
    .waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);

  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await tour.waitFor();
  // The tour covers nothing: the keys do what they always do.
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('searchbox', { name: 'Filter pages' }).and(page.locator(':focus')).waitFor();
  await tour.getByRole('button', { name: 'Next' }).press('Escape');
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
});

test.each([
  ['at 400 %', { width: 360, height: 225 }, '.pane-pages'],
  ['on a phone, where the pages are behind a button', { width: 390, height: 844 }, '.tabs'],
])('the tour brings each part into sight and marks it, %s', async (_, viewport, pages) => {
  const page = await openWindow({ baseURL: studio.server.url, viewport });
  await page.goto('/_edit/tour');
  const ring = page.locator('.tour-ring');
  for (const [title, part] of [
    ['Pages', pages],
    ['The page', '.pane-preview'],
    ['Fields', '.pane-fields'],
    ['Nothing is lost', '.toolbar'],
  ] as const) {
    await page.getByRole('dialog', { name: title }).waitFor();
    const top = async (of: string) => (await page.locator(of).boundingBox())?.y ?? -1;
    await expect.poll(async () => (await top('.tour-ring')) - (await top(part))).toBeCloseTo(3, 0);
    expect((await ring.boundingBox())?.height).toBeGreaterThan(40);
    await expect.poll(() => top(part), { message: title }).toBeLessThan(viewport.height - 40);
    await page.keyboard.press('Enter');
  }
});

test('F1 explains the field that has the focus, and goes back to it; Shift+F1 lists the keys', async () => {
  const page = await openStudioWindow(studio, { bypassCSP: true });
  await page.goto('/_edit/tour');
  const frame = page.frameLocator('.preview iframe');
  await frame.locator('h1').click();
  const form = page.getByRole('form', { name: 'Fields' });
  const heading = form.getByRole('textbox', { name: 'Heading', exact: true });
  await heading.click();
  await page.keyboard.press('F1');
  await form.getByRole('heading', { name: 'Hero', exact: true }).waitFor();
  const chosen = form.locator('[data-chosen]');
  await expect.poll(() => chosen.innerText()).toContain('Heading');
  await expect.poll(() => chosen.innerText()).toContain('at most 400 characters');
  await expect.poll(() => chosen.evaluate((field) => field === document.activeElement)).toBe(true);
  await form.getByText('Fields of image').click();
  await form.getByText('A generated drawing: devices on white tiles').first().waitFor();
  await expectAccessibleInThemes(page);
  await page.keyboard.press('Escape');
  const isBack = () => heading.evaluate((field) => field === document.activeElement);
  await expect.poll(isBack).toBe(true);
  await page.keyboard.press('F1');
  await chosen.waitFor();
  await page.keyboard.press('F1');
  await expect.poll(isBack).toBe(true);

  await page.keyboard.press('Shift+F1');
  await form.getByRole('heading', { name: 'Keys' }).waitFor();
  await form.getByText('Next and previous part of the window').waitFor();
  await form.getByText('Find a page by its title or path').waitFor();
  await expectAccessibleInThemes(page);
  await page.keyboard.press('Escape');
  await expect.poll(isBack).toBe(true);

  await frame.locator('summary').first().focus();
  await page.keyboard.press('Shift+F1');
  await form.getByRole('heading', { name: 'Keys' }).waitFor();
});
