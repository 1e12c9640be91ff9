import { expect, test } from 'vitest';
import { withVariations } from '../../support/variations';
import type { EngineWindow } from './support/engine';
import { click, tabTo } from './support/use-page';
import { phone, visit } from './support/visit-site';

const open = (page: EngineWindow) =>
  page.call(() =>
    [...document.querySelectorAll<HTMLDetailsElement>('.faq details')].map((item) => item.open),
  );

const question = (position: number) => `.faq details:nth-of-type(${position}) summary`;

test.each(withVariations([{}], [{ size: phone }]))(
  'questions open and close independently of each other (%o)',
  async (options) => {
    const page = await visit('/', options);
    const [first, ...others] = await open(page);
    expect(others).toHaveLength(7);
    await click(page, question(2));
    await click(page, question(4));
    await expect.poll(() => open(page)).toEqual([first, true, false, true, false, false, false, false]);
    const answer = await page.call(() =>
      document.querySelectorAll<HTMLElement>('.faq details')[3]?.querySelector('p')?.checkVisibility(),
    );
    expect(answer).toBe(true);
    await click(page, question(2));
    await expect.poll(() => open(page)).toEqual([first, false, false, true, false, false, false, false]);
  },
);

test.each(withVariations(['Space'], ['Enter']))('a question opens and closes by %s', async (key) => {
  const page = await visit('/');
  await tabTo(page, question(2));
  await page.press(key);
  await expect.poll(async () => (await open(page))[1]).toBe(true);
  await page.press(key);
  await expect.poll(async () => (await open(page))[1]).toBe(false);
});
