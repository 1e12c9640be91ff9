import {
  chmodSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { commandArgs, runProcess } from '../../../scripts/support/run-process';
import { scriptSizes } from '../../support/brotli-sizes';
import { editFile } from '../../support/edit-file';
import { filesIn } from '../../support/files-in';
import { photo } from '../../support/picture-site';
import { shellEnv } from '../../support/process-env';
import { runProjectCommand } from '../../support/run-project-command';
import { temporaryFolder, temporarySite } from '../../support/temporary-site';
import { long, oneOfEvery } from '../../support/variations';

const service = 'pages/services/service-0.json';

const build = (content: string, outDir: string) =>
  runProjectCommand('build', ['--outDir', outDir], { SITE_CONTENT: content });

/** Bytes and times of all files: equal only for a folder that nobody touched. */
const snapshot = (folder: string) =>
  filesIn(folder).map((file) => [
    file,
    statSync(join(folder, file)).mtimeMs,
    readFileSync(join(folder, file)).toString('base64'),
  ]);

test('a build that fails leaves the output as it was', async () => {
  const content = temporarySite();
  const outDir = temporaryFolder();
  expect((await build(content, outDir)).code).toBe(0);
  const before = snapshot(outDir);

  editFile(join(content, service), '"heading": "Plan Ahead"', '"headin": "Plan Ahead"');
  const { code, stdout, stderr } = await build(content, outDir);
  expect(code).toBe(1);
  expect(stdout + stderr).toMatch(/pages\/services\/service-0\.json:\d+:\d+/);
  expect(stdout + stderr).not.toMatch(/^\s+at /m);
  expect(snapshot(outDir)).toEqual(before);
});

const withoutPrivileges = ['setpriv', '--bounding-set', '-dac_override,-dac_read_search'];

/** Root may open every file, but for a process without these two capabilities. */
function buildAsAnybody(content: string, outDir: string) {
  const command = [process.execPath, ...commandArgs('build', '--outDir', outDir)];
  const [program = '', ...args] = [...(process.getuid?.() === 0 ? withoutPrivileges : []), ...command];
  return runProcess(program, args, { env: shellEnv({ SITE_CONTENT: content }) });
}

const unreadable = [
  ['the settings', 'site.json'],
  ['a picture that no page shows', 'images/other.png'],
  ['a published file', 'files/sheet.pdf'],
] as const;

test.each(oneOfEvery(3, unreadable, 2))(
  'a file that nobody may open is reported as one that can’t be read: %s',
  async (_, file) => {
    const content = temporarySite();
    mkdirSync(join(content, 'files'));
    writeFileSync(join(content, 'images/other.png'), await photo(40, 30).png().toBuffer());
    writeFileSync(join(content, 'files/sheet.pdf'), '%PDF-1.4');
    chmodSync(join(content, file), 0o000);
    const { code, stderr } = await buildAsAnybody(content, temporaryFolder());
    expect(stderr).toContain(
      `${file}:1:1 error The file ${file} does not exist or can't be read. (missing-file)`,
    );
    expect(stderr).not.toMatch(/can't be written|^\s+at /m);
    expect(code).toBe(1);
  },
);

long('a link to itself is reported as a link that leads nowhere, in a second build, too', async () => {
  const content = temporarySite();
  const outDir = temporaryFolder();
  expect((await build(content, outDir)).code).toBe(0);
  for (const file of ['images/self.svg', service]) {
    rmSync(join(content, file), { force: true });
    symlinkSync(basename(file), join(content, file));
  }
  const { code, stderr } = await build(content, outDir);
  for (const file of ['images/self.svg', service])
    expect(stderr).toContain(
      `${file}:1:1 error This is a link to a file that does not exist, so it is not followed. (refused-file)`,
    );
  expect(stderr).not.toMatch(/^\s+at /m);
  expect(code).toBe(1);
});

test.each<[string, (content: string) => string, string]>([
  ['the content', (content) => content, 'it holds the content, which would be removed'],
  [
    'a folder above the content',
    (content) => join(content, '..'),
    'it holds the content, which would be removed',
  ],
  ['a folder in the content', (content) => join(content, 'pages'), 'it is in the content folder'],
  ['the project', () => '.', 'it holds the project, which would be removed'],
  ['a folder of somebody else', (content) => join(content, '../mine'), 'such as precious.txt'],
])('%s is not replaced by the site', async (_, folderOf, reason) => {
  const folder = temporaryFolder();
  const content = join(folder, 'content');
  renameSync(temporarySite(), content);
  mkdirSync(join(folder, 'mine'));
  writeFileSync(join(folder, 'mine/precious.txt'), 'mine');
  const before = snapshot(folder);
  const { code, stdout, stderr } = await build(content, folderOf(content));
  expect([code, stdout + stderr]).toEqual([2, expect.stringContaining(reason)]);
  expect(stderr).not.toMatch(/^\s+at /m);
  expect(snapshot(folder)).toEqual(before);
});

test('a second build of the same content touches nothing', async () => {
  const content = temporarySite();
  const outDir = temporaryFolder();
  await build(content, outDir);
  const before = snapshot(outDir);
  expect((await build(content, outDir)).code).toBe(0);
  expect(snapshot(outDir)).toEqual(before);
});

const script = (text: string) => `data:text/javascript,${encodeURIComponent(text)}`;
const refusing = script(
  'export const resolve = (name, context, next) => { if (/^(vite|rolldown)\\b/.test(name)) throw new Error(name + " is loaded"); return next(name, context); }',
);
const withoutVite = script(`import { register } from 'node:module'; register(${JSON.stringify(refusing)});`);

test('while the code is the same, a build needs neither Vite nor a bundler', async () => {
  const content = temporarySite();
  const outDir = temporaryFolder();
  await build(content, outDir);
  editFile(join(content, service), '"heading": "Plan Ahead"', '"heading": "Another Banner"');
  const env = { SITE_CONTENT: content, NODE_OPTIONS: `--import ${withoutVite}` };
  const { code, stdout, stderr } = await runProjectCommand('build', ['--outDir', outDir], env);
  expect({ code, stderr }).toEqual({ code: 0, stderr: expect.not.stringContaining('is loaded') });
  expect(stdout).toMatch(/1 of them rendered/);
  expect(readFileSync(join(outDir, 'services/service-0/index.html'), 'utf8')).toContain('Another Banner');
});

test('an edit changes only its page in the output, and a deleted page is removed', async () => {
  const content = temporarySite(3);
  const outDir = temporaryFolder();
  await build(content, outDir);
  const page = (index: number) => join(outDir, `services/service-${index}/index.html`);
  const written = statSync(page(1)).mtimeMs;

  editFile(join(content, service), '"heading": "Plan Ahead"', '"heading": "Another Banner"');
  await build(content, outDir);
  expect(readFileSync(page(0), 'utf8')).toContain('Another Banner');
  expect(statSync(page(1)).mtimeMs).toBe(written);

  editFile(join(content, 'site.json'), '"href": "/services/service-2"', '"href": "/contact"');
  rmSync(join(content, 'pages/services/service-2.json'));
  expect((await build(content, outDir)).code).toBe(0);
  expect(filesIn(outDir)).not.toContain('services/service-2/index.html');
});

long(
  'a changed published file is copied without rendering a page, and is removed with its original',
  async () => {
    const content = temporarySite(2);
    const outDir = temporaryFolder();
    const folder = join(content, 'files/.well-known');
    const [keys, other] = [join(folder, 'keys.txt'), join(folder, 'other.txt')];
    mkdirSync(folder, { recursive: true });
    writeFileSync(keys, 'one');
    writeFileSync(other, 'other');
    await build(content, outDir);
    const copyOf = (name: string) => join(outDir, '.well-known', name);
    expect(readFileSync(copyOf('keys.txt'), 'utf8')).toBe('one');
    const before = statSync(copyOf('other.txt')).mtimeMs;

    writeFileSync(keys, 'two');
    expect((await build(content, outDir)).stdout).toContain(', 0 of them rendered');
    expect(readFileSync(copyOf('keys.txt'), 'utf8')).toBe('two');
    expect(statSync(copyOf('other.txt')).mtimeMs).toBe(before);

    rmSync(keys);
    await build(content, outDir);
    expect(filesIn(outDir).filter((file) => file.startsWith('.well-known'))).toEqual([
      '.well-known/other.txt',
    ]);
    expect(statSync(copyOf('other.txt')).mtimeMs).toBe(before);
  },
);

long('a file that was harmless is checked again when only it has changed', async () => {
  const content = temporarySite(2);
  const outDir = temporaryFolder();
  mkdirSync(join(content, 'files'));
  const file = join(content, 'files/google0123.html');
  writeFileSync(file, 'google-site-verification: google0123.html');
  expect((await build(content, outDir)).code).toBe(0);
  writeFileSync(file, '<script src="evil.js"></script>');
  const { code, stdout, stderr } = await build(content, outDir);
  expect(code).toBe(1);
  expect(stdout + stderr).toContain('(file-kind)');
  expect(readFileSync(join(outDir, 'google0123.html'), 'utf8')).not.toContain('<');
});

long('the scripts are the same for any number of pages', async () => {
  const [few, many] = [temporaryFolder(), temporaryFolder()];
  await build(temporarySite(2), few);
  await build(temporarySite(60), many);
  expect(scriptSizes(many)).toEqual(scriptSizes(few));
});
