import { expect, test } from 'vitest';
import { linkChoices, ownPath } from './link-choices';

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
