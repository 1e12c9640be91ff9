import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Operation } from '../../../src/edit/operation';
import { hashText } from '../../../src/node/base/write/hash-on-disk';
import { editFile } from '../../support/edit-file';
import { readFolder } from '../../support/folder-content';
import { leavePlan } from '../../support/leave-plan';
import { runCommandHere } from '../../support/run-command-here';
import { runProjectCommand } from '../../support/run-project-command';
import { temporaryFolder, temporarySite } from '../../support/temporary-site';

const file = 'pages/services/service-0.json';

function transactionFile(operations: readonly Operation[], name = 'Test'): string {
  const path = join(temporaryFolder(), 'change.json');
  writeFileSync(path, JSON.stringify({ name, operations }));
  return path;
}

test('a transaction is applied, and what undoes it is printed', async () => {
  const content = temporarySite();
  const before = readFolder(content);
  const change = transactionFile([
    { op: 'set', file, at: '/title', value: 'Another title' },
    { op: 'move', file: 'pages/home.json', at: '/blocks/0/heading', to: '/blocks/0/heading' },
    { op: 'rename', file, to: 'pages/services/renamed.json' },
  ]);
  const done = await runProjectCommand('apply', [change, '--content', content]);
  expect(done.code).toBe(0);
  const { applied, inverse, changes } = JSON.parse(done.stdout);
  expect({ applied, changes }).toEqual({
    applied: true,
    changes: [{ from: file, to: 'pages/services/renamed.json' }],
  });
  expect(readFolder(content)).not.toEqual(before);
  const undo = join(temporaryFolder(), 'undo.json');
  writeFileSync(undo, JSON.stringify(inverse));
  const undone = await runCommandHere('apply', [undo, '--content', content]);
  expect(undone.code).toBe(0);
  expect(readFolder(content)).toEqual(before);
});

test('a dry run shows the difference and changes nothing', async () => {
  const content = temporarySite();
  const before = readFolder(content);
  const change = transactionFile([{ op: 'set', file, at: '/title', value: 'Another title' }]);
  const { code, stdout } = await runCommandHere('apply', [change, '--dry-run', '--content', content]);
  expect(code).toBe(0);
  expect(stdout).toMatch(/^-\s+"title": ".*",\n\+\s+"title": "Another title",$/m);
  expect(readFolder(content)).toEqual(before);
});

test('a transaction that would add an error is refused with the message of validate', async () => {
  const content = temporarySite();
  const before = readFolder(content);
  const change = transactionFile([
    { op: 'set', file, at: '/name', value: 'Fine' },
    { op: 'set', file, at: '/blocks/0/actions/0/href', value: '/nowhere' },
  ]);
  const { code, stdout, stderr } = await runCommandHere('apply', [change, '--content', content]);
  expect(code).toBe(1);
  expect(stderr).toContain('error There is no page /nowhere. (broken-link)');
  expect(JSON.parse(stdout)).toMatchObject({ applied: false, problems: [{ id: 'broken-link', file }] });
  expect(readFolder(content)).toEqual(before);
});

test('a drawing that gets the name of one that is shown is checked', async () => {
  const content = temporarySite();
  writeFileSync(join(content, 'images/spare.svg'), '<svg');
  const change = transactionFile([
    { op: 'rename', file: 'images/icon.svg', to: 'images/old.svg' },
    { op: 'rename', file: 'images/spare.svg', to: 'images/icon.svg' },
    { op: 'rename', file: 'images/old.svg', to: 'images/spare.svg' },
  ]);
  const before = readFolder(content);
  const { code, stdout } = await runCommandHere('apply', [change, '--content', content]);
  expect(code).toBe(1);
  expect(JSON.parse(stdout)).toMatchObject({ problems: [{ id: 'svg-unreadable', file: 'site.json' }] });
  expect(readFolder(content)).toEqual(before);
});

const page = (title: string) =>
  `${JSON.stringify({ path: '/services/service-0', title, description: 'A page.', blocks: [{ type: 'hero', heading: title }] }, null, 2)}\n`;

test.each<[string, Operation[]]>([
  [
    'a new one',
    [
      { op: 'delete', file },
      { op: 'create', file, text: page('New') },
    ],
  ],
  [
    'another one',
    [
      { op: 'create', file: 'pages/services/other.json', text: page('Other') },
      { op: 'delete', file },
      { op: 'rename', file: 'pages/services/other.json', to: file },
    ],
  ],
])('a deleted file is restored after %s has taken its place', async (_, operations) => {
  const content = temporarySite();
  const before = readFolder(content);
  const done = await runCommandHere('apply', [transactionFile(operations), '--content', content]);
  expect({ code: done.code, stderr: done.stderr }).toEqual({ code: 0, stderr: '' });
  expect(readFolder(content)).not.toEqual(before);
  const undo = join(temporaryFolder(), 'undo.json');
  writeFileSync(undo, JSON.stringify(JSON.parse(done.stdout).inverse));
  const undone = await runCommandHere('apply', [undo, '--content', content]);
  expect({ code: undone.code, stderr: undone.stderr }).toEqual({ code: 0, stderr: '' });
  expect(readFolder(content)).toEqual(before);
});

test('a file that is no text is not deleted: nothing could bring it back', async () => {
  const content = temporarySite();
  writeFileSync(join(content, 'images/photo.png'), new Uint8Array([0x89, 0x50, 0x4e, 0x47]));
  const change = transactionFile([{ op: 'delete', file: 'images/photo.png' }]);
  const { code, stdout } = await runCommandHere('apply', [change, '--content', content]);
  expect(code).toBe(1);
  expect(JSON.parse(stdout).conflicts[0].message).toBe(
    'images/photo.png: This is no text, so a transaction could not bring it back. Delete the file itself. It was to be removed.',
  );
  expect(readFolder(content).has('images/photo.png')).toBe(true);
});

test.each<[string, Operation[], string]>([
  [
    'a file below a file',
    [{ op: 'create', file: 'images/icon.svg/x.svg', text: '<svg/>' }],
    'images/icon.svg/x.svg: "images/icon.svg" is in the way.',
  ],
  [
    'two files, one below the other',
    [
      { op: 'create', file: 'images/a.svg', text: '<svg/>' },
      { op: 'create', file: 'images/a.svg/b.svg', text: '<svg/>' },
    ],
    'images/a.svg/b.svg: "images/a.svg" is in the way.',
  ],
  [
    'a file above one that is new, too',
    [
      { op: 'create', file: 'images/set/b.svg', text: '<svg/>' },
      { op: 'create', file: 'images/set', text: '<svg/>' },
    ],
    'images/set: "images/set/b.svg" is in the way.',
  ],
  [
    'a file in the place of a folder',
    [{ op: 'rename', file: 'images/icon.svg', to: 'pages/services' }],
    'images/icon.svg: "pages/services/service-0.json" is in the way.',
  ],
  [
    'a name that no disk takes',
    [{ op: 'create', file: `images/${'a'.repeat(260)}.svg`, text: '<svg/>' }],
    'This is not the path of a file below the content folder.',
  ],
])('%s is a conflict, and nothing is half applied', async (_, operations, message) => {
  const content = temporarySite();
  const before = readFolder(content);
  const change = transactionFile([
    { op: 'set', file: 'site.json', at: '/site/name', value: 'Half' },
    ...operations,
  ]);
  const { code, stdout } = await runCommandHere('apply', [change, '--content', content]);
  expect(code).toBe(1);
  expect(JSON.parse(stdout).conflicts[0].message).toContain(message);
  expect(readFolder(content)).toEqual(before);
});

test('a folder without files in the place of a file is reported in one sentence', async () => {
  const content = temporarySite();
  mkdirSync(join(content, 'pages/team.json'));
  const change = transactionFile([{ op: 'create', file: 'pages/team.json', text: '{}' }]);
  const { code, stderr } = await runCommandHere('apply', [change, '--content', content]);
  expect({ code, stderr }).toEqual({
    code: expect.any(Number),
    stderr: expect.not.stringMatching(/^\s+at /m),
  });
  expect(code).not.toBe(0);
});

test('a value that is another one meanwhile is a conflict with both values', async () => {
  const content = temporarySite();
  const change = transactionFile([{ op: 'set', file, at: '/name', value: 'Mine', was: 'Before' }]);
  const { code, stdout } = await runCommandHere('apply', [change, '--content', content]);
  expect(code).toBe(1);
  expect(JSON.parse(stdout)).toMatchObject({ applied: false, conflicts: [{ reason: 'missing' }] });
});

test('validate --fix corrects what messages name, and reports the rest', async () => {
  const content = temporarySite();
  const before = readFolder(content);
  editFile(join(content, file), '"heading": "Plan Ahead"', '"headin": "Plan Ahead"');
  editFile(
    join(content, 'site.json'),
    '"label": "Contact us",\n      "href": "/contact"',
    '"label": "Contact us",\n      "href": "/contcat"',
  );
  const { code, stdout, stderr } = await runCommandHere('validate', ['--fix', '--content', content]);
  expect({ code, fixed: /(\d+ \w+) fixed\.$/m.exec(stderr)?.[1] }).toEqual({ code: 0, fixed: '2 problems' });
  expect(stdout).toContain('0 errors');
  expect(readFolder(content)).toEqual(before);
});

test.each([
  ['what is wrong besides', '"/contcat"', '1 problem fixed.'],
  ['nothing else when nothing else is wrong', '"/contact"', 'What was interrupted is fixed.'],
])('validate --fix that was killed and is given again corrects %s', async (_, href, lastLine) => {
  const content = temporarySite();
  const before = readFolder(content);
  const args = ['--fix', '--content', content];
  const text = readFileSync(join(content, file), 'utf8');
  const broken = text.replace('"heading": "Plan Ahead"', '"headin": "Plan Ahead"');
  writeFileSync(join(content, file), broken);
  const plan = {
    command: `scripts/validate.ts ${args.join(' ')}`,
    report: { transaction: { name: '', operations: [] }, changes: [{ from: file, to: file }], edits: [] },
    process: 2 ** 30,
    puts: [{ file, waiting: '0', was: hashText(broken) }],
    removes: [],
  };
  leavePlan(content, plan, [text]);
  const site = readFileSync(join(content, 'site.json'), 'utf8');
  writeFileSync(join(content, 'site.json'), site.replace('"/contact"', href));
  const { code, stderr } = await runCommandHere('validate', args);
  expect({ code, lastLine: stderr.trim().split('\n').at(-1) }).toEqual({ code: 0, lastLine });
  expect(readFolder(content)).toEqual(before);
});

test('it says what a transaction is', async () => {
  const help = await runCommandHere('apply', ['--help']);
  expect(help).toMatchObject({ code: 0, stderr: '' });
  expect(help.stdout).toContain('npm run apply -- FILE');
  const wrong = await runProjectCommand('apply', [
    transactionFile([{ op: 'delete', file: '' }, JSON.parse('{}')]),
  ]);
  expect(wrong.code).toBe(2);
  expect(wrong.stderr).toContain(
    '/operations/1: `op` is one of set, insert, remove, move, create, rename, delete.',
  );
});
