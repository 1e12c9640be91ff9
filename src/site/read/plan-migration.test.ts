import { describe, expect, test } from 'vitest';
import { page } from '../../../tests/support/small-site';
import type { Files } from '../files/files';
import { memoryFiles } from '../files/memory-files';
import { siteFile } from '../files/site-file';
import type { Migration } from '../migrations/migration';
import { locateFindings } from '../problem/locate-findings';
import { planMigration } from './plan-migration';
import { readDocument } from './read-document';

const some: readonly Migration[] = [
  { why: 'a hero has a heading', steps: [{ at: 'hero.headline', rename: 'heading' }] },
  {
    why: 'the lead of a hero became its text',
    steps: [
      { at: 'hero.text', rename: 'lead' },
      { at: 'hero.eyebrow', remove: 'say it in "lead".' },
    ],
  },
];

const old = { type: 'hero', headline: 'H', text: 'T', eyebrow: 'E', nobody: 'knows' };

const open = (
  version?: unknown,
  pages: readonly unknown[] = ['pages/*.json'],
  home: unknown = page('/', { blocks: [old] }),
) =>
  memoryFiles({
    'site.json': JSON.stringify({ version, pages }, null, 2),
    'pages/index.json': typeof home === 'string' ? home : JSON.stringify(home),
    'pages/other/unread.json': JSON.stringify(page('/unread', { blocks: [old] })),
  });

const plan = (files: Files) => planMigration(files, readDocument(files, siteFile).value, some);

const messages = (files: Files) =>
  locateFindings(files, plan(files)?.findings ?? []).map(
    ({ file, line, column, id, message, help }) => `${file}:${line}:${column} ${message} ${help} (${id})`,
  );

describe('content of another version has one message', () => {
  test('that counts what changes, and says why and how; all others wait', () => {
    expect(messages(open())).toEqual([
      'site.json:1:1 This content is of version 0, and the engine of version 2: 3 places in 1 file will change, because a hero has a heading and the lead of a hero became its text. "hero.eyebrow" goes: say it in "lead". `npm run validate -- --fix` changes them. (migration)',
    ]);
  });

  test('at its version, and of the steps that it has not seen', () => {
    expect(messages(open(1))).toEqual([
      'site.json:2:14 This content is of version 1, and the engine of version 2: 2 places in 1 file will change, because the lead of a hero became its text. "hero.eyebrow" goes: say it in "lead". `npm run validate -- --fix` changes them. (migration)',
    ]);
  });

  test('if it is newer than the engine', () => {
    expect(messages(open(3))).toEqual([
      'site.json:2:14 This content is of version 3, and the engine knows up to 2. Take a newer engine: npm run upgrade. (version-newer)',
    ]);
  });

  test('beside those that keep a file from being changed, and then nothing is', () => {
    const files = open(0, ['pages/*.json', page('/a', { blocks: [old] })], '{ "path": "/" ');
    expect(messages(files).map((message) => message.replace(/^(\S+) .* /, '$1 '))).toEqual([
      'site.json:2:14 (migration)',
      'pages/index.json:1:13 (syntax)',
    ]);
    expect(plan(files)?.changes).toEqual([]);
  });
});

test.each([2, -1, 1.5, '2', null])(
  'a version that is known, or is none, has no message here: %j',
  (version) => {
    expect(plan(open(version))).toBeUndefined();
  },
);

test.each([undefined, 0, 1])('content that no step changes has no message: %j', (version) => {
  expect(plan(open(version, undefined, page('/')))).toBeUndefined();
});

test('pages change in site.json and in the files that it names', () => {
  const found = plan(open(0, ['pages/*.json', page('/', { blocks: [{ ...old, eyebrow: undefined }] })]));
  const changes = (file: string, block: string) => [
    { op: 'move', file, at: `${block}/headline`, to: `${block}/heading` },
    { op: 'move', file, at: `${block}/text`, to: `${block}/lead` },
  ];
  expect(found?.changes).toEqual([
    ...changes(siteFile, '/pages/1/blocks/0'),
    ...changes('pages/index.json', '/blocks/0'),
    { op: 'remove', file: 'pages/index.json', at: '/blocks/0/eyebrow' },
    { op: 'set', file: siteFile, at: '/version', value: 2 },
  ]);
});
