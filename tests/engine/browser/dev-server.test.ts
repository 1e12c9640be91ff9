import { request } from 'node:http';
import { connect } from 'node:net';
import { describe, expect, test } from 'vitest';
import { serveDevSite } from '../../support/dev-site';
import { expectLastOfManySaves } from '../../support/rapid-saves';

const { service, server } = serveDevSite();

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

test('after 60 rapid saves, each half-written first, the last content is on screen', async () => {
  await expectLastOfManySaves(server().url, '/services/service-0', service, 60);
});
