import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { editJson } from '../../support/built-site';
import { editFile } from '../../support/edit-file';
import { readFolder } from '../../support/folder-content';
import { runCommandHere } from '../../support/run-command-here';
import { runProjectCommand } from '../../support/run-project-command';
import { temporarySite } from '../../support/temporary-site';

/** What the command printed about a content folder, which is called `content` there. */
async function replace(content: string, ...args: readonly string[]) {
  const { code, stdout, stderr } = await runCommandHere('replace', [...args, '--content', content]);
  const named = (text: string) => text.replaceAll(relative(process.cwd(), content), 'content');
  return { code, stdout: named(stdout), stderr: named(stderr) };
}

test('words are replaced after the places were listed', async () => {
  const content = temporarySite();
  const before = readFolder(content);
  expect(await replace(content, 'northport', 'Southport', '--in', 'pages/*.json')).toEqual({
    code: 0,
    stdout:
      'content/pages/home.json:3:12 [Northport]: a generated site\n\nReplace "northport" by "Southport": 1 file changed.\n',
    stderr: '',
  });
  const after = readFolder(content);
  const home = before.get('pages/home.json') ?? '';
  expect(after).toEqual(new Map(before).set('pages/home.json', home.replace('Northport', 'Southport')));
  expect(await replace(content, 'northport', 'x', '--in', 'pages/contact.json')).toEqual({
    code: 2,
    stdout: '',
    stderr: 'No text has the words "northport".\n',
  });
  const nowhere = ['a', 'b', '--in', 'elsewhere/*.json', '--content', content];
  expect(await runProjectCommand('replace', nowhere)).toMatchObject({
    code: 2,
    stdout: '',
    stderr:
      'No file of the content folder fits elsewhere/*.json. Write for example "pages/services/*.json".\n',
  });
});

test('a file that is no JSON is named, with the reason, when it may have the words', async () => {
  const content = temporarySite();
  editFile(join(content, 'pages/contact.json'), '"path": "/contact",', '"path": "/contact"');
  const missed =
    "Not searched, because it can't be read: content/pages/contact.json:2:20 A comma is missing after this.\n";
  expect(await replace(content, 'the team behind', 'those behind')).toEqual({
    code: 2,
    stdout: '',
    stderr: `No text has the words "the team behind".\n${missed}`,
  });
  const pages = ['--in', 'pages/**/*.json'];
  const dry = await replace(content, 'generated site', 'built site', ...pages, '--dry-run');
  expect(dry).toMatchObject({ code: 0, stdout: expect.stringMatching(/^diff --git/), stderr: missed });
  expect(await replace(content, 'generated site', 'built site', ...pages)).toMatchObject({
    code: 0,
    stderr: missed,
  });
  const elsewhere = await replace(content, 'generated site', 'built site', '--in', 'site.json');
  expect(elsewhere.stderr).not.toContain('Not searched');
});

test('a text with markup within the words is named', async () => {
  const content = temporarySite();
  editJson(content, 'pages/services/service-0.json', ({ blocks: [hero] }: { blocks: { lead: string }[] }) => {
    if (hero) hero.lead = 'The **old** port.';
  });
  expect(await replace(content, 'the old', 'the new')).toEqual({
    code: 2,
    stdout: '',
    stderr:
      'No text has the words "the old".\nStays as it is, because markup begins or ends within the words: content/pages/services/service-0.json /blocks/0/lead\n',
  });
});

test('a text that can’t show the new words stays, and is named', async () => {
  const content = temporarySite();
  const lead = (file: string, text: string) =>
    editJson(content, `pages/services/${file}.json`, ({ blocks: [hero] }: { blocks: { lead: string }[] }) => {
      if (hero) hero.lead = text;
    });
  const left =
    "Left as it is, because its Markdown can't show the new words: content/pages/services/service-0.json /blocks/0/lead\n";
  lead('service-0', 'The **harbormaster** of the port.');
  expect(await replace(content, 'harbormaster', '')).toEqual({
    code: 2,
    stdout: '',
    stderr: 'NEW is empty: add --remove to remove "harbormaster" wherever it is found.\n',
  });
  expect(await replace(content, 'harbormaster', '', '--remove')).toEqual({
    code: 2,
    stdout: '',
    stderr: `Nothing was replaced.\n${left}`,
  });
  lead('service-1', 'The harbormaster’s port.');
  expect(await replace(content, 'harbormaster', '', '--remove')).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('1 file changed'),
    stderr: left,
  });
});

test('capitals and whole words count where that is asked for', async () => {
  const content = temporarySite();
  const lead = (text: string) =>
    editJson(
      content,
      'pages/services/service-0.json',
      ({ blocks: [hero] }: { blocks: { lead: string }[] }) => {
        if (hero) hero.lead = text;
      },
    );
  lead('Harbormaster, HARBORMASTER and harbormasters.');
  const words = ['harbormaster', 'dock master', '--keep-capitals', '--whole-words'];
  expect(await replace(content, ...words)).toMatchObject({ code: 0, stderr: '' });
  expect(readFolder(content).get('pages/services/service-0.json')).toContain(
    '"Dock master, DOCK MASTER and harbormasters."',
  );
});

test('a part of an address is not replaced, and named', async () => {
  const content = temporarySite();
  editJson(content, 'site.json', ({ site }: { site: { email: string } }) => {
    site.email = 'harbor@zibble.example';
  });
  expect(await replace(content, 'zibble', 'zobble')).toEqual({
    code: 2,
    stdout: '',
    stderr:
      'Nothing was replaced.\nLeft as it is, because only the whole value is replaced: content/site.json /site/email\n',
  });
  const whole = await replace(content, 'harbor@zibble.example', 'harbor@zobble.example');
  expect(whole).toMatchObject({ code: 0, stderr: '' });
});
