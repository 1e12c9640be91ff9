import { expect, test } from 'vitest';
import { outOfSight } from '../../support/studio/out-of-sight';
import { serveStudio } from '../../support/studio/serve-studio';

const studio = serveStudio();

/** What a page shows of its fields. */
const shown = 'main :is(h1, h2, h3, p, summary, a, dt, dd, li, [data-static]):visible';

test.each(['/', '/tour', '/contact'])('whatever is pressed on %s, its field is in sight', async (path) => {
  const { page, frame } = await studio.open(path, { viewport: { width: 1440, height: 900 } });
  const parts = frame.locator(shown);
  const count = await parts.count();
  const form = page.getByRole('form', { name: 'Fields' });
  for (let index = 0; index < count; index += 5) {
    await page.keyboard.press('Escape');
    await parts.nth(index).click({ force: true });
    await form.locator(':focus').waitFor();
    const what = await parts.nth(index).evaluate((element) => `${element.localName} ${element.textContent}`);
    await expect.poll(() => outOfSight(page), { message: what }).toEqual([]);
  }
});

test('an undo leads to what it changes, on any page, and a panel stays where it is', async () => {
  const { page, frame } = await studio.open('/', { viewport: { width: 1440, height: 900 } });
  const form = page.getByRole('form', { name: 'Fields' });
  const bar = page.getByRole('banner');
  await frame.locator('.faq summary').last().click();
  const question = form.locator(':focus');
  const before = await question.inputValue();
  await question.fill('May I keep it?');
  await page
    .getByRole('navigation', { name: 'Pages' })
    .getByRole('link', { name: /A tour/ })
    .click();
  await frame.locator('h1', { hasText: 'A tour in photos' }).click();
  await form.locator(':focus').waitFor();
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(() => question.inputValue()).toBe(before);
  await expect.poll(() => outOfSight(page)).toEqual([]);
  // By its button, which keeps the focus.
  await frame.locator('h1').click();
  await bar.getByRole('button', { name: /^Redo/ }).click();
  await form.locator('[data-revealed] textarea').waitFor();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toMatch(/^Redo/);
  await bar.getByRole('button', { name: 'Find and replace', exact: true }).click();
  await bar.getByRole('button', { name: /^Undo/ }).click();
  await form.getByRole('heading', { name: 'Find and replace' }).waitFor();
});
