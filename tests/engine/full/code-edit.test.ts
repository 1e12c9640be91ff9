import { rmSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { journalFolder } from '../../../src/studio/server/open-studio';
import { patient, serveEditedProject } from '../../support/browser/edited-project';
import { isSameDocument } from '../../support/browser/navigate';
import { startServer } from '../../support/server';
import { openStudioWindow } from '../../support/studio/open-studio-window';

const { file, server, replace, expectRestart } = serveEditedProject();

test('after a mistake in src/node the server starts again with the next change', async () => {
  const path = 'src/node/serve/dev-server.ts';
  const [right, wrong, other] = [
    '= status;',
    '= (status;',
    "= status; response.setHeader('x-edited', 'yes');",
  ];
  await expectRestart(path, async () => {
    replace(path, right, wrong);
    await expect.poll(server().printed, patient).toContain('starts again after the next change');
    replace(path, wrong, right);
  });
  await expectRestart(path, () => replace(path, right, other));
  const { headers } = await fetch(`${server().url}/contact`, { headers: { accept: 'text/html' } });
  expect(headers.get('x-edited')).toBe('yes');
});

test('after a change of the configuration the server starts again', async () => {
  const path = 'vite.config.ts';
  const plugins = 'plugins: [site()]';
  await expectRestart(path, () => replace(path, plugins, `${plugins}, define: { edited: 'true' }`));
});

test('the studio starts again by itself, loads itself again, and goes on where it was', async () => {
  const content = file('content');
  const studio = await startServer('edit', ['--no-open'], { SITE_CONTENT: content }, file('.'));
  onTestFinished(() => rmSync(journalFolder(file('.'), content), { recursive: true, force: true }));
  onTestFinished(() => studio.stop());
  const page = await openStudioWindow({ server: studio });
  await page.goto('/_edit/contact');
  const footer = page.frameLocator('iframe').locator('.footer-end p');
  await footer.waitFor(patient);
  await page.evaluate(() => {
    window.marker = true;
  });

  const path = 'src/app/server/chrome/footer.tsx';
  replace(path, '<p>{notice}</p>', '<p>Edited {notice}</p>');
  await expect.poll(studio.printed, patient).toContain(`${path} has changed: the server starts again.`);
  await expect.poll(() => footer.innerText().catch(() => ''), patient).toMatch(/^Edited /);
  expect(await isSameDocument(page)).toBe(false);
  expect(new URL(page.url()).pathname).toBe('/_edit/contact');
});
