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
