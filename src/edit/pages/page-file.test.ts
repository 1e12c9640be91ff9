import { expect, test } from 'vitest';
import { memoryFiles } from '../../site/files/memory-files';
import { entryOperations, type FileMove, movedFile, movedSchema, newFile } from './page-file';

test.each([
  ['pages/a.json', '/a', '/b', 'pages/b.json'],
  ['pages/a.json', '/a', '/b/c', 'pages/b/c.json'],
  ['a/b.json', '/a/b', '/c', 'a/b.json'],
  ['pages/a/b.json', '/a/b', '/c', 'pages/c.json'],
  ['pages/a/index.json', '/a', '/b', 'pages/b/index.json'],
  ['pages/legal.json', '/terms', '/conditions', 'pages/legal.json'],
  ['pages/xa.json', '/a', '/b', 'pages/xa.json'],
  ['pages/index.json', '/', '/b', 'pages/b.json'],
  ['pages/home.json', '/', '/b', 'pages/b.json'],
  ['pages/start.json', '/', '/b', 'pages/start.json'],
  ['pages/b.json', '/b', '/', 'pages/index.json'],
])('%s of %s is for %s %s', (file, from, to, expected) => {
  expect(movedFile(file, from, to)).toBe(expected);
});

test('a new file has a name that no other one has, also but for its capitals', () => {
  const files = memoryFiles({ 'pages/About.json': '', 'pages/about-2.json': '' });
  expect(newFile(files, ['pages/*.json'], [], '/about')).toBe('pages/about-3.json');
});

test.each([
  ['../../page.schema.json', 'pages/a.json', 'pages/b/a.json', '../../../page.schema.json'],
  ['../../../page.schema.json', 'pages/b/a.json', 'pages/a.json', '../../page.schema.json'],
  ['../../page.schema.json', 'pages/a.json', 'pages/b.json', undefined],
  ['https://a.example/page.schema.json', 'pages/a.json', 'pages/b/a.json', undefined],
  ['../page.schema.json', 'pages/a.json', 'pages/b/a.json', '../../page.schema.json'],
  ['./page.schema.json', 'pages/a.json', 'pages/b/a.json', '../page.schema.json'],
  ['./page.schema.json', 'pages/b/a.json', 'pages/a.json', './b/page.schema.json'],
  ['page.schema.json', 'pages/b/a.json', 'pages/a.json', undefined],
  [4, 'pages/a.json', 'pages/b/a.json', undefined],
])('a schema %s of %s is for %s %s', (schema, file, to, expected) => {
  expect(movedSchema(schema, file, to)).toBe(expected);
});

test.each<[string[], FileMove, unknown]>([
  [['pages/*.json'], { from: 'pages/a.json', to: 'pages/c.json' }, []],
  [['pages/a.json', 'pages/b.json'], { from: 'pages/a.json', to: 'c.json' }, ['set /pages/0 c.json']],
  [['pages/a.json', 'pages/b.json'], { from: 'pages/b.json' }, ['remove /pages/1']],
  [['pages/*.json', 'pages/**/a.json'], { from: 'pages/a.json' }, ['remove /pages/1']],
  [['pages/none.json', 'pages/*.json'], { from: 'pages/a.json' }, []],
])('of the entries %j after %j', (entries, move, expected) => {
  const files = memoryFiles({ 'pages/a.json': '', 'pages/b.json': '' });
  const operations = entryOperations(files, entries, [move]);
  expect(
    operations.map(({ op, at, ...rest }) => [op, at, 'value' in rest ? rest.value : ''].join(' ').trim()),
  ).toEqual(expected);
});
