import { describe, expect, test } from 'vitest';
import type { SiteRedirect } from '../../../site/resolve/site';
import { findHostRedirect, hostRedirects, readRedirectFile, writeRedirectFile } from './redirect-file';

const redirects: readonly SiteRedirect[] = [
  { from: '/old/*', to: '/sub/contact', permanent: true },
  { from: '/old hours', to: '/sub/contact#map', permanent: true },
  { from: '/old/deep/*', to: 'https://shop.example/a:b/$x?q=*', permanent: false },
  { from: '/old', to: '/sub/sheet.pdf', permanent: true },
];
const text = writeRedirectFile(hostRedirects(redirects, '/sub'));

test('every line is one that Netlify or Cloudflare reads, single addresses first, longer ones before shorter', () => {
  expect(text).toBe(`/sub/old%20hours /sub/contact#map 301!
/sub/old%20hours /sub/contact#map 301
/sub/old%20hours/ /sub/contact#map 301
/sub/old /sub/sheet.pdf 301!
/sub/old /sub/sheet.pdf 301
/sub/old/ /sub/sheet.pdf 301
/sub/old/deep https://shop.example/a%3Ab/%24x?q=%2A 302
/sub/old/deep/* https://shop.example/a%3Ab/%24x?q=%2A 302
/sub/old/* /sub/contact 301
`);
});

test('a site without redirects has an empty list', () => {
  expect(writeRedirectFile([])).toBe('');
  expect(readRedirectFile('')).toEqual([]);
});

describe('a redirect of one address never covers the addresses below it', () => {
  const find = findHostRedirect(readRedirectFile(text));
  test.each([
    ['/sub/old', '/sub/sheet.pdf'],
    ['/sub/old/', '/sub/sheet.pdf'],
    ['/sub/old hours', '/sub/contact#map'],
    ['/sub/old/x', '/sub/contact'],
    ['/sub/old//evil.example', '/sub/contact'],
    ['/sub/old/https://evil.example/', '/sub/contact'],
    [decodeURIComponent('/sub/old/%2F%2Fevil.example'), '/sub/contact'],
    [decodeURIComponent('/sub/old/%5Cevil.example%0D%0ASet-Cookie:x'), '/sub/contact'],
    ['/sub/old/deep/x', 'https://shop.example/a%3Ab/%24x?q=%2A'],
    ['/sub/old/deeper', '/sub/contact'],
    ['/sub/older', undefined],
    ['/old', undefined],
    ['//old', undefined],
  ])('%j leads to %s', (path, to) => {
    expect(find(path)?.to).toBe(to);
  });
});
