import { expect, test } from 'vitest';
import { openValid } from '../../../tests/support/fixtures';
import { validators } from '../../node/base/content/compiled-validators';
import type { Files } from '../../site/files/files';
import { memoryFiles } from '../../site/files/memory-files';
import { applyTransaction, isUnfit } from '../apply-transaction';
import type { Operation } from '../operation';
import { createChangeCheck } from './never-worse';

const files = openValid('many-files');
const home = 'pages/home.json';
const radio = 'pages/services/radio.json';

/** The messages for which a change is refused. */
function refusals(content: Files, ...operations: Operation[]): string[] {
  const applied = applyTransaction(content, { name: 'Test', operations });
  if (isUnfit(applied)) throw new Error(applied.conflicts.map(({ message }) => message).join('\n'));
  return createChangeCheck(content, validators)
    .added(applied.changes)
    .findings.map(({ file, message }) => `${file}: ${message}`);
}

/** The valid content with other texts. */
function withEdits(...edits: readonly (readonly [file: string, from: string, to: string])[]): Files {
  const texts = Object.fromEntries(files.list().map((file) => [file, files.head(file) ?? '']));
  const changed = edits.map(([file, from, to]) => [file, files.read(file).replace(from, to)]);
  return memoryFiles({ ...texts, ...Object.fromEntries(changed) });
}

const set = (file: string, at: string, value: unknown): Operation => ({ op: 'set', file, at, value });

test.each<[string, Operation[], string[]]>([
  ['a valid edit', [set(home, '/blocks/0/heading', 'New')], []],
  [
    'a broken link',
    [set(radio, '/blocks/1/cards/1/href', '/nowhere')],
    [`${radio}: There is no page /nowhere.`],
  ],
  [
    'a path that other pages link to',
    [set('pages/contact.json', '/path', '/talk')],
    ['pages/contact.json: 5 places name the page /contact, but the path here is /talk.'],
  ],
  [
    'a new file that is no page',
    [{ op: 'create', file: 'pages/services/new.json', text: '{}' }],
    ['pages/services/new.json: "path", "title", "description" and "blocks" are missing from this page.'],
  ],
  [
    'a setting that every page shows',
    [{ op: 'remove', file: 'site.json', at: '/site/phone' }],
    ['site.json: "phone" is missing from this site.'],
  ],
  [
    'a menu',
    [set('site.json', '/header/links/0/href', '/nowhere')],
    ['site.json: There is no page /nowhere.'],
  ],
  [
    'a deleted page',
    [{ op: 'delete', file: 'pages/contact.json' }],
    ['site.json: There is no page /contact. 4 other places have the same mistake.'],
  ],
])('%s', (_, operations, expected) => {
  expect(refusals(files, ...operations)).toEqual(expected);
});

const broken = withEdits([radio, '"heading"', '"headin"'], [home, '"/contact"', '"/contcat"']);

const unlinked = withEdits(['pages/contact.json', '"/contact"', '"/talk"']);

test('in content with one cause of many errors, a correction of the first place adds none', () => {
  expect(refusals(unlinked, set(home, '/blocks/0/actions/0/href', '/talk'))).toEqual([]);
  expect(refusals(unlinked, set(home, '/blocks/0/actions/0/href', '/nowhere'))).toEqual([]);
  expect(refusals(unlinked, set(radio, '/blocks/1/cards/1/href', '/nowhere'))).toEqual([
    `${radio}: There is no page /nowhere.`,
  ]);
});

test.each<[string, Operation[], string[]]>([
  ['an edit elsewhere', [set('pages/contact.json', '/blocks/0/heading', 'New')], []],
  [
    'another misspelt field',
    [{ op: 'move', file: radio, at: '/blocks/0/headin', to: '/blocks/0/headi' }],
    [`${radio}: "headi" is not a field of this hero block. Did you mean "heading"?`],
  ],
  [
    'a correction that uncovers another error',
    [{ op: 'move', file: radio, at: '/blocks/0/headin', to: '/blocks/0/heading' }],
    [],
  ],
  [
    'one more error',
    [set(radio, '/blocks/1/tone', 'pink')],
    [`${radio}: "tone" can't be "pink". Did you mean "ink"?`],
  ],
])('in content with errors: %s', (_, operations, expected) => {
  expect(refusals(broken, ...operations)).toEqual(expected);
});
