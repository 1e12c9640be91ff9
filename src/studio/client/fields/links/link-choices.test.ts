import { expect, test } from 'vitest';
import { findPages, linkChoices, newPath, ownPath } from './link-choices';

const pages = [
  { path: '/', title: 'Harbor Networks', file: 'pages/home.json', pointer: '' },
  { path: '/contact', title: 'Contact', file: 'pages/contact.json', pointer: '' },
  { path: '/services', title: 'Services', file: 'pages/services.json', pointer: '' },
];
const anchors = [
  { id: 'form', name: 'Write to us' },
  { id: 'faq', name: '' },
];
const files = ['/downloads/sheet.pdf', '/google0123456789abcdef.html', '/.well-known/security.txt'];
const sources = { pages, anchors, files, onlyPages: false };

test.each([
  ['cont', ['/contact']],
  ['Contact', ['/contact']],
  ['/contact', ['/contact#form', '/contact#faq', '/contact']],
  ['/contact#', ['/contact#form', '/contact#faq']],
  ['/contact#write', ['/contact#form']],
  ['anna@harbor.net', ['mailto:anna@harbor.net']],
  ['mailto:anna@harbor.net', ['mailto:anna@harbor.net']],
  ['mailto:', []],
  ['+62 361 444 0142', ['tel:+623614440142']],
  ['(0361) 444-0142', ['tel:03614440142']],
  ['tel:+623614440142', ['tel:+623614440142']],
  ['cisco.com', ['https://cisco.com']],
  ['www.cisco.com/products', ['https://www.cisco.com/products']],
  ['http:cisco.com', ['https://cisco.com']],
  ['http://cisco.com', ['https://cisco.com']],
  ['https://cisco.com', ['https://cisco.com']],
  ['https://', []],
  ['sheet', ['/downloads/sheet.pdf']],
  ['/downloads/', ['/downloads/sheet.pdf']],
  ['google', []],
  ['security', []],
  ['nothing here', []],
])('%j offers %j', (text, addresses) => {
  expect(linkChoices(text, sources).map(({ address }) => address)).toEqual(addresses);
});

test.each([
  ['someone@host.example', 'Write to someone@host.example', 'mailto:someone@host.example'],
  ['+62 361 444 0142', 'Call +623614440142', 'tel:+623614440142'],
  ['www.host.example', 'The website www.host.example', 'https://www.host.example'],
  ['sheet', 'sheet.pdf', '/downloads/sheet.pdf'],
])('%j is offered as %j', (text, name, about) => {
  expect(linkChoices(text, sources)).toMatchObject([{ name, about }]);
});

test.each([
  ['/news', '/news'],
  ['/news#first', '/news'],
  ['/contact', undefined],
  ['/', undefined],
  ['/News', undefined],
  ['news', undefined],
  ['https://cisco.com', undefined],
])('%j can become a new page %j', (text, path) => {
  expect(newPath(text, pages)).toBe(path);
});

test('the button of the list offers the anchors of the chosen page first, then every page and file', () => {
  const choices = linkChoices('/contact', { ...sources, anyPage: true });
  expect(choices.map(({ address }) => address)).toEqual([
    '/contact#form',
    '/contact#faq',
    '/',
    '/contact',
    '/services',
    '/downloads/sheet.pdf',
  ]);
});

const withContacts = { ...sources, settings: { email: 'hello@harbor.example', phone: '+62 361 555 0100' } };

test.each([
  ['mail', ['mailto:{site.email}']],
  ['mailto:', ['mailto:{site.email}']],
  ['hello@harbor.example', ['mailto:{site.email}', 'mailto:hello@harbor.example']],
  ['mailto:{site.email}', ['mailto:{site.email}']],
  ['Phone', ['tel:{site.phone}']],
  ['+62 361', ['tel:{site.phone}', 'tel:+62361']],
  ['anna@harbor.net', ['mailto:anna@harbor.net']],
  ['/contact#write', ['/contact#form']],
])('%j offers the mail address and phone number of the site first: %j', (text, addresses) => {
  expect(linkChoices(text, withContacts).map(({ address }) => address)).toEqual(addresses);
});

test('the list without a text begins with the site’s own mail and phone, a field for a page has neither', () => {
  const choices = (more: object) => linkChoices('', { ...withContacts, ...more, anyPage: true });
  expect(choices({}).slice(0, 3)).toMatchObject([
    {
      name: 'The site’s email, hello@harbor.example',
      address: 'mailto:{site.email}',
      about: 'From the settings',
    },
    { name: 'The site’s phone, +62 361 555 0100', address: 'tel:{site.phone}', about: 'From the settings' },
    { address: '/' },
  ]);
  expect(choices({ onlyPages: true })[0]?.address).toBe('/');
  expect(choices({ settings: { email: 1 } })[0]?.address).toBe('/');
});

test('a field for a page offers nothing but pages', () => {
  const choices = (text: string) =>
    linkChoices(text, { ...sources, onlyPages: true }).map(({ address }) => address);
  expect(choices('/contact')).toEqual(['/contact']);
  expect(choices('anna@harbor.net')).toEqual([]);
  expect(choices('sheet')).toEqual([]);
});

test.each([
  ['https://harbor.example/services', '/services'],
  ['https://harbor.example/services/', '/services'],
  ['https://harbor.example', '/'],
  [' https://harbor.example/#faq\n', '/#faq'],
  ['https://harbor.example/contact?utm=mail#form', '/contact#form'],
  ['http://www.Harbor.example/services', '/services'],
  ['https://harbor.example/services/index.html', '/services'],
  ['http://localhost:5173/_edit/contact', '/contact'],
  ['http://localhost:5173/_edit/', '/'],
  ['http://localhost:5173/contact#form', '/contact#form'],
  ['https://harbor.example.org/services', undefined],
  ['https://other.example/services', undefined],
  ['/services', undefined],
])('the address %j is the path %j of this site', (text, path) => {
  expect(ownPath(text, 'https://harbor.example', 'http://localhost:5173')).toBe(path);
});

test('a site below a path has its pages there', () => {
  const pathOf = (text: string) => ownPath(text, 'https://harbor.example/net', 'http://localhost:5173');
  expect(pathOf('https://harbor.example/net/contact')).toBe('/contact');
  expect(pathOf('https://harbor.example/network')).toBeUndefined();
  expect(pathOf('http://localhost:5173/net/contact#form')).toBe('/contact#form');
});

const named = [
  ['/', 'Home of all services'],
  ['/news', 'What is new'],
  ['/services', 'Services'],
  ['/services/design', 'Network design'],
].map(([path = '', title = '']) => ({ path, title, file: 'site.json', pointer: '' }));

test.each([
  ['', ['/', '/news', '/services', '/services/design']],
  ['/serv', ['/services', '/services/design']],
  ['services', ['/services', '/services/design', '/']],
  ['DESIGN net', ['/services/design']],
  ['new', ['/news']],
  ['/nothing', []],
])('%s finds %j', (text, paths) => expect(findPages(named, text).map(({ path }) => path)).toEqual(paths));

test('a search shows a limited number of pages', () => {
  const many = Array.from({ length: 10_000 }, (_, at) => ({
    path: `/p${at}`,
    title: '',
    file: '',
    pointer: '',
  }));
  expect(findPages(many, '/p')).toHaveLength(40);
});
