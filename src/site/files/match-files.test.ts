import { expect, test } from 'vitest';
import { createMatch } from './match-files';

const match = createMatch([
  'a.json',
  'pages/home.json',
  'pages/s/x.json',
  'pages/s/t/y.json',
  'pages/My page.json',
]);

test.each([
  ['a.json', ['a.json']],
  ['b.json', []],
  ['pages/*.json', ['pages/home.json', 'pages/My page.json']],
  ['pages/s/**/*.json', ['pages/s/x.json', 'pages/s/t/y.json']],
  ['**/x.json', ['pages/s/x.json']],
  ['**/*.json', ['a.json', 'pages/home.json', 'pages/s/x.json', 'pages/s/t/y.json', 'pages/My page.json']],
  ['pages/*/x.json', ['pages/s/x.json']],
  ['pages/h*e.json', ['pages/home.json']],
  ['pages/h*o*.json', ['pages/home.json']],
  ['pages/h**e.json', ['pages/home.json']],
  ['pages/*e', []],
  ['pages/**', ['pages/home.json', 'pages/My page.json']],
  ['pages/**/t/*.json', ['pages/s/t/y.json']],
  ['pages/**/s/**/*y*', ['pages/s/t/y.json']],
])('%s names %j', (entry, files) => {
  expect(match(entry)).toEqual(files);
});

test('fifty stars take as long as one', () => {
  const file = `${'a/'.repeat(50)}${'a'.repeat(200)}`;
  const find = createMatch([file]);
  expect(find(`${'**/'.repeat(50)}${'a*'.repeat(50)}b`)).toEqual([]);
  expect(find(`${'**/'.repeat(50)}${'a*'.repeat(50)}`)).toEqual([file]);
});
