import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { serveCompressed } from '../../bench/serve-compressed';
import { rawRequest } from '../../support/raw-request';
import { temporaryFolder } from '../../support/temporary-site';

/** An output beside a file that is not part of it. */
async function serveOutput() {
  const folder = temporaryFolder();
  const outDir = join(folder, 'dist');
  mkdirSync(join(outDir, 'contact'), { recursive: true });
  for (const file of ['index.html', '404.html', 'contact/index.html'])
    writeFileSync(join(outDir, file), `<h1>${file}</h1>`);
  writeFileSync(join(outDir, '_headers'), '/*\n  X-Test: yes\n');
  writeFileSync(join(folder, 'secret'), 'secret');
  const server = await serveCompressed(outDir);
  onTestFinished(server.close);
  return server.url;
}

test.each(['/', '/contact', '/contact/'])('%s is served to the measured browser', async (path) => {
  expect((await rawRequest(await serveOutput(), `GET ${path} HTTP/1.1`)).status).toBe(200);
});

test.each([
  '/..%2fsecret',
  '/..%2f..%2f..%2f..%2f..%2f..%2fetc%2fpasswd',
  '/contact/..%2fcontact',
  '/contact/..%2f..%2fsecret',
  '/%2e%2e%2fsecret',
  '/..%5csecret',
  '/../secret',
  '/%00',
  '/%',
  '//',
  'http://[',
  '/contact/index.html/x',
  '/_headers',
])('%s shows nothing but the 404 page', async (path) => {
  const url = await serveOutput();
  const { status, text } = await rawRequest(url, `GET ${path} HTTP/1.1`);
  expect(text).not.toMatch(/secret|root:/);
  expect(status).toBe(404);
  expect((await rawRequest(url, 'GET / HTTP/1.1')).status).toBe(200);
});
