import { expect, test } from 'vitest';
import { fakeEditor, renderInStudio } from '../../../tests/support/fake-editor';
import { elementsOf } from '../../../tests/support/html';
import { problemAt } from '../../../tests/support/problem';
import { ProblemList } from './problem-list';

test('the list of problems tells errors from warnings in words, errors first', () => {
  const file = 'pages/home.json';
  const problems = [problemAt(file, '/title', { severity: 'warning' }), problemAt(file, '/path')];
  const editor = fakeEditor({ [file]: {} }, { problems });
  const items = elementsOf(renderInStudio(editor, <ProblemList />)).filter(({ name }) => name === 'li');
  expect(items.map(({ text }) => text)).toEqual(['Error: PathWrong.', 'Warning: TitleWrong.']);
});
