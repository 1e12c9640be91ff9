import { relative } from 'node:path';
import { expect, test } from 'vitest';
import { readFolder } from '../../support/folder-content';
import { runCommandHere } from '../../support/run-command-here';
import { runProjectCommand } from '../../support/run-project-command';
import { temporarySite } from '../../support/temporary-site';

test('words are replaced after the places were listed', async () => {
  const content = temporarySite();
  const replace = async (...args: readonly string[]) => {
    const { code, stdout, stderr } = await runCommandHere('replace', [...args, '--content', content]);
    return { code, text: (stdout + stderr).replaceAll(relative(process.cwd(), content), 'content') };
  };
  const before = readFolder(content);
  expect(await replace('northport', 'Southport', '--in', 'pages/*.json')).toEqual({
    code: 0,
    text: 'content/pages/home.json:3:12 [Northport]: a generated site\n\nReplace "northport" by "Southport": 1 file changed.\n',
  });
  const after = readFolder(content);
  const home = before.get('pages/home.json') ?? '';
  expect(after).toEqual(new Map(before).set('pages/home.json', home.replace('Northport', 'Southport')));
  expect(await replace('northport', 'x', '--in', 'pages/contact.json')).toEqual({
    code: 2,
    text: 'No text has the words "northport".\n',
  });
  const nowhere = ['a', 'b', '--in', 'elsewhere/*.json', '--content', content];
  expect(await runProjectCommand('replace', nowhere)).toMatchObject({
    code: 2,
    stdout: '',
    stderr:
      'No file of the content folder fits elsewhere/*.json. Write for example "pages/services/*.json".\n',
  });
});
