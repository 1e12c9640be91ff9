import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { expectAccessibleInThemes } from '../../../support/browser/expect-accessible';
import { openWindow } from '../../../support/browser/open-page';
import { reviewedAt, reviewedProject } from '../../../support/reviewed-site';
import { runProjectCommand } from '../../../support/run-project-command';
import { startServer } from '../../../support/server';
import { makeTemporaryFolder } from '../../../support/temporary-site';

let url = '';

beforeAll(async () => {
  const folder = makeTemporaryFolder();
  const outDir = join(folder, 'out');
  const { content } = reviewedProject(folder);
  const options = ['--preview', '--no-og', '--at', reviewedAt, '--content', content, '--outDir', outDir];
  const { code, stdout, stderr } = await runProjectCommand('build', options);
  if (code !== 0) throw new Error(stdout + stderr);
  const server = await startServer('preview', ['--outDir', outDir]);
  url = server.url;
  return async () => {
    await server.stop();
    rmSync(folder, { recursive: true });
  };
});

test('the list of what differs is accessible on phone and desktop, and has pictures', async () => {
  const page = await openWindow({ bypassCSP: true, reducedMotion: 'reduce' });
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${url}/review/`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await expectAccessibleInThemes(page);
  }
  const picture = page.getByAltText('Northport: a generated site, now');
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(720);
});

test('a draft is reached by its link, with a strip above the header that leads to its place in the list', async () => {
  const page = await openWindow({ bypassCSP: true, reducedMotion: 'reduce' });
  await page.goto(`${url}/`);
  await page.locator('html[data-hydrated]').waitFor();
  await page.getByRole('link', { name: 'Come to the fair' }).click();
  const strip = page.getByRole('complementary', { name: 'Preview' });
  // The strip of the page before is not left there.
  await expect.poll(() => strip.textContent()).toContain('Preview · Draft');
  await expectAccessibleInThemes(page);
  const [above, header] = await Promise.all([strip.boundingBox(), page.locator('.header').boundingBox()]);
  expect(above?.y).toBe(0);
  expect(header?.y).toBe(above?.height);
  await strip.getByRole('link').click();
  await expect.poll(() => page.locator(':target h3').textContent()).toBe('The secret fair');
});
