import { existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { serveDevSite } from '../../../support/dev-site';
import { readFolder } from '../../../support/folder-content';
import { expectLastOfManySaves } from '../../../support/rapid-saves';
import { expectAnswersToRawRequests, rawRequest } from '../../../support/raw-request';
import { startServer } from '../../../support/server';
import { temporaryFolder } from '../../../support/temporary-site';

const { content, service, server } = serveDevSite();

/** As it is written: `fetch` would take the dots away. */
function get(path: string, headers = {}): Promise<{ status: number; text: string }> {
  const { hostname, port } = new URL(server().url);
  return new Promise((resolve, reject) => {
    request({ hostname, port, path, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
    })
      .on('error', reject)
      .end();
  });
}

test('the server listens to this machine alone', async () => {
  // Answers where a server listens to every address.
  const another = connect(Number(new URL(server().url).port), '127.0.0.2');
  const answer = await new Promise((resolve) => {
    another.on('connect', () => resolve('connected'));
    another.on('error', ({ message }) => resolve(message));
  });
  another.destroy();
  expect(answer).toContain('ECONNREFUSED');
});

test('another name for this machine is refused', async () => {
  expect((await get('/', { host: 'evil.example', accept: 'text/html' })).status).toBe(403);
});

test.each(['POST', 'PUT', 'DELETE', 'PATCH'])('no content is changed by %s', async (method) => {
  const before = readFolder(content);
  for (const path of ['/_edit/api/apply', '/_edit/', '/', '/pages/contact.json', '/content/site.json'])
    await rawRequest(server().url, `${method} ${path} HTTP/1.1`);
  expect(readFolder(content)).toEqual(before);
});

describe('what lies outside the project is not served:', () => {
  test.each([
    '/@fs/etc/passwd',
    '/@fs/etc/passwd?raw',
    '/@fs/etc/passwd?import&raw',
    '/@fs/etc/passwd?url&inline',
    '/@fs/proc/self/environ?raw??',
    '/@fs//etc/passwd',
    '/../../../../../etc/passwd',
    '/..%2f..%2f..%2f..%2f..%2fetc%2fpasswd',
    '/images/../../../../../etc/passwd',
    '/images/%2e%2e/%2e%2e/%2e%2e/%2e%2e/etc/passwd',
    '/images/..%5c..%5c..%5cetc%5cpasswd',
    '/%00/etc/passwd',
    '/%',
  ])('%s', async (path) => {
    const { status, text } = await get(path);
    expect(text).not.toMatch(/root:|PATH=/);
    expect(status).toBeGreaterThanOrEqual(400);
    expect((await get('/contact', { accept: 'text/html' })).status).toBe(200);
  });
});

describe('of the content folder only pictures are served, not', () => {
  test.each([
    ['a hidden file', '.env'],
    ['a file in a hidden folder', '.git/config'],
    ['a hidden picture', 'images/.draft.svg'],
    ['a page file', 'site.json'],
    ['a script', 'images/x/evil.js'],
    ['a drawing of another name', 'images/x/evil.SVG'],
    ['a picture with a name that no page can use', 'images/two words.svg'],
  ])('%s', async (_, path) => {
    const file = join(content, path);
    if (!existsSync(file)) {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, 'token=abc');
      onTestFinished(() => rmSync(file));
    }
    const { status, text } = await get(encodeURI(`/${path}`));
    expect(text).not.toMatch(/token=abc|"pages"/);
    // Vite itself refuses `.git` of the project.
    expect([403, 404]).toContain(status);
  });

  test.each(['leak.txt', 'leak.svg', 'leak.png'])('what the link %s leads to', async (name) => {
    const outside = temporaryFolder();
    writeFileSync(
      join(outside, 'secret'),
      '<svg xmlns="http://www.w3.org/2000/svg"><title>token=abc</title></svg>',
    );
    symlinkSync(join(outside, 'secret'), join(content, 'images', name));
    onTestFinished(() => rmSync(join(content, 'images', name)));
    // Else the list of files may be older than the link.
    await expect.poll(() => server().printed()).toContain(`images/${name}:1:1`);
    const { status, text } = await get(`/images/${name}`);
    expect(text).not.toContain('token=abc');
    expect(status).toBe(404);
  });

  test('its files by the address that files of the project have', async () => {
    const own = await startServer('dev', [], { SITE_CONTENT: 'tests/fixtures/site' });
    onTestFinished(() => own.stop());
    for (const path of ['site.json', 'images/icon.svg', 'site.json?raw', 'site.json?import&url'])
      for (const start of ['/tests/fixtures/site/', `/@fs${resolve('tests/fixtures/site')}/`]) {
        const { status, text } = await rawRequest(own.url, `GET ${start}${path} HTTP/1.1`);
        expect([path, status]).toEqual([path, 404]);
        expect(text).not.toMatch(/"pages"|<svg/);
      }
    expect((await rawRequest(own.url, 'GET /images/icon.svg HTTP/1.1')).status).toBe(200);
  });
});

test.each(['/', '/contact', '/images/icon.svg'])(
  'HEAD %s answers as GET does, without the content',
  async (path) => {
    const { status, text } = await rawRequest(server().url, `HEAD ${path} HTTP/1.1`, { accept: '*/*' });
    expect(status).toBe(200);
    expect(text).not.toMatch(/<svg|<html/);
  },
);

expectAnswersToRawRequests(() => server().url);

test('after 20 rapid saves, each half-written first, the last content is on screen', async () => {
  await expectLastOfManySaves(server().url, '/services/service-0', service, 20);
});
