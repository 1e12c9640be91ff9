import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { expectAccessibleInThemes } from '../../../support/browser/expect-accessible';
import { editJson } from '../../../support/built-site';
import { startStudio } from '../../../support/edits/start-studio';
import { openShell } from '../../../support/studio/open-shell';
import { openStudioWindow } from '../../../support/studio/open-studio-window';
import { shareStudio } from '../../../support/studio/share-studio';
import { long } from '../../../support/variations';

const studio = shareStudio();

long('why something was not done stays in sight until it is closed, beside the state of saving', async () => {
  const { page } = await openShell(studio, '/tour');
  await page.route('**/_edit/api/undo', (route) => route.abort());
  const refusal = page.getByText('There was no answer. See whether it was done, and try it again if not.');
  await page.getByRole('heading', { name: 'Page', exact: true }).click();
  await page.keyboard.press('ControlOrMeta+z');
  await refusal.waitFor();
  await page.getByText('Saved', { exact: true }).waitFor();
  await expectAccessibleInThemes(page);
  await page.getByRole('button', { name: 'Close the message' }).press('Enter');
  await refusal.waitFor({ state: 'detached' });
  const pane = () => page.evaluate(() => document.activeElement?.closest('[data-pane]')?.localName);
  await expect.poll(pane).toBe('section');
});

test('what the server has not answered yet is not said to be saved', async () => {
  const { page, form } = await openShell(studio, '/tour');
  const state = page.locator('.saving');
  await expect.poll(() => state.textContent()).toBe('Saved');
  let goOn = () => {};
  const isAnswered = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route('**/_edit/api/apply', async (route) => {
    await isAnswered;
    await route.continue();
  });
  const title = form.getByRole('textbox', { name: 'Title', exact: true });
  await title.press('x');
  await expect.poll(() => state.textContent()).toBe('Saving…');
  await title.press('Backspace');
  goOn();
  await expect.poll(() => state.textContent()).toBe('Saved');
  await page.unroute('**/_edit/api/apply');
});

test('why nothing is saved now is said in full until it is read, and in short until it is over', async () => {
  const { page, form } = await openShell(studio, '/tour');
  const apply = '**/_edit/api/apply';
  await page.route(apply, (route) => route.fulfill({ status: 500 }));
  const title = form.getByRole('textbox', { name: 'Title', exact: true });
  const before = await title.inputValue();
  await title.fill('A tour for a full disk');
  const notice = page.getByText(
    /^The server can’t keep the last change now\. .+ perhaps the disk is full\.$/,
  );
  await notice.waitFor();
  const cut = ({ scrollWidth, scrollHeight, clientWidth, clientHeight }: Element) =>
    scrollWidth > clientWidth || scrollHeight > clientHeight;
  expect(await notice.evaluate(cut)).toBe(false);
  const short = page.getByText('Not saved yet', { exact: true });
  await short.waitFor();
  expect(await short.evaluate(cut)).toBe(false);
  await expectAccessibleInThemes(page);
  await page.getByRole('button', { name: 'Close the message' }).click();
  await notice.waitFor({ state: 'detached' });
  await short.waitFor();
  await page.unroute(apply);
  await page.getByText('Saved', { exact: true }).waitFor();
  await title.fill(before);
  await page.getByText('Saved', { exact: true }).waitFor();
});

test('the list of problems corrects a page that nobody has opened', async () => {
  const { page, problems } = await openShell(studio, '/');
  const file = join(studio.folder, 'pages/tour.json');
  const before = readFileSync(file, 'utf8');
  writeFileSync(file, before.replace('"href": "/topics/repairs"', '"href": "/topics/repair"'));
  await problems.click();
  const problem = page.getByRole('listitem').filter({ hasText: 'There is no page /topics/repair.' });
  await problem.getByRole('button', { name: 'Fix: ' }).click();
  await problem.waitFor({ state: 'detached' });
  await expect.poll(() => readFileSync(file, 'utf8')).toBe(before);
  await page.getByRole('status').filter({ hasText: 'Corrected.' }).waitFor();
});

test('a problem, a part of the site and a page are one click from the list of problems', async () => {
  const { page, form, problems } = await openShell(studio, '/tour');
  const title = form.getByRole('heading', { level: 2 }).first();
  await problems.click();
  await expect.poll(() => title.textContent()).toBe('Problems');
  await form.getByRole('button', { name: /URL/ }).click();
  await expect.poll(() => title.textContent()).toBe('Settings');
  const url = form.getByRole('textbox', { name: 'URL', exact: true });
  await expect.poll(() => url.evaluate((field) => field === document.activeElement)).toBe(true);

  await problems.click();
  await page.getByRole('button', { name: 'Footer', exact: true }).click();
  await expect.poll(() => title.textContent()).toBe('Footer');

  await problems.click();
  await page.getByRole('link', { name: '/tour' }).click();
  await expect.poll(() => title.textContent()).toBe('Page');
});

test('Enter on a problem goes to its field: one that is missing, and one of a page in a site with errors', async () => {
  const broken = await startStudio(undefined, (folder) => {
    const file = join(folder, 'pages/tour.json');
    const { blocks, ...page } = JSON.parse(readFileSync(file, 'utf8'));
    writeFileSync(file, JSON.stringify({ ...page, blocks: [{ ...blocks[0], heading: undefined }] }));
  });
  onTestFinished(broken.remove);
  const page = await openStudioWindow(broken, { viewport: { width: 1024, height: 700 } });
  await page.goto('/_edit/contact');
  const form = page.getByRole('form', { name: 'Fields' });
  const hasFocus = async (name: string) => {
    const field = form.getByRole('textbox', { name, exact: true });
    await expect.poll(() => field.evaluate((each) => each === document.activeElement)).toBe(true);
  };
  await page
    .getByRole('banner')
    .getByRole('button', { name: /problem/ })
    .click();
  const missing = form.getByRole('listitem').filter({ hasText: 'Heading is missing' });
  await missing.getByRole('button').first().press('Enter');
  await hasFocus('Heading');

  await page.getByRole('button', { name: 'Find and replace' }).click();
  await form.getByLabel('Find', { exact: true }).fill('Birch prints the labels');
  await form.getByRole('button', { name: /Heading.*Birch prints/ }).press('Enter');
  await hasFocus('Heading');
  expect(new URL(page.url()).pathname).toBe('/_edit/partners/birch');
});

test('of two values of a field one is chosen in the list of problems', async () => {
  const { page, form, problems } = await openShell(studio, '/tour');
  const file = join(studio.folder, 'pages/tour.json');
  const before = readFileSync(file, 'utf8');
  await form.getByRole('textbox', { name: 'Title', exact: true }).fill('{site.nam}');
  await page.getByText('1 file waits for a correction').waitFor();
  writeFileSync(file, before.replace('A tour through the library', 'Theirs'));
  // Each leads to its field.
  await page.getByRole('button', { name: '1 field has two values' }).click();
  await form.locator('[data-revealed] [data-focus]').waitFor();
  await problems.click();
  await form.getByRole('button', { name: 'Keep what is there' }).click();
  await page.getByText('Saved', { exact: true }).waitFor();
  expect(JSON.parse(readFileSync(file, 'utf8')).title).toBe('Theirs');
  writeFileSync(file, before);
});

test('two texts of a field are written together, and the choice can be undone', async () => {
  const { page, form } = await openShell(studio, '/tour');
  const file = join(studio.folder, 'pages/tour.json');
  const before = readFileSync(file, 'utf8');
  const title = form.getByRole('textbox', { name: 'Title', exact: true });
  await title.fill('{site.nam} of mine');
  await page.getByText('1 file waits for a correction').waitFor();
  writeFileSync(file, before.replace('A tour through the library', 'Their tour'));
  await form.getByRole('button', { name: 'Write both together' }).click();
  await expect.poll(() => title.inputValue()).toBe('Their tour {site.nam} of mine');
  await page.getByText(/two values/).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Undo: Write both together' }).click();
  await expect.poll(() => title.inputValue()).toBe('Their tour');
  await page.getByText('Saved', { exact: true }).waitFor();
  writeFileSync(file, before);
});

test('a field opens in the code editor at its line', async () => {
  const { page, form } = await openShell(studio, '/tour');
  const protocol = await page.context().newCDPSession(page);
  const asked: string[] = [];
  protocol.on('Page.frameRequestedNavigation', ({ url }) => asked.push(url));
  await protocol.send('Page.enable');
  await form.getByRole('list', { name: 'Blocks' }).locator('[data-focus]').first().click();
  await form.getByRole('textbox', { name: 'Heading', exact: true }).focus();
  await form.getByRole('button', { name: 'More about this form' }).click();
  await page.getByRole('menuitem', { name: 'Open the source' }).click();
  await expect.poll(() => asked.length).toBe(1);
  const file = join(studio.folder, 'pages/tour.json');
  const [start, line = 0, column = 0] = (asked[0] ?? '').split(/:(\d+):(\d+)$/);
  expect(start).toBe(`vscode://file${file}`);
  const text = readFileSync(file, 'utf8')
    .split('\n')
    [Number(line) - 1]?.slice(Number(column) - 1);
  expect(text).toMatch(/^"A tour in photos"/);
});

test('a file that is no JSON shows its problem, and the way to a code editor', async () => {
  const { page, form } = await openShell(studio, '/tour');
  const file = join(studio.folder, 'pages/tour.json');
  const before = readFileSync(file, 'utf8');
  writeFileSync(file, before.slice(0, -3));
  await form.getByRole('heading', { name: 'This file can’t be read' }).waitFor();
  await form.getByRole('button', { name: 'Open the source' }).waitFor();
  writeFileSync(file, before);
  await form.getByRole('heading', { name: 'Page', exact: true }).waitFor();
  await page.getByText('Saved', { exact: true }).waitFor();
});

long('a page that waits for the header or the settings says for what, and leads there', async () => {
  const waiting = await startStudio(undefined, (folder) => {
    editJson(folder, 'site.json', ({ header }: { header: { links: { label: string }[] } }) => {
      for (const link of header.links) link.label = link.label.replace('Courses', '');
    });
  });
  onTestFinished(waiting.remove);
  const page = await openStudioWindow(waiting);
  await page.goto('/_edit/tour');
  await page.locator('.preview').getByRole('button', { name: 'Header › Link 2 › Label' }).click();
  await page.getByRole('form', { name: 'Fields' }).locator(':focus').fill('Lessons');
  await page.frameLocator('iframe').locator('.header a', { hasText: 'Lessons' }).first().waitFor();
});
