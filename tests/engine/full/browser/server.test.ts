import { describe, expect, inject, test } from 'vitest';
import { expectAnswersToRawRequests } from '../../../support/raw-request';

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
  '/_redirects',
  '/.nojekyll',
  '/.staging/index.html',
  '/contact/..%2f.nojekyll',
  '/%2enojekyll',
])('%s is not shown: hosts read or ignore it', async (path) => {
  const response = await get(path);
  expect(response.status).toBe(404);
  expect(await response.text()).toContain('<h1');
});

test.each([
  ['/downloads/opening-hours.pdf', 'application/pdf'],
  ['/.well-known/security.txt', 'text/plain'],
  ['/google0123456789abcdef.html', 'text/html'],
])('the published file %s is served as %s, and is not kept for good', async (path, type) => {
  const { status, headers } = await get(path);
  expect(status).toBe(200);
  expect(headers.get('content-type')).toContain(type);
  expect(headers.get('cache-control')).toBe('no-cache');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

test.each([
  ['/old/opening%20hours', 301, '/contact#map'],
  ['/old/opening%20hours/', 301, '/contact#map'],
  ['/opening.pdf', 301, '/downloads/opening-hours.pdf'],
  ['/photos', 301, '/tour'],
  ['/gallery', 301, '/tour'],
  ['/gallery/2019/a.jpg', 301, '/tour'],
  ['/shop/x', 302, 'https://shop.alderstreet.example/'],
  ['/shop/%2F%2Fevil.example', 302, 'https://shop.alderstreet.example/'],
  ['/shop//evil.example', 302, 'https://shop.alderstreet.example/'],
])('the old address %s answers %i and leads to %s', async (path, status, to) => {
  const response = await get(path);
  expect([response.status, response.headers.get('location')]).toEqual([status, to]);
});

expectAnswersToRawRequests(() => inject('siteUrl'));
