import { describe, expect, test } from 'vitest';
import { hostTrick, readAuthority } from './host-letters';

test.each([
  ['https://good.example@evil.example', 'good.example', 'evil.example'],
  ['https://good.example:pass@evil.example:8080/x', 'good.example:pass', 'evil.example'],
  ['https://a@b@evil.example?x', 'a@b', 'evil.example'],
  ['https://evil.example/@good', '', 'evil.example'],
  ['https://evil.example?a@good', '', 'evil.example'],
  ['https://evil.example#a@good', '', 'evil.example'],
])('%s has the user name "%s" and the host %s', (href, user, host) => {
  expect(readAuthority(href)).toEqual({ user, host });
});

test.each(['/contact', 'mailto:a@b.example', 'tel:+1'])('%s has no host', (href) => {
  expect(readAuthority(href)).toBeUndefined();
});

describe('readers may take for another host', () => {
  test.each([
    ['аррӏе.com', 'alike'],
    ['www.аpple.com', 'alike'],
    ['раураl.example', 'alike'],
    ['gοοgle.com', 'alike'],
    ['xn--80ak6aa92e.com', 'code'],
    ['www.XN--80ak6aa92e.com', 'code'],
  ] as const)('%s', (host, trick) => {
    expect(hostTrick(host)).toBe(trick);
  });
});

test.each([
  'example.com',
  'müller.de',
  'café.fr',
  'яндекс.рф',
  'россия.com',
  'президент.рф',
  'ελλάδα.gr',
  '日本語.jp',
  'ソニーstore.jp',
  '한국.kr',
  'مثال.com',
  'straße.de',
  '192.0.2.1',
  'localhost',
])('%s is what it looks like', (host) => {
  expect(hostTrick(host)).toBeUndefined();
});
