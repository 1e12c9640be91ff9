import { afterEach, expect, test, vi } from 'vitest';
import { askNext, askSite, isPublicAddress } from './ask-site';

const addresses = new Map<string, string[]>();
const find = async (name: string) => (addresses.get(name) ?? []).map((address) => ({ address, family: 4 }));
afterEach(() => addresses.clear());

const answering = (text: string, init?: ResponseInit) =>
  vi.fn<typeof fetch>(async () => new Response(text, init));

test('a site is asked for one file, without cookies and redirects', async () => {
  addresses.set('a.example', ['93.184.215.14']);
  const ask = answering('{"commit":"1a2b"}');
  expect(await askSite('https://a.example/shop', ask, find)).toBe('1a2b');
  expect(ask.mock.calls).toEqual([
    [
      'https://a.example/shop/built.json',
      { redirect: 'error', cache: 'no-store', credentials: 'omit', signal: expect.any(AbortSignal) },
    ],
  ]);
});

test.each([
  ['{"next":"2026-12-01T01:00:00.000Z"}', Date.parse('2026-12-01T01:00Z')],
  ['{"next":"soon"}', undefined],
  ['{}', undefined],
])('of %s, it is due next at %s', async (text, next) => {
  addresses.set('a.example', ['93.184.215.14']);
  expect(await askNext('https://a.example', answering(text), find)).toBe(next);
});

test.each([
  ['http://a.example', ['93.184.215.14']],
  ['https://localhost', ['127.0.0.1']],
  ['https://router.example', ['192.168.0.1']],
  ['https://two.example', ['93.184.215.14', '10.0.0.1']],
  ['https://six.example', ['::ffff:10.0.0.1']],
  ['https://nowhere.example', []],
  ['no address', []],
])('%s at %j is not asked', async (url, found) => {
  if (URL.canParse(url)) addresses.set(new URL(url).hostname, found);
  const ask = answering('{"commit":"1a2b"}');
  expect(await askSite(url, ask, find)).toBeUndefined();
  expect(ask).not.toHaveBeenCalled();
});

test.each([
  ['no JSON', '<!doctype html>', {}],
  ['no commit', '{}', {}],
  ['a long answer', JSON.stringify({ commit: '1', more: 'x'.repeat(5000) }), {}],
  ['an error', '{"commit":"1a2b"}', { status: 404 }],
])('%s tells nothing', async (_, text, init) => {
  addresses.set('a.example', ['93.184.215.14']);
  expect(await askSite('https://a.example', answering(text, init), find)).toBeUndefined();
});

test.each([
  ['8.8.8.8', true],
  ['172.31.255.255', false],
  ['169.254.169.254', false],
  ['2606:2800:21f::1', true],
  ['::1', false],
  ['fd00::1', false],
  ['fe80::1', false],
  ['nonsense', false],
])('%s is public: %s', (address, is) => expect(isPublicAddress(address)).toBe(is));
