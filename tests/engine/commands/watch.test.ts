import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { commandArgs } from '../../../scripts/support/run-process';
import { editFile } from '../../support/edit-file';
import { shellEnv } from '../../support/process-env';
import { temporarySite } from '../../support/temporary-site';
import { withVariations } from '../../support/variations';

/** `validate --watch` on a folder, and what it prints. */
function startWatching(folder: string, env: NodeJS.ProcessEnv = {}) {
  const args = commandArgs('validate', '--watch', '--content', folder);
  const child = spawn(process.execPath, args, { env: shellEnv(env), stdio: ['ignore', 'pipe', 'pipe'] });
  onTestFinished(() => void child.kill());
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  let readTo = 0;
  return {
    /** What is printed after the last call, once it says this. */
    async says(text: string) {
      await expect.poll(() => output.slice(readTo)).toContain(text);
      const said = output.slice(readTo);
      readTo = output.length;
      return said;
    },
    stop() {
      child.kill('SIGINT');
      return ended;
    },
  };
}

test('watching, validate prints its result after every change and ends with 0 by Ctrl-C', async () => {
  const folder = temporarySite();
  const watching = startWatching(folder);
  await watching.says('0 errors, ');

  const fix = editFile(join(folder, 'pages/contact.json'), '"heading": "Contact"', '"headin": "Contact"');
  expect(await watching.says('1 error, ')).toContain('"headin" is not a field of this hero block.');
  fix();
  await watching.says('0 errors, ');

  const contact = join(folder, 'pages/contact.json');
  const whole = readFileSync(contact, 'utf8');
  writeFileSync(contact, whole.slice(0, whole.length / 2));
  expect(await watching.says('1 error, ')).toContain('(syntax)');
  rmSync(contact);
  const missing = 'There is no page /contact. 9 other places have the same mistake.';
  expect(await watching.says('1 error, ')).toContain(missing);
  writeFileSync(contact, whole);
  await watching.says('\n0 errors, ');

  mkdirSync(join(folder, 'pages/new/folder'), { recursive: true });
  writeFileSync(join(folder, 'pages/new/folder/page.json'), '{}');
  await watching.says('1 error, ');
  writeFileSync(join(folder, 'pages/new/folder/page.json'), '[]');
  const said = await watching.says('1 error, ');
  rmSync(join(folder, 'pages/new'), { recursive: true });
  await watching.says('0 errors, ');

  // Nothing that was printed is taken from the screen.
  expect(said).not.toContain('\u001B');
  expect(await watching.stop()).toBe(0);
});

test('watching, validate goes on when the folder is missing for a moment', async () => {
  const site = temporarySite();
  const watching = startWatching(site);
  await watching.says('0 errors, ');
  rmSync(site, { recursive: true });
  await watching.says(`There is no content folder ${site}.`);
  mkdirSync(site);
  await watching.says("The file site.json does not exist or can't be read.");
  expect(await watching.stop()).toBe(0);
});

test.each(withVariations([], [0, 2]))(
  'with %i file watchers left, it says so once and sees every change',
  async (left) => {
    const folder = temporarySite();
    const watching = startWatching(folder, {
      NODE_OPTIONS: `--require ${resolve('tests/support/odd/no-watchers.cjs')}`,
      WATCHERS: String(left),
    });
    const said = await watching.says('0 errors, ');
    expect(said.split('\n').filter((line) => line.includes('watchers'))).toEqual([
      `This machine has no file watchers left for ${folder}, so changes there are seen within a second. Raise fs.inotify.max_user_watches to see them at once.`,
    ]);
    const fix = editFile(join(folder, 'pages/contact.json'), '"heading": "Contact"', '"headin": "Contact"');
    await watching.says('1 error, ');
    fix();
    await watching.says('\n0 errors, ');
    mkdirSync(join(folder, 'pages/new/folder'), { recursive: true });
    writeFileSync(join(folder, 'pages/new/folder/page.json'), '[]');
    await watching.says('1 error, ');
    rmSync(join(folder, 'pages/new'), { recursive: true });
    expect(await watching.says('0 errors, ')).not.toContain('watchers');
    expect(await watching.stop()).toBe(0);
  },
);
