import { expect, test } from 'vitest';
import type { FileChange } from '../../../edit/overlay-files';
import { composeChanges } from './compose-changes';

const edit = (file: string, was: string, text: string): FileChange => ({ from: file, to: file, text, was });

test.each<[string, FileChange[], FileChange[], FileChange[]]>([
  ['two edits', [edit('a', '1', '2')], [edit('a', '2', '3')], [edit('a', '1', '3')]],
  ['an edit that is undone', [edit('a', '1', '2')], [edit('a', '2', '1')], []],
  [
    'edits of two files',
    [edit('a', '1', '2')],
    [edit('b', '1', '2')],
    [edit('a', '1', '2'), edit('b', '1', '2')],
  ],
  ['a new file that is edited', [{ to: 'a', text: '1' }], [edit('a', '1', '2')], [{ to: 'a', text: '2' }]],
  ['a new file that is deleted', [{ to: 'a', text: '1' }], [{ from: 'a', was: '1' }], []],
  [
    'an edit and a move',
    [edit('a', '1', '2')],
    [{ from: 'a', to: 'b' }],
    [{ from: 'a', to: 'b', text: '2', was: '1' }],
  ],
  [
    'a move and an edit',
    [{ from: 'a', to: 'b' }],
    [edit('b', '1', '2')],
    [{ from: 'a', to: 'b', text: '2', was: '1' }],
  ],
  ['a move and back', [{ from: 'a', to: 'b' }], [{ from: 'b', to: 'a' }], []],
  ['an edit and a deletion', [edit('a', '1', '2')], [{ from: 'a', was: '2' }], [{ from: 'a', was: '1' }]],
  ['a deletion that is undone', [{ from: 'a', was: '1' }], [{ to: 'a', text: '1' }], []],
  ['another file in its place', [{ from: 'a', was: '1' }], [{ to: 'a', text: '2' }], [edit('a', '1', '2')]],
  [
    'two files that swap their names',
    [{ from: 'a', to: 'c' }],
    [
      { from: 'b', to: 'a' },
      { from: 'c', to: 'b' },
    ],
    [
      { from: 'b', to: 'a' },
      { from: 'a', to: 'b' },
    ],
  ],
])('%s', (_, first, second, expected) => {
  expect(composeChanges(first, second)).toEqual(expected);
});
