import { describe, expect, test } from 'vitest';
import { hostFlaw } from './host-flaw';

const long = (length: number) => 'a'.repeat(length);
const uses = ['link', 'site', 'mail'] as const;

test.each([
  ['', 'is empty'],
  ['a..b', 'has two dots in a row'],
  ['www...northport.net', 'has two dots in a row'],
  ['northport.net..', 'has two dots in a row'],
  ['.northport.net', 'starts with a dot'],
  ['。northport.net', 'starts with a dot'],
  ['-northport.net', 'has a hyphen at the start of "-northport"'],
  ['www.-northport.net', 'has a hyphen at the start of "-northport"'],
  ['northport-.net', 'has a hyphen at the end of "northport-"'],
  ['northport.-net', 'has a hyphen at the start of "-net"'],
  ['-münchen.net', 'has a hyphen at the start of "-münchen"'],
  ['exa_mple.net', 'contains _'],
  ['harbor!lights.net', 'contains !'],
  ["harbor'lights.net", "contains '"],
  ['a,b.net', 'contains ,'],
  [`${long(64)}.net`, 'has more than 63 characters in "aaaaaaaaaaaa…"'],
  [`www.${'ü'.repeat(60)}.net`, 'has more than 63 characters in "üüüüüüüüüüüü…"'],
  [`${`${long(50)}.`.repeat(5)}net`, 'has more than 253 characters'],
  ['northport.1', 'ends with a number, but is no IP address'],
  ['northport.0x1f', 'ends with a number, but is no IP address'],
  ['1.2.3', 'ends with a number, but is no IP address'],
  ['256.1.1.1', 'ends with a number, but is no IP address'],
  ['1.2.3.4.5', 'ends with a number, but is no IP address'],
  ['01.2.3.4', 'ends with a number, but is no IP address'],
  ['１.2.3', 'ends with a number, but is no IP address'],
  ['xn--a.net', 'has the code "xn--a", which stands for no name'],
  ['www.XN--0.net', 'has the code "xn--0", which stands for no name'],
  ['xn--abc-.net', 'has a hyphen at the end of "xn--abc-"'],
  ['xn--.net', 'has a hyphen at the end of "xn--"'],
  ['a\u0600.net', 'has a character that no host can have'],
])('there can be no host %s: it %s', (host, flaw) => {
  expect(uses.map((use) => hostFlaw(host, use))).toEqual([flaw, flaw, flaw]);
});

test.each([
  'northport.net',
  'NorthPort.NET',
  'a-b.c--d.net',
  'r3---sn-abc.northport.net',
  '3com.com',
  '1.2.3.northport.net',
  'münchen.example',
  'xn--mnchen-3ya.example',
  'пример.рф',
  '例え.テスト',
  `${long(63)}.net`,
  `${`${long(49)}.`.repeat(5)}net`,
])('%s can be a host', (host) => {
  expect(uses.map((use) => hostFlaw(host, use))).toEqual([undefined, undefined, undefined]);
});

describe('what only some hosts can have', () => {
  test.each([
    ['my_shop.northport.net', undefined, 'contains _', 'contains _'],
    ['northport.net.', undefined, 'ends with a dot', 'ends with a dot'],
    ['192.0.2.1', undefined, undefined, 'ends with a number, but is no domain'],
    ['[::1]', undefined, undefined, 'contains ['],
    ['localhost', undefined, undefined, undefined],
    ['ex%C3%A4mple.net', undefined, undefined, 'contains %'],
    ['a%2E%2Eb.net', 'has two dots in a row', 'has two dots in a row', 'contains %'],
  ])('%s', (host, ...flaws) => {
    expect(uses.map((use) => hostFlaw(host, use))).toEqual(flaws);
  });
});
