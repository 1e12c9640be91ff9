import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import schema from '../../../../site.schema.json';
import { listenForComplaints } from '../../../support/browser/complaints';
import { expectAccessibleInThemes } from '../../../support/browser/expect-accessible';
import { openStudioWindow } from '../../../support/studio/open-studio-window';
import { shareStudio } from '../../../support/studio/share-studio';

const studio = shareStudio();

test('a scene becomes a drawing: its kind is chosen by pictures, and drawn anew', async () => {
  const page = await openStudioWindow(studio);
  const saved = async () => {
    await page.getByText('Saved', { exact: true }).waitFor();
    return JSON.parse(readFileSync(join(studio.folder, 'pages/topics/repairs.json'), 'utf8')).blocks[0].image;
  };
  await page.goto('/_edit/topics/repairs');
  const frame = page.frameLocator('.preview iframe');
  await frame.locator('.hero svg.art').waitFor();
  await page.locator('.preview[data-state="open"]').waitFor();
  await frame.locator('.hero svg.art').click();
  const complaints = await listenForComplaints(page);
  const form = page.getByRole('form', { name: 'Fields' });
  await form.getByRole('radio', { name: /^Drawing/ }).check();
  await frame.locator('.hero svg.drawing').waitFor();

  await form.getByRole('button', { name: /^Kind/ }).click();
  const pictures = page.locator('.choices img');
  const { length } = schema.$defs.drawingKind.enum;
  const sizes = () =>
    pictures.evaluateAll((images) =>
      images.filter((image) => image instanceof HTMLImageElement && image.naturalWidth > 0),
    );
  await expect.poll(async () => (await sizes()).length).toBe(length);
  await expectAccessibleInThemes(page);
  await page.keyboard.type('stars');
  await page.keyboard.press('Enter');
  await expect.poll(saved).toMatchObject({ type: 'drawing', kind: 'stars' });

  await form.getByRole('button', { name: 'Draw anew' }).click();
  await expect.poll(saved).toMatchObject({ seed: '1' });
  await expect
    .poll(() => form.locator('.scene > .scene-image img').getAttribute('src'))
    .toMatch(/drawing\.svg\?kind=stars&seed=1/);
  expect(complaints).toEqual([]);
});

test('a drawing offers what its kind has, and another kind takes what it does not have along, in one step', async () => {
  const page = await openStudioWindow(studio);
  const image = () => {
    const { blocks } = JSON.parse(readFileSync(join(studio.folder, 'pages/topics/repairs.json'), 'utf8'));
    const { seed: _, ...drawing } = blocks[0].image;
    return drawing;
  };
  await page.goto('/_edit/topics/repairs');
  await page.locator('.preview[data-state="open"]').waitFor();
  await page.frameLocator('.preview iframe').locator('.hero :is(svg.art, svg.drawing)').click();
  const form = page.getByRole('form', { name: 'Fields' });
  await form.getByRole('radio', { name: /^Drawing/ }).check();
  const choose = async (kind: string) => {
    await form.getByRole('button', { name: /^Kind/ }).click();
    await page.getByRole('searchbox', { name: 'Filter kinds' }).fill(kind);
    await page.keyboard.press('Enter');
  };
  await choose('leaves');
  await form.getByRole('button', { name: 'Add Things' }).click();
  await expect.poll(image).toEqual({ type: 'drawing', kind: 'leaves', things: ['berries'] });
  await form.getByText('At most 1 thing allowed.').waitFor();
  await form.getByRole('button', { name: 'Add Form' }).click();
  const forms = form.getByRole('radiogroup', { name: 'Form', exact: true }).getByRole('radio');
  expect(await forms.count()).toBe(2);
  await form.getByRole('radio', { name: /^Hanging/ }).check();
  const leaves = { type: 'drawing', kind: 'leaves', form: 'hanging', things: ['berries'] };
  await expect.poll(image).toEqual(leaves);
  await choose('table');
  await expect.poll(image).toEqual({ type: 'drawing', kind: 'table' });
  await page.getByText('Removed with the old kind: form and things.').waitFor({ state: 'attached' });
  await form.getByRole('button', { name: 'Add Things' }).waitFor();
  expect(await form.getByRole('button', { name: 'Add Form' }).count()).toBe(0);
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(image).toEqual(leaves);
});
