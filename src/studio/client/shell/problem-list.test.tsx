import { expect, test } from 'vitest';
import { fakeEditor, renderInStudio } from '../../../../tests/support/fake-editor';
import { elementsOf } from '../../../../tests/support/html';
import { problemAt } from '../../../../tests/support/problem';
import { ProblemList } from './problem-list';

test('the list of problems tells errors from warnings in words, errors first', () => {
  const file = 'pages/home.json';
  const problems = [problemAt(file, '/title', { severity: 'warning' }), problemAt(file, '/path')];
  const editor = fakeEditor({ [file]: {} }, { problems });
  const items = elementsOf(renderInStudio(editor, <ProblemList />)).filter(({ name }) => name === 'li');
  expect(items.map(({ text }) => text)).toEqual(['Error: PathWrong.', 'Warning: TitleWrong.']);
});

test('a place is called as its problem says, also of a page that nobody has opened', () => {
  const problems = [
    { ...problemAt('pages/a.json', '/blocks/0/items/1'), name: 'FAQ › Item 2' },
    { ...problemAt('site.json', '/site/name'), name: 'Settings › Name' },
  ];
  const found = elementsOf(renderInStudio(fakeEditor({}, { problems }), <ProblemList />));
  const texts = (tag: string) => found.filter(({ name }) => name === tag).map(({ text }) => text);
  expect(texts('button')).toEqual(['FAQ › Item 2', 'Settings › Name']);
  expect(texts('h3')).toEqual(['pages/a.json', 'All pages']);
});

test.each([
  [
    'of a page that is open, by its blocks',
    { 'pages/a.json': { blocks: [{ type: 'faq' }] } },
    '/blocks/0/items/1/answer',
    'FAQ › Item 2 › Answer',
  ],
  [
    'of a page that nobody has opened, by their numbers',
    {},
    '/blocks/0/items/1/answer',
    'Block 1 › Item 2 › Answer',
  ],
  ['of a file that can’t be read, by its line', {}, '', 'Line 1'],
])('a place %s', (_, files, pointer, name) => {
  const editor = fakeEditor(files, { problems: [problemAt('pages/a.json', pointer)] });
  const places = elementsOf(renderInStudio(editor, <ProblemList />)).filter(({ name }) => name === 'button');
  expect(places.map(({ text }) => text)).toContain(name);
});

test('a file that is no content is named by its name', () => {
  const editor = fakeEditor({}, { problems: [problemAt('files/prices.pdf', '')] });
  const places = elementsOf(renderInStudio(editor, <ProblemList />)).filter(({ name }) => name === 'button');
  expect(places.map(({ text }) => text)).toEqual(['prices.pdf']);
});
