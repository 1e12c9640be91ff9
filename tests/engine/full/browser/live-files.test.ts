import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isSameDocument, mark } from '../../../support/browser/navigate';
import { openHydrated } from '../../../support/browser/open-page';
import { serveDevSite } from '../../../support/dev-site';
import { editFile } from '../../../support/edit-file';

const { content, service, server } = serveDevSite();

/** The status that a browser gets for a page. */
const statusOf = async (path: string) =>
  (await fetch(server().url + path, { headers: { accept: 'text/html' } })).status;

test('a page file that is added becomes a page until it is deleted', async () => {
  const status = () => statusOf('/services/added');
  expect(await status()).toBe(404);
  const file = join(content, 'pages/services/added.json');
  const copy = readFileSync(service, 'utf8')
    .replace('/services/service-0', '/services/added')
    .replace('for site 0', 'for the added site')
    .replace('on page 0', 'on the added page');
  writeFileSync(file, copy);
  await expect.poll(status).toBe(200);
  rmSync(file);
  await expect.poll(status).toBe(404);
});

test('a page in a new folder becomes a page; the folder may go and come back', async () => {
  const status = () => statusOf('/services/deep');
  const folder = join(content, 'pages/services/new');
  const copy = readFileSync(service, 'utf8')
    .replace('/services/service-0', '/services/deep')
    .replace('for site 0', 'for the deep site')
    .replace('on page 0', 'on the deep page');
  for (const _time of ['first', 'second']) {
    mkdirSync(folder);
    writeFileSync(join(folder, 'deep.json'), copy);
    await expect.poll(status).toBe(200);
    rmSync(folder, { recursive: true });
    await expect.poll(status).toBe(404);
  }
});

test('a picture that is added is served, and is gone when it is deleted', async () => {
  const status = async () => (await fetch(`${server().url}/images/added.svg`)).status;
  expect(await status()).toBe(404);
  const file = join(content, 'images/added.svg');
  writeFileSync(file, '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>');
  await expect.poll(status).toBe(200);
  rmSync(file);
  await expect.poll(status).toBe(404);
});

test('a published file is served, changed and removed as it is in the content', async () => {
  const get = () => fetch(`${server().url}/downloads/sheet.txt`);
  const text = async () => {
    const response = await get();
    return response.ok ? response.text() : response.status;
  };
  expect(await text()).toBe(404);
  const folder = join(content, 'files/downloads');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'sheet.txt'), 'one');
  await expect.poll(text).toBe('one');
  expect((await get()).headers.get('content-type')).toBe('text/plain; charset=utf-8');
  writeFileSync(join(folder, 'sheet.txt'), 'two');
  await expect.poll(text).toBe('two');
  rmSync(join(content, 'files'), { recursive: true });
  await expect.poll(text).toBe(404);
});

test('an old address leads to its page as soon as the redirect is written', async () => {
  const at = async (path: string) => {
    const { status, headers } = await fetch(server().url + path, {
      redirect: 'manual',
      headers: { accept: 'text/html' },
    });
    return [status, headers.get('location')];
  };
  expect(await at('/was/x')).toEqual([404, null]);
  const undo = editFile(service, '"layout": "service",', '"layout": "service", "redirects": ["/was/*"],');
  await expect.poll(() => at('/was/x')).toEqual([301, '/services/service-0']);
  expect(await at('/was/%2F%2Fevil.example')).toEqual([301, '/services/service-0']);
  undo();
  await expect.poll(() => at('/was/x')).toEqual([404, null]);
});

const alias = '/products/Enterprise networking solutions';
const encoded = encodeURI(alias);

test('an alias shows the page natively and by a link, with the canonical link of the page', async () => {
  const undo = editFile(service, '"layout": "service",', `"layout": "service", "aliases": ["${alias}"],`);
  await expect.poll(() => statusOf(encoded)).toBe(200);

  const { page, complaints } = await openHydrated(encoded, { baseURL: server().url });
  const heading = await page.locator('h1').innerText();
  const canonical = () => page.locator('link[rel="canonical"]').getAttribute('href');
  expect(await canonical()).toMatch(/\/services\/service-0$/);

  await mark(page);
  await page.locator('main a[href="/contact"]').last().click();
  await page.locator('h1', { hasText: 'Contact' }).waitFor();
  await page.goBack();
  await expect.poll(() => page.locator('h1').innerText()).toBe(heading);
  expect(new URL(page.url()).pathname).toBe(encoded);
  expect(await canonical()).toMatch(/\/services\/service-0$/);
  expect(await isSameDocument(page)).toBe(true);
  expect(complaints).toEqual([]);
  undo();
  await expect.poll(() => statusOf(encoded)).toBe(404);
});
