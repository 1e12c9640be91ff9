import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, expect, test } from 'vitest';
import { journalFolder } from '../../../../src/studio/server/open-studio';
import { fixtures } from '../../../support/fixtures';
import { freePort, type StartedServer, startServer } from '../../../support/server';
import { openStudioWindow } from '../../../support/studio/open-studio-window';
import { makeTemporaryFolder } from '../../../support/temporary-site';

const folder = makeTemporaryFolder();
cpSync(join(fixtures, 'site'), folder, { recursive: true });
const file = join(folder, 'pages/tour.json');
let server: StartedServer;

afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
  rmSync(journalFolder('.', folder), { recursive: true, force: true });
});

/** As slow as a host of many machines may be. */
const patient = { timeout: 60_000 };

test('what is typed while there is no server is kept when the tab is closed', async () => {
  const port = String(await freePort());
  const start = () => startServer('edit', ['--no-open', '--content', folder, '--port', port]);
  const pageOnDisk = () => JSON.parse(readFileSync(file, 'utf8'));
  server = await start();
  const first = await openStudioWindow({ server });
  const open = async (page: Page) => {
    await page.goto('/_edit/tour');
    return page.getByRole('form', { name: 'Fields' }).getByRole('textbox', { name: 'Title', exact: true });
  };
  const title = await open(first);
  await title.waitFor(patient);
  await server.stop();
  await first.getByText('Not connected').waitFor(patient);
  await title.fill('A tour that was typed without a server');
  await first.close();
  expect(pageOnDisk().title).toBe('A tour through the library');

  const theirs = 'Photos of the reading room, the benches and the wall of tools, as somebody else tells it.';
  writeFileSync(file, readFileSync(file, 'utf8').replace(pageOnDisk().description, theirs));
  server = await start();
  const second = await first.context().newPage();
  const titleNow = await open(second);
  await expect.poll(() => titleNow.inputValue(), patient).toBe('A tour that was typed without a server');
  await expect.poll(() => pageOnDisk().title, patient).toBe('A tour that was typed without a server');
  expect(pageOnDisk().description).toBe(theirs);
  const left = () =>
    second.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('waiting')));
  await expect.poll(left, patient).toEqual([]);
});
