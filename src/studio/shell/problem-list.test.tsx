import { expect, test } from 'vitest';
import { fakeEditor, renderInStudio } from '../../../tests/support/fake-editor';
import { elementsOf } from '../../../tests/support/html';
import type { Problem } from '../../site/problem/problem';
import { ProblemList } from './problem-list';

const problem = (severity: Problem['severity'], pointer: string): Problem => ({
  id: 'schema',
  severity,
  file: 'pages/home.json',
  pointer,
  message: 'Wrong.',
  line: 1,
  column: 1,
  endLine: 1,
  endColumn: 1,
});

test('the list of problems tells errors from warnings in words, errors first', () => {
  const problems = [problem('warning', '/title'), problem('error', '/path')];
  const editor = fakeEditor({ 'pages/home.json': {} }, { problems });
  const items = elementsOf(renderInStudio(editor, <ProblemList />)).filter(({ name }) => name === 'li');
  expect(items.map(({ text }) => text)).toEqual(['Error: PathWrong.', 'Warning: TitleWrong.']);
});
