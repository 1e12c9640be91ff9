import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import schema from '../../../../site.schema.json';
import { listenForComplaints } from '../../../support/browser/complaints';
import { expectAccessibleInThemes } from '../../../support/browser/expect-accessible';
import { openStudioWindow } from '../../../support/studio/open-studio-window';
import { shareStudio } from '../../../support/studio/share-studio';
import { long } from '../../../support/variations';

const studio = shareStudio();

const file = () => join(studio.folder, 'pages/topics/repairs.json');
const sceneIn = (text: string) => JSON.parse(text).blocks[0].image;

async function openScene(): Promise<{ page: Page; form: Locator; saved: () => Promise<unknown> }> {
  const page = await openStudioWindow(studio);
  await page.goto('/_edit/topics/repairs');
  const frame = page.frameLocator('.preview iframe');
  await frame.locator('.hero svg.art').waitFor();
  await page.locator('.preview[data-state="open"]').waitFor();
  await frame.locator('.hero svg.art').click();
  const form = page.getByRole('form', { name: 'Fields' });
  await form.locator('.scene > .scene-image img').waitFor();
  return {
    page,
    form,
    async saved() {
      await page.getByText('Saved', { exact: true }).waitFor();
      return sceneIn(readFileSync(file(), 'utf8'));
    },
  };
}

/** Waits until every picture of the window is there. */
const drawn = (page: Page, count: number) =>
  expect
    .poll(() =>
      page.locator('.choices img').evaluateAll((images) => {
        const isDrawn = (image: Element) =>
          image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0;
        return images.filter(isDrawn).length;
      }),
    )
    .toBe(count);

long('a scene is drawn by keyboard alone: layout, devices in their order, cables; and undone', async () => {
  const { page, form, saved } = await openScene();
  const complaints = await listenForComplaints(page);
  const before = readFileSync(file(), 'utf8');

  await form.getByRole('button', { name: /^Layout/ }).focus();
  await page.keyboard.press('Enter');
  await drawn(page, schema.$defs.sceneLayout.enum.length);
  await expectAccessibleInThemes(page);
  await page.keyboard.type('floor plan');
  await page.keyboard.press('Enter');
  await expect.poll(saved).toMatchObject({ layout: 'floor' });

  await form.getByRole('button', { name: /^Device 7/ }).focus();
  await page.keyboard.press('Enter');
  await drawn(page, schema.$defs.device.enum.length);
  await expectAccessibleInThemes(page);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect
    .poll(saved)
    .toMatchObject({ devices: ['server', 'slabs', 'slabs', 'laptop', 'monitor', 'laptop', 'open-rack'] });
  await form.getByRole('button', { name: /^Device 7/ }).focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect
    .poll(saved)
    .toMatchObject({ devices: ['server', 'slabs', 'slabs', 'laptop', 'monitor', 'open-rack', 'laptop'] });

  await form.getByRole('button', { name: 'Teal', pressed: true }).focus();
  await page.keyboard.press('Enter');
  await form.getByRole('button', { name: 'Coral' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(saved).toMatchObject({ jackets: ['violet', 'blue', 'coral'] });
  await form.getByText('Violet is the main color, then blue and coral.').waitFor();
  await expectAccessibleInThemes(page);

  const undo = page.getByRole('banner').getByRole('button', { name: /^Undo/ });
  for (let step = 0; step < 5; step++) {
    const last = readFileSync(file(), 'utf8');
    await undo.click();
    await expect.poll(() => readFileSync(file(), 'utf8')).not.toBe(last);
  }
  await expect.poll(() => readFileSync(file(), 'utf8')).toBe(before);
  expect(complaints).toEqual([]);
});

test('a device is dragged, a surprise is drawn, and the picture in the form is the one on the page', async () => {
  const { page, form, saved } = await openScene();
  const grips = form.locator('.field-grip');
  await grips.nth(0).dragTo(form.getByRole('button', { name: /^Device 3/ }));
  await expect
    .poll(saved)
    .toMatchObject({ devices: ['slabs', 'slabs', 'server', 'laptop', 'monitor', 'laptop', 'storage'] });

  const { layout } = sceneIn(readFileSync(file(), 'utf8'));
  await form.getByRole('button', { name: 'Surprise me' }).click();
  const announced = (words: RegExp) => page.getByRole('status').filter({ hasText: words }).waitFor();
  await announced(/^[A-Z].* with .* in .*\.$/);
  await expect.poll(saved).toMatchObject({ seed: 'repairs' });
  await expect.poll(async () => sceneIn(readFileSync(file(), 'utf8')).layout).not.toBe(layout);
  await form.getByRole('button', { name: 'Arrange anew' }).click();
  await announced(/^Arrangement 1 of 8\.$/);
  await expect.poll(saved).toMatchObject({ seed: '1' });

  // Both have the same shapes; the picture has its colors as attributes.
  const shapes = (svg: string) => [...svg.matchAll(/ d="([^"]*)"/g)].map(([, path]) => path);
  const onPage = page.frameLocator('.preview iframe').locator('.hero svg.art');
  await expect
    .poll(async () => {
      const source = await form.locator('.scene > .scene-image img').getAttribute('src');
      const picture = await (await page.request.get(source ?? '')).text();
      const [own, seen] = [shapes(picture), shapes(await onPage.innerHTML())];
      return seen.length > 0 && JSON.stringify(own.slice(-seen.length)) === JSON.stringify(seen);
    })
    .toBe(true);
});
