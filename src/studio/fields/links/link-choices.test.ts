import { expect, test } from 'vitest';
import { linkChoices, newPath, ownPath } from './link-choices';

const pages = [
  { path: '/', title: 'Harbor Networks', file: 'pages/home.json', pointer: '' },
  { path: '/contact', title: 'Contact', file: 'pages/contact.json', pointer: '' },
  { path: '/services', title: 'Services', file: 'pages/services.json', pointer: '' },
];
const anchors = [
  { id: 'form', name: 'Write to us' },
  { id: 'faq', name: '' },
];

test.each([
  ['cont', ['/contact']],
  ['Contact', ['/contact']],
  ['/contact', ['/contact#form', '/contact#faq', '/contact']],
  ['/contact#', ['/contact#form', '/contact#faq']],
  ['/contact#write', ['/contact#form']],
  ['anna@harbor.net', ['mailto:anna@harbor.net']],
  ['+62 361 444 0142', ['tel:+623614440142']],
  ['cisco.com', ['https://cisco.com']],
  ['http:cisco.com', ['https://cisco.com']],
  ['https://cisco.com', []],
  ['nothing here', []],
])('%j offers %j', (text, addresses) => {
  const choices = linkChoices(text, { pages, anchors, onlyPages: false });
  expect(choices.map(({ address }) => address)).toEqual(addresses);
});

test.each([
  ['/news', '/news'],
  ['/news#first', '/news'],
  ['/contact', undefined],
  ['/', undefined],
  ['/News', undefined],
  ['news', undefined],
  ['https://cisco.com', undefined],
])('%j can be made the page %j', (text, path) => {
  expect(newPath(text, pages)).toBe(path);
});

test('the button of the list offers every page, after the places of the one that is there', () => {
  const choices = linkChoices('/contact', { pages, anchors, onlyPages: false, anyPage: true });
  expect(choices.map(({ address }) => address)).toEqual([
    '/contact#form',
    '/contact#faq',
    '/',
    '/contact',
    '/services',
  ]);
});

test('a field for a page offers nothing but pages', () => {
  const choices = (text: string) =>
    linkChoices(text, { pages, anchors, onlyPages: true }).map(({ address }) => address);
  expect(choices('/contact')).toEqual(['/contact']);
  expect(choices('anna@harbor.net')).toEqual([]);
});

test.each([
  ['https://harbor.example/services', '/services'],
  ['https://harbor.example/services/', '/services'],
  ['https://harbor.example', '/'],
  [' https://harbor.example/#faq\n', '/#faq'],
  ['https://harbor.example/contact?utm=mail#form', '/contact#form'],
  ['https://harbor.example.org/services', undefined],
  ['https://other.example/services', undefined],
  ['/services', undefined],
])('the address %j is the path %j of this site', (text, path) => {
  expect(ownPath(text, 'https://harbor.example')).toBe(path);
});
