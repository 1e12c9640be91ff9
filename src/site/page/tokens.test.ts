import { expect, test } from 'vitest';
import { resolveHref } from './href';
import { replaceTokens, strayBraces } from './tokens';

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
  ['mailto:{site.email}', 'mailto:hello@northport.example'],
  ['https://a.net/b', 'https://a.net/b'],
])('the link %s leads to %s', (href, target) => {
  expect(resolveHref(href, tokens, '/sub')).toBe(target);
});
