import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FrameLocator } from 'playwright';
import { expect, test } from 'vitest';
import { fixtureOutput } from '../../../support/fixture-site';
import { serveStudio } from '../../../support/studio/serve-studio';
import { long } from '../../../support/variations';

const studio = serveStudio();

const scrollTop = (frame: FrameLocator) =>
  frame.locator('html').evaluate((root) => Math.round(root.scrollTop));

test('what the visitor has opened, scrolled and typed stays while the page is edited', async () => {
  const { page, frame, complaints } = await studio.open('/');
  const answer = frame.locator('.faq-items details').nth(2);
  await answer.locator('summary').click();
  const field = page.getByRole('form', { name: 'Fields' }).locator(':focus');
  await expect.poll(() => field.inputValue()).toBe('How long may I keep a tool?');
  const top = await scrollTop(frame);
  expect(top).toBeGreaterThan(500);
  const art = await frame.locator('.faq [data-static] svg').elementHandle();
  await field.press('End');
  await field.pressSequentially(' Tell me!');
  await expect
    .poll(() => answer.locator('summary').textContent())
    .toBe('How long may I keep a tool? Tell me!');
  await frame.locator('.faq-items details[open]').nth(1).waitFor();
  // The drawing was not written again.
  expect(await art?.evaluate((drawing) => drawing.isConnected)).toBe(true);
  expect(await scrollTop(frame)).toBe(top);
  expect(complaints).toEqual([]);
});

test('undo in the frame is that of the studio, and Escape goes back to the field', async () => {
  const { page, frame } = await studio.open('/tour');
  const heading = page.getByRole('textbox', { name: 'Heading' });
  await frame.locator('h1').click();
  await heading.fill('Another tour');
  await expect.poll(() => frame.locator('h1').textContent()).toBe('Another tour');
  await frame.locator('summary').nth(1).focus();
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(() => frame.locator('h1').textContent()).toBe('A tour in photos');
  await page.keyboard.press('Escape');
  await expect.poll(() => heading.evaluate((field) => field === document.activeElement)).toBe(true);
  await frame.locator('summary').nth(1).focus();
  await page.keyboard.press('F6');
  await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).not.toBe('iframe');
});

test('a field that is not in view is scrolled to, and outlined where it is', async () => {
  const { page, frame } = await studio.open('/', { reducedMotion: 'reduce' });
  await frame.locator('.faq h2').click();
  const fields = page.getByRole('form', { name: 'Fields' });
  await fields.getByRole('textbox', { name: 'Heading' }).waitFor();
  await frame.locator('html').evaluate((root) => root.scrollTo({ top: 0, behavior: 'instant' }));
  await fields.getByRole('textbox', { name: 'Lead' }).focus();
  await expect.poll(() => scrollTop(frame)).toBeGreaterThan(500);
  const outline = await page.locator('.preview-selected').boundingBox();
  const text = await frame.locator('.faq .lead').boundingBox();
  for (const side of ['x', 'y', 'height'] as const)
    expect(Math.abs((outline?.[side] ?? 0) - (text?.[side] ?? 0))).toBeLessThan(16);
});

test('a mistake is marked on the page, which keeps its last valid state', async () => {
  const { page, frame } = await studio.open('/tour');
  const fields = page.getByRole('form', { name: 'Fields' });
  const mark = page.locator('.preview-error');
  await frame.locator('.cta .button').click();
  const link = fields
    .getByRole('textbox', { name: 'Link' })
    .or(fields.getByRole('combobox', { name: 'Link' }))
    .first();
  await link.fill('no link');
  await mark.waitFor();
  expect(await frame.locator('.cta .button').getAttribute('href')).toBe('/contact');
  await link.fill('/contact');
  await mark.waitFor({ state: 'detached' });

  await frame.locator('h1').click();
  const heading = fields.getByRole('textbox', { name: 'Heading' });
  // What is emptied has still a place.
  await heading.fill('');
  await mark.waitFor();
  await page.keyboard.press('ControlOrMeta+z');
  await mark.waitFor({ state: 'detached' });
  await expect.poll(() => frame.locator('h1').textContent()).toBe('A tour in photos');
});

test('width and theme are those of the page alone, and never make the studio scroll', async () => {
  const { page, frame } = await studio.open('/tour', { viewport: { width: 1024, height: 700 } });
  const root = frame.locator('html');
  for (const [name, width] of [
    ['Phone, 390 pixels', 390],
    ['Tablet, 820 pixels', 820],
    ['Desktop, 1440 pixels', 1440],
  ] as const) {
    await page.getByRole('button', { name }).click();
    await expect.poll(() => root.evaluate(() => innerWidth)).toBe(width);
    expect(
      await page.locator('.preview').evaluate((pane) => pane.scrollWidth - pane.clientWidth),
    ).toBeLessThanOrEqual(0);
  }
  await page.getByRole('button', { name: 'Dark page' }).click();
  await expect.poll(() => root.getAttribute('data-theme')).toBe('dark');
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe(null);
});

long('the form of a long list neither moves the studio nor is wider than its pane', async () => {
  const { page, frame } = await studio.open('/');
  await frame.locator('.card-grid h3 a').first().click();
  const fields = page.getByRole('form', { name: 'Fields' });
  await fields
    .locator(':focus')
    .fill('A name of a card that is as long as a sentence, and not cut by its list');
  expect(await page.evaluate(() => document.documentElement.scrollTop)).toBe(0);
  expect(await fields.evaluate((pane) => pane.scrollWidth - pane.clientWidth)).toBe(0);
});

test('no script of a visitor knows the studio', () => {
  const folder = join(fixtureOutput, 'assets');
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(3);
  expect(scripts.filter((name) => /studio/i.test(readFileSync(join(folder, name), 'utf8')))).toEqual([]);
});
