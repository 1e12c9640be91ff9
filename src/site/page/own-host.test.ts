import { expect, test } from 'vitest';
import { hostOfLink, pathOfOwnLink } from './own-host';

const site = 'https://harborlights.net';
const below = 'https://harborlights.net/shop';

test.each([
  ['https://harborlights.net/contact', site, 'own', '/contact'],
  ['http://harborlights.net', site, 'own', '/'],
  ['https://www.harborlights.net/contact', site, 'own', '/contact'],
  ['https://harborlights.net/contact', 'https://www.harborlights.net', 'own', '/contact'],
  ['https://harborlights.net/contact?topic=ships', site, 'own', undefined],
  ['https://harborlights.net/shop', below, 'own', '/'],
  // The start of a host is not the start of a site below it.
  ['https://harborlights.net/', below, 'own', undefined],
  ['http://localhost:5173/contact#form', site, 'local', '/contact#form'],
  ['http://localhost:5173/contact', undefined, 'local', '/contact'],
  ['http://localhost:5173/contact', 'https://[no-address', 'local', '/contact'],
  ['http://localhost:5173/shop/contact', below, 'local', '/contact'],
  ['http://localhost:5173/contact', below, 'local', '/contact'],
])('%s, for the site %s, is of the host %s and of the page %s', (href, url, host, path) => {
  expect(hostOfLink(href, url)).toBe(host);
  expect(pathOfOwnLink(href, url)).toBe(path);
});

test.each([
  'https://localhost.example',
  'https://harborlights.example',
  'https://[no-address',
  '/contact',
  '',
])('%s is on no host of these', (href) => expect(hostOfLink(href, site)).toBe(undefined));
