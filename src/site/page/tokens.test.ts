import { expect, test } from 'vitest';
import { resolveHref } from './href';
import { replaceTokens, strayBraces, tokensOf } from './tokens';

const tokens = new Map([
  ['site.name', 'Northport'],
  ['site.phone', '+62 361 555 0142'],
  ['site.email', 'hello@northport.example'],
]);

test.each([
  ['Plain', 'Plain'],
  ['{site.name}!', 'Northport!'],
  ['{{site.name}', '{site.name}'],
  ['{{{site.name}', '{Northport'],
  ['{{}', '{}'],
])('%s reads %s', (text, read) => {
  expect(replaceTokens(text, tokens)).toBe(read);
});

test.each([
  ['{site.name} {{ok}', []],
  ['{nmae}', ['nmae']],
  ['{site.name', ['site.name']],
  ['a { b', [' b']],
  ['{ site.name }', [' site.name ']],
])('%s has the stray braces %j', (text, names) => {
  expect(strayBraces(text).map(({ name }) => name)).toEqual(names);
});

test.each([
  ['/contact', '/sub/contact'],
  ['/#faq', '/sub/#faq'],
  ['tel:{site.phone}', 'tel:+623615550142'],
  ['tel:+49 (0) 361 444', 'tel:+49361444'],
  ['tel:+49(0)361444', 'tel:+49361444'],
  ['tel:(0361) 444', 'tel:(0361)444'],
  ['mailto:{site.email}', 'mailto:hello@northport.example'],
  ['https://a.net/b', 'https://a.net/b'],
])('the link %s leads to %s', (href, target) => {
  expect(resolveHref(href, tokens, '/sub')).toBe(target);
});

test('between right-to-left words a phone number keeps its order, and a link to it has no marks', () => {
  const settings = {
    name: 'Northport',
    url: 'https://northport.example',
    language: 'ar',
    phone: '+62 361 555 0142',
    email: 'hello@northport.example',
  };
  const arabic = tokensOf(settings, 'rtl');
  expect(replaceTokens('{site.phone}', arabic)).toBe('\u2066+62 361 555 0142\u2069');
  expect(replaceTokens('{site.phone}', tokensOf(settings))).toBe('+62 361 555 0142');
  expect(resolveHref('tel:{site.phone}', arabic, '')).toBe('tel:+623615550142');
});
