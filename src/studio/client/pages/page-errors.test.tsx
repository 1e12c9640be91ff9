import { expect, test } from 'vitest';
import { fakeEditor, renderInStudio } from '../../../../tests/support/fake-editor';
import { problemAt } from '../../../../tests/support/problem';
import type { Problem } from '../../../site/problem/problem';
import type { PageEntry } from '../../protocol/workspace';
import { errorsByPage, errorsOfRow } from './page-errors';
import { PageLine } from './page-line';
import { pageTree, rowsOf } from './page-tree';

const entry = (path: string): PageEntry => ({ path, title: path, file: `pages${path}.json`, pointer: '' });
const problem = (path: string, severity: Problem['severity'] = 'error') =>
  problemAt(`pages${path}.json`, '/title', { severity });

const tree = pageTree(['/', '/a/b', '/a/b/c', '/a/d', '/e', '/e/f'].map(entry));
const errors = errorsByPage([
  problem('/a/b'),
  problem('/a/b/c'),
  problem('/a/b/c'),
  problem('/a/d', 'warning'),
  problem('/e'),
]);
const rows = (isOpen: boolean) => rowsOf(tree, () => isOpen);
const shown = (isOpen: boolean) => rows(isOpen).map((row) => `${row.node.path} ${errorsOfRow(row, errors)}`);

test('a folded section has the errors of all its pages, an open one those of its own page', () => {
  expect(shown(false)).toEqual(['/ 0', '/a 3', '/e 1']);
  expect(shown(true)).toEqual(['/ 0', '/a 0', '/a/b 1', '/a/b/c 2', '/a/d 0', '/e 1', '/e/f 0']);
});

test.each([
  [false, '/a · 3 pages, 3 problems in this section'],
  [true, '/a · 3 pages'],
])('what a screen reader says of a section: open is %s', (isOpen, words) => {
  const nothing = () => {};
  const row = rows(isOpen)[1];
  if (!row) throw new Error('The section is the second row.');
  const line = renderInStudio(
    fakeEditor({}),
    <PageLine
      {...{
        row,
        index: 1,
        isActive: true,
        isMeant: false,
        errors: errorsOfRow(row, errors),
        when: undefined,
        links: undefined,
      }}
      setOpen={nothing}
      ask={nothing}
      openMenu={nothing}
    />,
  );
  const button = /<button[^>]*class="page-row".*?<\/button>/s.exec(line)?.[0] ?? '';
  const path = /<span class="page-path">(.*)<\/span>/s.exec(button)?.[1] ?? '';
  const spoken = path.replace(/<span aria-hidden="true">.*?<\/span>/, '').replace(/<[^>]+>/g, '');
  expect(spoken).toBe(words);
});
