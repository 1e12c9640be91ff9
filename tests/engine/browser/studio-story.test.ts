import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FrameLocator, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listenForComplaints } from '../../support/browser/complaints';
import { openWindow } from '../../support/browser/open-page';
import { type StartedStudio, startStudio } from '../../support/edits/start-studio';
import { readFolder } from '../../support/folder-content';

let studio: StartedStudio;
let before: ReadonlyMap<string, string>;

beforeAll(async () => {
  studio = await startStudio();
  before = readFolder(studio.folder);
});
afterAll(() => studio.remove());

const file = 'pages/tour.json';
const blocks = () => JSON.parse(readFileSync(join(studio.folder, file), 'utf8')).blocks;

interface OpenStudio {
  page: Page;
  frame: FrameLocator;
  /** The form of a page or a block. */
  form: ReturnType<Page['locator']>;
}

async function openStudio(path: string, options = {}): Promise<OpenStudio> {
  const page = await openWindow({
    baseURL: studio.server.url,
    viewport: { width: 1440, height: 900 },
    ...options,
  });
  await page.goto(`/_edit${path}`);
  const frame = page.frameLocator('iframe');
  await frame.locator('html[data-hydrated="true"]').waitFor();
  return { page, frame, form: page.getByRole('form', { name: 'Fields' }) };
}

/** Every byte is as it was before the story. */
async function expectUnchanged(): Promise<void> {
  const changed = () => [...readFolder(studio.folder)].filter(([name, text]) => before.get(name) !== text);
  await expect.poll(changed).toEqual([]);
}

test('by mouse: open a page, change it, break it and mend it, and undo all', async () => {
  const { page, frame, form } = await openStudio('/');
  const complaints = await listenForComplaints(page);
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: '/tour' }).click();
  await frame.locator('h1', { hasText: 'tour' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/_edit/tour');

  await frame.locator('h1').click();
  const heading = form.getByRole('textbox', { name: 'Heading', exact: true });
  await expect.poll(() => heading.evaluate((field) => field === document.activeElement)).toBe(true);
  await heading.fill('A tour with a new headline');
  await frame.locator('h1', { hasText: 'A tour with a new headline' }).waitFor();
  await expect.poll(() => blocks()[0].heading).toBe('A tour with a new headline');

  await form.getByRole('button', { name: 'Back to the page' }).click();
  const [, second, third] = blocks().map(({ type }: { type: string }) => type);
  await form.getByRole('list', { name: 'Blocks' }).getByRole('listitem').nth(1).hover();
  await form
    .getByRole('button', { name: /^Move .* down$/ })
    .nth(1)
    .click();
  await expect
    .poll(() =>
      blocks()
        .map(({ type }: { type: string }) => type)
        .slice(1, 3),
    )
    .toEqual([third, second]);

  await form
    .getByRole('list', { name: 'Blocks' })
    .getByRole('button', { name: /Card grid/ })
    .first()
    .click();
  const cards = () => blocks().find(({ type }: { type: string }) => type === 'cardGrid').cards.length;
  const count = cards();
  await form.getByRole('button', { name: 'Card', exact: true }).click();
  await expect.poll(cards).toBe(count + 1);

  await form.getByRole('button', { name: 'Back to the page' }).click();
  await form
    .getByRole('list', { name: 'Blocks' })
    .getByRole('button', { name: /Call to action/ })
    .click();
  const link = form.getByRole('combobox', { name: 'Link' }).first();
  await link.fill('/contcat');
  await form.getByText('There is no page /contcat. Did you mean "/contact"?').first().waitFor();
  expect(JSON.stringify(blocks())).not.toContain('contcat');
  await form
    .getByRole('button', { name: /contact/i })
    .filter({ hasText: /Write|Fix|Correct|Use/ })
    .first()
    .click();
  await form.getByText('There is no page /contcat').waitFor({ state: 'detached' });

  const undo = page.getByRole('button', { name: /^Undo/ });
  while ((await undo.getAttribute('aria-disabled')) !== 'true') {
    await undo.click();
    await page.waitForTimeout(50);
  }
  await expectUnchanged();
  expect(complaints).toEqual([]);
});
