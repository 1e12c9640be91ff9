import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openShell } from '../../../support/studio/open-shell';
import { shareStudio } from '../../../support/studio/share-studio';

const studio = shareStudio();

async function openHeading() {
  const { page, form } = await openShell(studio, '/');
  await page.frameLocator('.preview iframe').locator('h1').click();
  const field = form.getByRole('textbox', { name: 'Heading', exact: true }).first();
  await field.click();
  return { page, field };
}

/** With a line where the cursor is. */
const withCursor = (field: Awaited<ReturnType<typeof openHeading>>['field']) =>
  field.evaluate((box: HTMLTextAreaElement) => {
    const { value, selectionStart } = box;
    return `${value.slice(0, selectionStart)}|${value.slice(selectionStart)}`;
  });

test('two tabs in one field at the same time lose no letter, and each keeps its cursor', async () => {
  const tabs = [await openHeading(), await openHeading()];
  const [first, second] = tabs;
  if (!first || !second) throw new Error('Two tabs are open.');
  const start = await first.field.inputValue();
  await first.field.press('Home');
  await second.field.press('End');
  await Promise.all([
    first.page.keyboard.type('Before the words ', { delay: 15 }),
    second.page.keyboard.type(' and behind them', { delay: 15 }),
  ]);
  const all = `Before the words ${start} and behind them`;
  for (const { field } of tabs) await expect.poll(() => field.inputValue()).toBe(all);
  expect(await withCursor(first.field)).toBe(`Before the words |${start} and behind them`);
  expect(await withCursor(second.field)).toBe(`${all}|`);
  const written = () => JSON.parse(readFileSync(join(studio.folder, 'pages/home.json'), 'utf8'));
  await expect.poll(() => written().blocks[0].heading).toBe(all);

  await Promise.all([
    first.page.keyboard.type('one two three', { delay: 15 }),
    (async () => {
      await second.field.press('Home');
      for (let step = 0; step < 17; step++) await second.field.press('ArrowRight');
      await second.page.keyboard.type('four five six', { delay: 15 });
    })(),
  ]);
  await expect
    .poll(async () => (await first.field.inputValue()) === (await second.field.inputValue()))
    .toBe(true);
  const letters = (await first.field.inputValue()).slice('Before the words '.length);
  expect(letters).toContain('four five six');
  for (const { page } of tabs) {
    await page.getByText('Saved', { exact: true }).waitFor();
    expect(await page.getByText(/two values/).count()).toBe(0);
  }
});
