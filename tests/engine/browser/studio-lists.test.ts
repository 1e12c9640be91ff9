import { expect, test } from 'vitest';
import { serveStudio } from '../../support/studio/serve-studio';

const studio = serveStudio();

test('a page shows the rows of its list, also while it is typed in, and so do the pages it goes on with', async () => {
  const { page, frame } = await studio.open('/news');
  const rows = frame.locator('#all .row-label');
  const first = await rows.allTextContents();
  expect(first).toHaveLength(2);
  await frame.locator('#all h2').click();
  await page.getByRole('form', { name: 'Fields' }).locator(':focus').fill('What came last');
  await frame.locator('#all h2', { hasText: 'What came last' }).waitFor();
  expect(await rows.allTextContents()).toEqual(first);
  const older = await page.request.get('/news/page/1');
  expect(await older.text()).not.toContain(first[0]);
});

test('the sample of a list among the blocks shows rows of the site', async () => {
  const { page } = await studio.open('/contact');
  const answered = page.waitForResponse((response) => response.url().endsWith('/samples'));
  await page.getByRole('button', { name: 'Add a block' }).click();
  const [, list = ''] = /"list":"(.*?[^\\])"/.exec(await (await answered).text()) ?? [];
  expect(list).toContain('A band saw has come');
});
