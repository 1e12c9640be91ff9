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
])('%s names %j', (entry, files) => {
  expect(match(entry)).toEqual(files);
});
