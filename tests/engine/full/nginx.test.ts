import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readHeaderFile } from '../../../src/node/build/host/header-file';
import { type BuiltSite, buildTemporarySite, editJson, setAddress } from '../../support/built-site';
import { filesIn } from '../../support/files-in';
import { startNginx } from '../../support/nginx';
import type { RunningServer } from '../../support/server';
import { makeTemporaryFolder } from '../../support/temporary-site';

const old = '/old hours';
const alias = '/products/Enterprise networking (2.0) & more';

describe.each(['', '/sub'])('nginx, configured by `npm run nginx`, serves a site at "%s/"', (base) => {
  const folder = makeTemporaryFolder();
  let site: BuiltSite;
  let server: RunningServer;

  beforeAll(async () => {
    site = await buildTemporarySite((content) => {
      setAddress(content, `https://northport.example${base}`);
      editJson(content, 'pages/contact.json', (page: { aliases: string[] }) => {
        page.aliases = [alias, '/.well-known/contact'];
      });
      editJson(content, 'site.json', (file: { redirects: object[] }) => {
        file.redirects = [
          { from: old, to: '/contact' },
          { from: '/shop/*', to: 'https://shop.example/a:b/$host', permanent: false },
          { from: '/shop', to: '/contact' },
        ];
      });
      mkdirSync(join(content, 'files/.well-known'), { recursive: true });
      writeFileSync(join(content, 'files/.well-known/keys'), '{}');
      writeFileSync(join(content, 'files/hours.txt'), 'From 9 to 18');
    });
    server = await startNginx(site.outDir, folder);
  });

  afterAll(async () => {
    await server?.stop();
    site?.remove();
    rmSync(folder, { recursive: true });
  });

  const get = (path: string, headers = {}) => fetch(server.url + path, { redirect: 'manual', headers });
  const output = (file: string) => readFileSync(join(site.outDir, file), 'utf8');
  /** The headers that `_headers` has for a pattern, by their names in small letters. */
  const rule = (pattern: string) =>
    Object.entries(readHeaderFile(output('_headers'))[base + pattern] ?? {}).map(
      ([name, value]) => [name.toLowerCase(), value] as const,
    );
  const asset = (ending: string) =>
    `${base}/${filesIn(site.outDir).find((file) => file.startsWith('assets/') && file.endsWith(ending))}`;

  test.each([
    ['/', 'index.html'],
    ['/contact', 'contact/index.html'],
    ['/contact/', 'contact/index.html'],
    [encodeURI(alias), 'contact/index.html'],
    [encodeURI(`${alias}/`), 'contact/index.html'],
    ['/.well-known/contact', 'contact/index.html'],
    ['/robots.txt', 'robots.txt'],
  ])('%s answers 200 with %s', async (path, file) => {
    const response = await get(base + path);
    expect(response.status).toBe(200);
    expect(await response.text()).toBe(output(file));
  });

  test.each([
    [old, 301, `${base}/contact`],
    [`${old}/`, 301, `${base}/contact`],
    ['/shop', 301, `${base}/contact`],
    ['/shop/', 301, `${base}/contact`],
    ['/shop/x', 302, 'https://shop.example/a%3Ab/%24host'],
    ['/shop/%2F%2Fevil.example', 302, 'https://shop.example/a%3Ab/%24host'],
    ['/shop//evil.example', 302, 'https://shop.example/a%3Ab/%24host'],
  ])('%s answers %i and leads to %s', async (path, status, to) => {
    const response = await get(base + encodeURI(decodeURI(path)));
    expect([response.status, response.headers.get('location')]).toEqual([status, to]);
    expect(response.headers.get('cache-control')).toBe('no-cache');
  });

  test.each([
    ['/hours.txt', 'text/plain; charset=utf-8', 'From 9 to 18'],
    ['/.well-known/keys', 'text/plain; charset=utf-8', '{}'],
  ])('the published file %s is of the type %s', async (path, type, text) => {
    const response = await get(base + path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe(type);
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await response.text()).toBe(text);
  });

  test('the address of the site answers with and without a slash', async () => {
    for (const path of new Set([base, `${base}/`])) expect((await get(path)).status).toBe(200);
  });

  test.each([
    '/no-such-page',
    '/contact/no-such-page/',
    '/products',
    '/404',
    '/404.html',
    '/assets/no-such-file.js',
    '/../../etc/passwd',
    '/_headers',
    '/_redirects',
    '/.nojekyll',
    '/.staging/1',
    '/contact/..%2f.nojekyll',
    '/%2enojekyll',
  ])('%s answers 404 with the 404 page', async (path) => {
    const response = await get(base + path);
    expect(response.status).toBe(404);
    if (path.includes('..')) return;
    expect(await response.text()).toBe(output('404.html'));
    expect(response.headers.get('cache-control')).toBe('no-cache');
  });

  test.each(['/', '/contact', '/no-such-page', '/assets/no-such-file.js', '/images/icon.svg'])(
    '%s carries the headers of `_headers`',
    async (path) => {
      const { headers } = await get(base + path);
      const expected = rule('/*');
      expect(expected.length).toBeGreaterThan(5);
      for (const [name, value] of expected) expect([name, headers.get(name)]).toEqual([name, value]);
      expect(headers.get('cache-control')).toBe('no-cache');
      expect(headers.get('server')).toBe('nginx');
    },
  );

  test.each(['.js', '.woff2'])('assets that end with %s are kept for good', async (ending) => {
    const { status, headers } = await get(asset(ending));
    expect(status).toBe(200);
    for (const [name, value] of [...rule('/*'), ...rule('/assets/*')])
      expect([name, headers.get(name)]).toEqual([name, value]);
  });

  test.each([
    ['/', 'text/html; charset=utf-8'],
    ['/sitemap.xml', 'text/xml; charset=utf-8'],
    ['/images/icon.svg', 'image/svg+xml'],
  ])('%s is of the type %s', async (path, type) => {
    expect((await get(base + path)).headers.get('content-type')).toBe(type);
  });

  test('text is compressed', async () => {
    for (const path of [`${base}/`, asset('.js')])
      expect((await get(path, { 'accept-encoding': 'gzip' })).headers.get('content-encoding')).toBe('gzip');
  });

  test('an address that means nothing is refused, and nothing is warned of', async () => {
    expect((await get(`${base}/%00`)).status).toBe(400);
    expect(readFileSync(join(folder, 'error.log'), 'utf8')).not.toContain('[warn]');
  });

  test('there is nothing outside', async () => {
    for (const path of ['/subway', ...(base === '' ? [] : ['/', '/contact', '/index.html'])])
      expect([path, (await get(path)).status]).toEqual([path, 404]);
  });
});
