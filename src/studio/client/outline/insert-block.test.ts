import { expect, test } from 'vitest';
import { fakeEditor } from '../../../../tests/support/fake-editor';
import { siteFile } from '../../../site/files/site-file';
import type { FieldChange } from '../model/editor';
import { addBlock } from './insert-block';

const page = { file: 'pages/a.json', pointer: '', path: '/a', title: 'A' };

/** What is changed when a block is added to an empty page of a site. */
function changesFor(type: string, site: object): [file: string, change: FieldChange][] {
  const changes: [string, FieldChange][] = [];
  const files = { [siteFile]: site, [page.file]: { path: '/a', blocks: [] } };
  const editor = fakeEditor(files, { change: (file, change) => void changes.push([file, change]) });
  addBlock(editor, page, type, 0);
  return changes;
}

test('the first block with logos gives the site its first one', () => {
  const block = expect.objectContaining({ type: 'logos', logos: ['logo-1'] });
  expect(changesFor('logos', {})).toEqual([
    [siteFile, { op: 'set', at: '/logos', value: { 'logo-1': { name: 'Name' } } }],
    [page.file, expect.objectContaining({ op: 'insert', value: block })],
  ]);
});

test.each([
  ['logos', { logos: { globex: { name: 'Globex' } } }],
  ['cta', {}],
])('a block of type %s leaves a site with %j as it is', (type, site) => {
  expect(changesFor(type, site).map(([file]) => file)).toEqual([page.file]);
});
