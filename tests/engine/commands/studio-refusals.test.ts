import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type StartedStudio, startStudio } from '../../support/edits/start-studio';
import { connectStudio, type StudioClient } from '../../support/edits/studio-client';
import { makeTemporaryFolder } from '../../support/temporary-site';

let studio: StartedStudio;
let client: StudioClient;

const links = {
  'pages/out.json': 'This is a link out of the content folder, so it is not followed.',
  'pages/hidden.json': 'This is a link to a hidden file, so it is not followed.',
  'pages/nowhere.json': 'This is a link to a file that does not exist, so it is not followed.',
  'pages/loop.json': 'This is a link to a file that does not exist, so it is not followed.',
  'pages/folder': 'This is a link out of the content folder, so it is not followed.',
  'pages/folder/page.json': /was removed or moved elsewhere|is in the way/,
};

beforeAll(async () => {
  const outside = makeTemporaryFolder();
  writeFileSync(join(outside, 'page.json'), '{"path":"/secret"}');
  studio = await startStudio(undefined, (folder) => {
    mkdirSync(join(folder, '.hidden'));
    writeFileSync(join(folder, '.hidden/page.json'), '{"path":"/secret"}');
    symlinkSync(join(outside, 'page.json'), join(folder, 'pages/out.json'));
    symlinkSync('../.hidden/page.json', join(folder, 'pages/hidden.json'));
    symlinkSync('nowhere.json', join(folder, 'pages/nowhere.json'));
    symlinkSync('loop.json', join(folder, 'pages/loop.json'));
    symlinkSync(outside, join(folder, 'pages/folder'));
  });
  client = await connectStudio(studio.server.url);
});
afterAll(async () => {
  client.close();
  expect(studio.server.printed()).not.toMatch(/^ +at /m);
  await studio.remove();
});

let count = 0;
const apply = (operation: object, more: object = {}) =>
  client.call('apply', {
    id: `${++count}`,
    transaction: { name: 'Edit', operations: [operation] },
    ...more,
  });

test.each(Object.entries(links))('each operation on the link %s is refused in words', async (file, words) => {
  const home = 'pages/home.json';
  for (const operation of [
    { op: 'set', file, at: '/title', value: 'New' },
    { op: 'insert', file, at: '/title', value: 'New' },
    { op: 'remove', file, at: '/path' },
    { op: 'move', file, at: '/path', to: '/title' },
    { op: 'create', file, text: '{}' },
    { op: 'rename', file, to: 'pages/new.json' },
    { op: 'rename', file: home, to: file },
    { op: 'delete', file },
  ])
    for (const more of [{}, { version: 1, base: '{}' }]) {
      const { status, answer } = await apply(operation, more);
      expect([operation, status, answer]).toEqual([
        operation,
        409,
        { message: typeof words === 'string' ? words : expect.stringMatching(words) },
      ]);
    }
});

test('no request about a link fails without words', async () => {
  for (const file of Object.keys(links))
    for (const method of ['read', 'source', 'show', 'removePage', 'movePage', 'picture', 'removePicture'])
      for (const given of [{ file }, { path: file }, { src: file }, { place: { file, pointer: '' } }]) {
        const { status } = await client.call(method, given);
        expect([method, given, status < 500]).toEqual([method, given, true]);
      }
});

const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;
const file = 'pages/home.json';
const rest = `"op":"set","file":"${file}"`;

test.each([
  ['a value', 400, `{${rest},"at":"/title","value":${deep}}`],
  ['a value before', 400, `{${rest},"at":"/title","value":"New","was":${deep}}`],
  ['an item', 400, `{${rest},"at":"/title","value":"New","items":{"/blocks/0":{"type":${deep}}}}`],
  ['a field that nobody knows', 400, `{${rest},"at":"/title","value":"New","more":${deep}}`],
  ['a pointer', 409, `{${rest},"at":"${'/a'.repeat(200_000)}","value":"New"}`],
  [
    'a pointer to an item',
    409,
    `{${rest},"at":"/title","value":"New","items":{"${'/a'.repeat(200_000)}":{}}}`,
  ],
  ['the text of a new file', 200, `{"op":"create","file":"pages/deep.json","text":"${deep}"}`],
])('%s of 200,000 levels is answered with %i', async (_, status, operation) => {
  const body = `{"watch":"${client.watch}","id":"${++count}","transaction":{"name":"Edit","operations":[${operation}]}}`;
  const address = new URL('/_edit/api/apply', studio.server.url);
  const response = await fetch(address, { method: 'POST', headers: { 'x-edit-token': client.token }, body });
  expect([response.status, Object.keys(await response.json())]).toEqual([
    status,
    [status === 200 ? 'value' : 'message'],
  ]);
  expect((await client.call('read', { file })).status).toBe(200);
});
