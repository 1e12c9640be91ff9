import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { expectAccessibleInThemes } from '../../../support/browser/expect-accessible';
import { openShell } from '../../../support/studio/open-shell';
import { shareStudio } from '../../../support/studio/share-studio';
import { long, withVariations } from '../../../support/variations';

const studio = shareStudio();
const written = () => readFileSync(join(studio.folder, 'pages/tour.json'), 'utf8');

async function open(options = {}) {
  const { page, form } = await openShell(studio, '/tour', { bypassCSP: true, ...options });
  const line = page.getByRole('region', { name: 'Last step' });
  const field = (name: string) => form.getByRole('textbox', { name, exact: true });
  return {
    page,
    form,
    line,
    said: line.locator('.step-line-words > span'),
    state: () => line.getAttribute('data-state'),
    /** Gives what is written then. */
    async write(name: string, text: string) {
      await field(name).fill(text);
      await expect.poll(written).toContain(text);
      return written();
    },
  };
}

const isSaved = (page: Page) => page.getByText('Saved', { exact: true }).waitFor();

test('the line names what has happened, takes it back and makes it again', async () => {
  const { page, form, line, said } = await open();
  const before = written();
  const blocks = form.getByRole('list', { name: 'Blocks' }).getByRole('listitem');
  const count = await blocks.count();
  await blocks.last().locator('[data-focus]').focus();
  await page.keyboard.press('Delete');
  await expect.poll(() => said.textContent()).toMatch(/ removed$/);
  expect(await line.locator('time').getAttribute('datetime')).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d/);
  expect(await line.locator('time').textContent()).toMatch(/^\d\d:\d\d$/);
  await line.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => said.textContent()).toMatch(/^Undone: .+ removed$/);
  await expect.poll(() => blocks.count()).toBe(count);
  await isSaved(page);
  expect(written()).toBe(before);
  await line.getByRole('button', { name: 'Redo' }).press('Enter');
  await expect.poll(() => said.textContent()).toMatch(/^Done again: .+ removed$/);
  await line.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect.poll(() => blocks.count()).toBe(count);
});

test('a copied block is named without an undo, and each is heard once', async () => {
  const { page, form, line, said, write } = await open();
  await write('Title', 'A tour to copy from');
  await form.getByRole('list', { name: 'Blocks' }).locator('[data-focus]').first().focus();
  await page.keyboard.press('ControlOrMeta+c');
  await expect.poll(() => said.textContent()).toBe('Block copied.');
  expect(await line.getByRole('button', { name: 'Undo' }).count()).toBe(0);
  expect(await page.getByRole('status').filter({ hasText: 'Block copied.' }).count()).toBe(1);
});

long('a new step is marked for ten seconds, longer under the pointer, and then stays calm', async () => {
  const { page, form, line, said, state } = await openWithClock();
  await form.getByRole('textbox', { name: 'Title', exact: true }).press('x');
  await expect.poll(() => said.textContent()).toBe('Title changed');
  await expect.poll(state).toBe('fresh');
  // A slow machine has taken some of the ten seconds.
  await page.clock.fastForward(5000);
  expect(await state()).toBe('fresh');
  await line.hover();
  await page.clock.fastForward(9000);
  expect(await state()).toBe('fresh');
  await page.mouse.move(5, 300);
  await expect.poll(state).toBe('calm');
  expect(await said.textContent()).toBe('Title changed');
  await page.reload();
  await expect.poll(() => said.textContent()).toBe('Title changed');
  expect(await state()).toBe('calm');

  async function openWithClock() {
    const opened = await open();
    await opened.page.clock.install();
    await opened.page.reload();
    await opened.form.getByRole('heading', { name: 'Page', exact: true }).waitFor();
    return opened;
  }
});

test('by the mouse: a step is chosen in the history, what comes after it goes back, and comes again', async () => {
  const { page, form, line, write } = await open({ viewport: { width: 1440, height: 900 } });
  const then = await write('Title', 'A tour of then');
  const heading = form.getByRole('heading', { level: 2 }).first();
  await write('Description', 'First words that are to go.');
  const now = await write('Name', 'Later');
  await line.getByRole('button', { name: 'History' }).click();
  await expect.poll(() => heading.textContent()).toBe('History');
  const row = (name: string) => form.getByRole('radio', { name }).first();
  expect(await form.getByRole('radio', { name: 'Name changed' }).first().isChecked()).toBe(true);
  await row('Title changed').click();
  expect(await form.locator('s').allTextContents()).toEqual(['Name changed', 'Description changed']);
  await form.getByText('2 steps go back: A tour of then.').waitFor();
  const shown = page.getByRole('region', { name: 'The page of then' });
  await shown.getByText(/^The page as it was at \d\d:\d\d\./).waitFor();
  await expect
    .poll(() => shown.locator('iframe').contentFrame().locator('title').textContent())
    .toBe('A tour of then');
  await expectAccessibleInThemes(page);
  await form.getByRole('button', { name: /^Go back to \d\d:\d\d$/ }).click();
  await expect.poll(written).toBe(then);
  await page
    .getByRole('status')
    .filter({ hasText: /^Went back to \d\d:\d\d\. Ctrl\+Z brings/ })
    .waitFor();
  await form.getByText('Choose the step to go back to.').waitFor();
  expect(await shown.count()).toBe(0);
  await line.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(written).toBe(now);
});

long('by keys: the last step goes back, and the panel leads to where it was opened', async () => {
  const { page, form, line, said, write } = await open();
  const then = await write('Title', 'A tour by keys');
  await write('Description', 'Words that go by a key.');
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  for (let keys = 0; keys < 6 && (await focused()) !== 'Undo'; keys++) await page.keyboard.press('F6');
  await page.keyboard.press('Tab');
  expect(await focused()).toBe('History');
  await page.keyboard.press('Enter');
  await form.getByRole('button', { name: 'Last step' }).waitFor();
  const chosen = form.getByRole('radio', { checked: true });
  await chosen.focus();
  await page.keyboard.press('ArrowDown');
  await form.getByText('1 step goes back: A tour by keys.').waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(written).toBe(then);
  await expect.poll(() => said.textContent()).toMatch(/^Went back to /);
  await page.keyboard.press('Escape');
  await expect.poll(focused).toBe('History');
  await line.getByRole('button', { name: 'History' }).press('Enter');
  await form.getByRole('button', { name: 'Since I began' }).press('Enter');
  await form.getByText(/^\d+ steps go back: /).waitFor();
  expect(await form.getByRole('button', { name: 'Since I began', pressed: true }).count()).toBe(1);
  await form.getByRole('button', { name: 'Go back to the beginning' }).waitFor();
  await form.getByRole('button', { name: 'Stay at now' }).press('Enter');
  await form.getByText('Choose the step to go back to.').waitFor();
});

const sizes = withVariations(
  [[390, 844]],
  [
    [1440, 900],
    [820, 1180],
    [360, 225],
  ],
);

test.each(sizes)(
  'at %d × %d the line covers no control, and a dialog ends above it',
  async (width, height) => {
    const { page, form, line, state, write } = await open({ viewport: { width, height } });
    const covered = () =>
      line.evaluate((section) => {
        const { top, bottom, left, right } = section.getBoundingClientRect();
        return [...document.querySelectorAll('button, input, textarea, a, select, iframe, [tabindex="0"]')]
          .filter(
            (control) => !section.contains(control) && control.checkVisibility({ visibilityProperty: true }),
          )
          .filter((control) => {
            let [from, to] = [control.getBoundingClientRect().top, control.getBoundingClientRect().bottom];
            const { left: start, right: end } = control.getBoundingClientRect();
            // What is seen of it in what it scrolls in.
            for (let at = control.parentElement; at; at = at.parentElement) {
              if (getComputedStyle(at).overflowY === 'visible') continue;
              from = Math.max(from, at.getBoundingClientRect().top);
              to = Math.min(to, at.getBoundingClientRect().bottom);
            }
            return to > from && to > top + 1 && from < bottom - 1 && end > left + 1 && start < right - 1;
          })
          .map((control) => control.outerHTML.slice(0, 80));
      });
    const expectFree = async () => {
      expect(await covered()).toEqual([]);
      const box = await line.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    };
    await write('Title', `A tour at ${width} pixels`);
    await expect.poll(state).toBe('fresh');
    await expectFree();
    await expectAccessibleInThemes(page);
    await page.route('**/_edit/api/undo', (route) => route.abort());
    await line.getByRole('button', { name: 'Undo' }).click();
    await line.getByRole('alert').filter({ hasText: 'There was no answer.' }).waitFor();
    expect(await state()).toBe('refused');
    await expectFree();
    await expectAccessibleInThemes(page);
    await page.unroute('**/_edit/api/undo');
    await form.getByRole('button', { name: 'Add a block' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    const [frame, below] = [await page.locator('.dialog').boundingBox(), await line.boundingBox()];
    expect((frame?.y ?? 0) + (frame?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
    await line.getByRole('button', { name: 'Close the message' }).click();
    await line.getByRole('alert').waitFor({ state: 'detached' });
    expect(await dialog.isVisible()).toBe(true);
  },
);

test('with forced colors, a new step has a line of its own, and nothing fades for who wants that', async () => {
  const { line, state, write } = await open({ forcedColors: 'active' });
  await write('Title', 'A tour in few colors');
  await expect.poll(state).toBe('fresh');
  const style = await line.evaluate((section) => {
    const { borderBlockStartWidth, transitionDuration } = getComputedStyle(section);
    return [borderBlockStartWidth, transitionDuration];
  });
  expect(style).toEqual(['2px', '0s']);
});
