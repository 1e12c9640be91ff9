import { describe, expect, it } from 'vitest';
import { headersFor, readHeaderFile, writeHeaderFile } from './header-file';

const rules = {
  '/*': { 'Content-Security-Policy': "default-src 'none'; img-src 'self'", 'Cache-Control': 'no-cache' },
  '/assets/*': { 'Cache-Control': 'public, immutable' },
};

describe('the header file', () => {
  it('reads back what it wrote', () => {
    expect(readHeaderFile(writeHeaderFile(rules))).toEqual(rules);
  });

  it.each([
    ['/', 'no-cache'],
    ['/brands/cisco/', 'no-cache'],
    ['/assets/loader-1a2b.js', 'public, immutable'],
  ])('gives %s the cache header %s', (path, cache) => {
    expect(headersFor(rules, path)).toEqual({ ...rules['/*'], 'Cache-Control': cache });
  });
});
