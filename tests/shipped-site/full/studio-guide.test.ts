import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isRecord } from '../../../src/site/json/is-record';
import { valueAt } from '../../../src/site/json/value-at';
import { type StartedStudio, startStudio } from '../../support/edits/start-studio';
import { createHand, type EditorsHand } from '../../support/studio/editors-hand';
import { openStudioWindow } from '../../support/studio/open-studio-window';
import { makeTemporaryFolder } from '../../support/temporary-site';
import { guideChanges, takeStep } from '../guide-changes';

const wanted = makeTemporaryFolder();
let studio: StartedStudio;
let page: Page;
let hand: EditorsHand;

beforeAll(async () => {
  cpSync('content', join(wanted, 'content'), { recursive: true });
  studio = await startStudio('content');
});
afterAll(async () => {
  await studio?.remove();
  rmSync(wanted, { recursive: true, force: true });
});

const readIn = (folder: string, file: string): unknown =>
  JSON.parse(readFileSync(join(folder, file), 'utf8'));
const asWanted = (file: string) => readIn(join(wanted, 'content'), file);
const nowIn = (file: string) => (pointer: string) => valueAt(readIn(studio.folder, file), pointer);
const blocksOf = (content: unknown): unknown[] => {
  const blocks = isRecord(content) ? content.blocks : undefined;
  return Array.isArray(blocks) ? blocks : [];
};

/** Presses the button of the dialog, and waits for the page in its file. */
async function addPage(file: string) {
  const dialog = page.getByRole('dialog');
  await hand.press(dialog.getByRole('button', { name: 'Add the page' }));
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => existsSync(join(studio.folder, file))).toBe(true);
}

async function openPage(path: string) {
  await hand.write(page.getByRole('searchbox', { name: 'Filter pages' }), path);
  await page.keyboard.press('Enter');
  await expect.poll(() => page.url()).toContain(`/_edit${path}`);
  await page.locator('.preview[data-state="open"]').waitFor();
}

const blockAt = (index: number) =>
  hand.form.getByRole('list', { name: 'Blocks' }).locator('[data-focus]').nth(index);

/** Makes the blocks of the open page those that the guide shows. */
async function fillBlocks(file: string) {
  for (const [index, block] of blocksOf(asWanted(file)).entries()) {
    if (JSON.stringify(block) === JSON.stringify(nowIn(file)(`/blocks/${index}`))) continue;
    await hand.press(blockAt(index));
    await hand.fill(`/blocks/${index}`, block, nowIn(file));
    await hand.press(hand.form.getByRole('button', { name: 'Back to the page' }));
  }
}

async function addBrand() {
  const file = 'site.json';
  const entry = '/logos/harbor-cables';
  await hand.press(page.getByRole('button', { name: 'Logos', exact: true }));
  await hand.press(hand.form.getByRole('button', { name: 'Add Logo' }));
  await hand.write(hand.form.getByLabel('Id'), 'harbor-cables');
  await page.keyboard.press('Enter');
  await expect.poll(() => nowIn(file)(entry)).toBeDefined();
  const toggle = hand.form.locator(`[data-pointer="${entry}"] [aria-expanded="false"]`);
  if (await toggle.count()) await hand.press(toggle.first());
  await hand.fill(`${entry}/name`, 'Harbor Cables', nowIn(file));
  await hand.add(`${entry}/file`);
  const upload = hand.form.locator(`[data-pointer="${entry}/file"]`).getByLabel('File from this computer');
  await upload.setInputFiles(join(wanted, 'content/images/logos/harbor-cables.svg'));
  await hand.fill(`${entry}/symbol`, true, nowIn(file));
  await hand.fill(`${entry}/href`, '/brands/harbor-cables', nowIn(file));

  await hand.press(hand.form.getByRole('button', { name: 'Add the page /brands/harbor-cables' }));
  const dialog = page.getByRole('dialog');
  await hand.write(dialog.getByLabel('Title'), 'Harbor Cables patch leads and fiber trunks');
  await hand.press(dialog.getByText('A copy of a page'));
  await hand.write(dialog.getByRole('combobox', { name: 'Page to copy' }), 'volktek');
  await page.getByRole('option').filter({ hasText: '/brands/volktek' }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const brand = 'pages/brands/harbor-cables.json';
  await addPage(brand);

  await openPage('/brands/harbor-cables');
  await hand.fill('/description', valueAt(asWanted(brand), '/description'), nowIn(brand));
  await fillBlocks(brand);
  await openPage('/brands');
  await fillBlocks('pages/brands.json');
}

async function addQuestions() {
  const file = 'pages/infrastructure-service.json';
  await openPage('/infrastructure-service');
  const blocks = blocksOf(asWanted(file));
  const index = blocks.findIndex((block) => isRecord(block) && block.id === 'questions');
  await hand.press(blockAt(index - 1));
  await hand.press(hand.form.getByRole('button', { name: 'Back to the page' }));
  await page.keyboard.press('Insert');
  await hand.write(page.getByRole('dialog').getByRole('searchbox'), 'questions');
  await page.keyboard.press('Enter');
  await expect.poll(() => nowIn(file)(`/blocks/${index}/type`)).toBe('faq');
  await hand.fill(`/blocks/${index}`, blocks[index], nowIn(file));
}

async function addService() {
  const file = 'pages/services/cable-audits.json';
  await hand.press(page.getByRole('button', { name: 'New page' }));
  const dialog = page.getByRole('dialog');
  await hand.write(dialog.getByLabel('Title'), 'Cable Audits for Offices and Warehouses');
  await hand.write(dialog.getByLabel('Path'), '/services/cable-audits');
  await hand.press(dialog.getByText('Layout “service”'));
  await addPage(file);
  await expect.poll(() => page.url()).toContain('/_edit/services/cable-audits');
  const content = asWanted(file);
  for (const [key, value] of Object.entries(isRecord(content) ? content : {}))
    if (key !== 'blocks' && key !== '$schema') await hand.fill(`/${key}`, value, nowIn(file));
  await fillBlocks(file);
  await openPage('/solutions/network-infrastructure');
  await fillBlocks('pages/solutions/network-infrastructure.json');
}

test.each([
  ['A new brand, with its page and its logo', addBrand],
  ['Questions on another page', addQuestions],
  ['A new service in a solution', addService],
])(
  '“%s” is made in the studio alone, with the files of the guide',
  {
    // At the pace of a person, who types a whole page.
    timeout: 10 * 60_000,
  },
  async (title, make) => {
    const change = guideChanges.find((known) => known.title === title);
    for (const step of change?.steps ?? []) await takeStep(step, wanted);
    page = await openStudioWindow(studio);
    hand = createHand(page);
    await page.goto('/_edit/');
    await page.locator('.preview[data-state="open"]').waitFor();
    await make();
    const compare = () => {
      try {
        // Of the studio, which is running.
        const args = ['-r', '--exclude=.edit-lock', join(wanted, 'content'), studio.folder];
        return execFileSync('diff', args, { encoding: 'utf8' });
      } catch (error) {
        return isRecord(error) ? String(error.stdout) : String(error);
      }
    };
    await expect.poll(compare).toBe('');
  },
);
