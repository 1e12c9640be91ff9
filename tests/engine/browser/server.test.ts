import { describe, expect, inject, test } from 'vitest';
import { expectAnswersToRawRequests } from '../../support/raw-request';

const get = (path: string) => fetch(inject('siteUrl') + path, { redirect: 'manual' });

test.each(['/contact', '/contact/', '/', '/partners/acorn', '/partners/acorn/'])(
  '%s answers 200',
  async (path) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('text/html');
  },
);

describe('an unknown path', () => {
  test.each(['/no-such-page', '/services/no-such-service', '/assets/no-such-file.js'])(
    '%s answers 404 with the 404 page',
    async (path) => {
      const response = await get(path);
      expect(response.status).toBe(404);
      const text = await response.text();
      expect(text).toContain('<h1');
      for (const href of ['/', '/topics', '/contact']) expect(text).toContain(`href="${href}"`);
    },
  );
});

test('an address that is not encoded correctly answers 400', async () => {
  expect((await get('/%E0%A4%A')).status).toBe(400);
});

test('pages carry the security headers', async () => {
  const { headers } = await get('/');
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).not.toContain('unsafe');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

test('pages are compressed', async () => {
  const { headers } = await get('/');
  expect(headers.get('content-encoding')).toMatch(/br|gzip/);
});

test.each([
  '/_headers',
  '/_headers/',
  '/.nojekyll',
  '/.staging/index.html',
  '/contact/..%2f.nojekyll',
  '/%2enojekyll',
])('%s is not shown: hosts read or ignore it', async (path) => {
  const response = await get(path);
  expect(response.status).toBe(404);
  expect(await response.text()).toContain('<h1');
});

expectAnswersToRawRequests(() => inject('siteUrl'));
