import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressParts } from '../../../tests/support/generated/address-arbitrary';
import { pagePathAt } from './addresses';

const site = 'https://northport.example';

describe('the path of a page', () => {
  it.each([
    ['/', '', '/'],
    ['/caf%C3%A9', '', '/café'],
    ['/100%25', '', '/100%'],
    ['/sub/contact/', '/sub', '/contact/'],
    ['/sub', '/sub', '/'],
    ['/contact', '/sub', undefined],
    ['/%zz', '', undefined],
    ['/%2Fevil.example/x', '', undefined],
    ['//evil.example/x', '', undefined],
    ['/%2F', '', undefined],
    ['/contact%3Fx', '', undefined],
    ['/contact%23x', '', undefined],
    ['/x%2F..%2Fcontact', '', undefined],
    ['/sub/x%2F..%2F..%2Fother', '/sub', undefined],
  ])('at %s of a site at "%s" is %s', (pathname, base, path) => {
    expect(pagePathAt(pathname, base)).toBe(path);
  });

  it('an encoded path, requested again, is the same path of the same host', () => {
    const address = fc.array(fc.oneof(fc.constantFrom(...addressParts, 'evil.example'), fc.string()));
    fc.assert(
      fc.property(address, fc.constantFrom('', '/sub'), (parts, base) => {
        const path = pagePathAt(new URL(`${site}${base}/${parts.join('')}`).pathname, base);
        if (path === undefined) return;
        const asked = new URL(base + encodeURI(path), site);
        expect([asked.origin, asked.search, asked.hash]).toEqual([site, '', '']);
        expect(pagePathAt(asked.pathname, base)).toBe(path);
      }),
      { numRuns: 5000 },
    );
  });
});
