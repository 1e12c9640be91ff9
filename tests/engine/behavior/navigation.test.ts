import { expect, test } from 'vitest';
import { withVariations } from '../../support/variations';
import type { EngineWindow } from './support/engine';
import { bring, click, isFocused, isMarked, mark, path, scrollTop, text } from './support/use-page';
import { complaints, phone, visit } from './support/visit-site';

const from = '/topics/home-networks';
const to = '/courses/first-server';
const title = 'First Server';
const card = `main a[href="${to}"]`;

const expectHeading = (page: EngineWindow, words: string) =>
  expect.poll(() => text(page, 'main h1')).toContain(words);

test.each(withVariations([{}], [{ size: phone }]))(
  'a link shows its page in place, at its top, with the focus on its heading and its title announced once (%o)',
  async (options) => {
    const page = await visit(from, options);
    await mark(page);
    await bring(page, card);
    expect(await scrollTop(page)).toBeGreaterThan(200);
    await click(page, card);
    await expectHeading(page, title);
    expect(await path(page)).toBe(to);
    await expect.poll(() => scrollTop(page)).toBe(0);
    await expect.poll(() => isFocused(page, 'main h1')).toBe(true);
    const announced = await page.call(() => [window.announced, [document.title]]);
    expect(announced[0]).toEqual(announced[1]);
    expect(await isMarked(page)).toBe(true);
    expect(await complaints(page)).toEqual([]);
  },
);

test('Back and Forward show their pages in place, Back where it was scrolled to', async () => {
  const page = await visit(from);
  await mark(page);
  const first = (await text(page, 'main h1')) ?? '';
  await bring(page, card);
  const top = await scrollTop(page);
  expect(top).toBeGreaterThan(200);
  await click(page, card);
  await expectHeading(page, title);
  await expect.poll(() => scrollTop(page)).toBe(0);
  await page.back();
  await expectHeading(page, first);
  await expect.poll(() => scrollTop(page)).toBe(top);
  await page.forward();
  await expectHeading(page, title);
  await expect.poll(() => scrollTop(page)).toBe(0);
  expect(await isMarked(page)).toBe(true);
  expect(await complaints(page)).toEqual([]);
});

test('after a reload Back shows the page before', async () => {
  const page = await visit(from);
  const first = (await text(page, 'main h1')) ?? '';
  await click(page, card);
  await expectHeading(page, title);
  await page.reload();
  await expectHeading(page, title);
  await page.back();
  await expectHeading(page, first);
});

test.each(['/', '/contact'])('from %s a link with an anchor scrolls to its block', async (start) => {
  const page = await visit(start);
  await mark(page);
  await page.call(() => {
    const link = document.createElement('a');
    link.id = 'added';
    link.textContent = 'Added';
    link.href = '/#faq';
    document.querySelector('main')?.append(link);
  });
  await click(page, '#added');
  const distance = () =>
    page.call(() => Math.abs(document.getElementById('faq')?.getBoundingClientRect().top ?? 9999));
  await expect.poll(distance).toBeLessThan(200);
  if (start !== '/') await expect.poll(() => isFocused(page, '#faq')).toBe(true);
  expect(await isMarked(page)).toBe(true);
});

test('a link to an unknown page shows the 404 page at its address', async () => {
  const page = await visit('/no-such-page');
  const heading = (await text(page, 'main h1')) ?? '';
  await click(page, 'main a[href="/"]');
  await expect.poll(() => path(page)).toBe('/');
  await page.call(() => {
    const link = document.createElement('a');
    link.href = '/another-unknown-page';
    document.body.append(link);
    link.click();
  });
  await expectHeading(page, heading);
  expect(await path(page)).toBe('/another-unknown-page');
});

test('the skip link skips the header', async () => {
  const page = await visit('/');
  await page.press('Tab');
  expect(await isFocused(page, '.skip')).toBe(true);
  await page.press('Enter', 'Tab');
  expect(await isFocused(page, 'main *')).toBe(true);
});
