import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { refuseUncommitted } from '../../../scripts/init/replace-content';
import { filesIn } from '../../support/files-in';
import { runProjectCommand } from '../../support/run-project-command';
import { temporaryFolder } from '../../support/temporary-site';
import { long } from '../../support/variations';

const git = (folder: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args], {
    cwd: folder,
    stdio: 'pipe',
  });

/** A content folder, committed. */
function committedContent(): string {
  const folder = temporaryFolder();
  const content = join(folder, 'content');
  cpSync('tests/fixtures/valid/many-files', content, { recursive: true });
  git(folder, 'init', '-q');
  git(folder, 'add', '-A');
  git(folder, 'commit', '-q', '-m', 'Content');
  return content;
}

const init = (content: string, ...args: string[]) =>
  runProjectCommand('init', ['--content', content, ...args]);
const validate = (content: string) => runProjectCommand('validate', ['--content', content]);
const siteOf = (content: string) => JSON.parse(readFileSync(join(content, 'site.json'), 'utf8')).site;

describe('npm run init', () => {
  test('puts a valid site of one’s own in the place of the content', async () => {
    const content = committedContent();
    const { code, stdout } = await init(
      content,
      ...[
        '--name',
        'Kopi Senja',
        '--language',
        'id',
        '--url',
        'https://kopisenja.id',
        '--color',
        '#0b6b3a',
        '--yes',
      ],
    );
    expect([code, stdout.split('\n')[0]]).toEqual([
      0,
      expect.stringMatching(
        /^(\S+content) holds your site now\. Set SITE_CONTENT=\1 first\. The README's two commands run it and test it\.$/,
      ),
    ]);
    expect(siteOf(content)).toMatchObject({
      name: 'Kopi Senja',
      language: 'id',
      brand: { color: '#0b6b3a' },
    });
    expect(existsSync(join(content, 'pages/services/radio.json'))).toBe(false);
    const checked = await validate(content);
    expect([checked.code, checked.stdout.trim().split('\n').at(-1)]).toEqual([0, '0 errors, 3 warnings']);
  });

  long('has the words of the interface to translate in a language that has none', async () => {
    const content = committedContent();
    const { code, stdout } = await init(content, '--language', 'sv', '--from', 'empty', '--yes');
    expect([code, stdout]).toEqual([0, expect.stringContaining('are English: translate them to sv.')]);
    expect(siteOf(content)).toMatchObject({ language: 'sv', words: { skip: 'Skip to content' } });
    expect((await validate(content)).code).toBe(0);
  });

  test('begins in an empty folder, where nothing can be lost', async () => {
    const content = temporaryFolder();
    const { code, stderr } = await init(content, '--from', 'empty', '--yes');
    expect([code, stderr]).toEqual([0, '']);
    expect((await validate(content)).code).toBe(0);
  });

  test.each([
    [
      'that was changed',
      (content: string) => writeFileSync(join(content, 'site.json'), '{}'),
      'site.json is in no commit yet.',
    ],
    [
      'that is new',
      (content: string) => writeFileSync(join(content, 'new.txt'), ''),
      'new.txt is in no commit yet.',
    ],
    [
      'that git does not keep',
      (content: string) => execFileSync('rm', ['-r', join(content, '../.git')]),
      'The content is not kept in git',
    ],
  ])('replaces nothing %s', async (_, change, message) => {
    const content = committedContent();
    change(content);
    const before = filesIn(content).map((file) => readFileSync(join(content, file), 'utf8'));
    const { code, stderr } = await init(content, '--yes');
    expect([code, stderr]).toEqual([2, expect.stringContaining(message)]);
    expect(filesIn(content).map((file) => readFileSync(join(content, file), 'utf8'))).toEqual(before);
  });

  long('replaces nothing while a file that git ignores would be lost', async () => {
    const content = committedContent();
    writeFileSync(join(content, '.gitignore'), '*.psd\n');
    git(content, 'add', '-A');
    git(content, 'commit', '-q', '-m', 'Ignore sources');
    writeFileSync(join(content, 'images/logo.psd'), 'mine');
    writeFileSync(join(content, '.DS_Store'), 'Finder');
    const { code, stderr } = await init(content, '--yes');
    expect([code, stderr]).toEqual([2, expect.stringContaining('images/logo.psd is in no commit yet.')]);
    expect(readFileSync(join(content, 'images/logo.psd'), 'utf8')).toBe('mine');
  });

  test.each([
    ['lies beside the content', () => {}],
    ['was beside a content folder that is gone', (content: string) => rmSync(content, { recursive: true })],
  ])('removes nothing uncommitted that %s', async (_, change) => {
    const content = committedContent();
    const tests = join(content, '../tests');
    mkdirSync(tests);
    writeFileSync(join(tests, 'mine.ts'), 'mine');
    change(content);
    await expect(refuseUncommitted(content, [tests])).rejects.toThrow(
      'tests/mine.ts is in no commit yet. Commit or remove what was changed, then run this again.',
    );
  });

  long('keeps the repository that the content is itself', async () => {
    const content = temporaryFolder();
    cpSync('tests/fixtures/valid/many-files', content, { recursive: true });
    git(content, 'init', '-q');
    git(content, 'add', '-A');
    git(content, 'commit', '-q', '-m', 'Content');
    expect((await init(content, '--name', 'Acme', '--yes')).code).toBe(0);
    expect(siteOf(content).name).toBe('Acme');
    expect(String(git(content, 'log', '--oneline'))).toContain('Content');
  });

  long('says what a file is that was named as the content', async () => {
    const { code, stderr } = await init(join(committedContent(), 'site.json'), '--yes');
    expect([code, stderr]).toEqual([2, expect.stringContaining('site.json is a file, not a folder.')]);
  });

  long('replaces nothing if the new site would be wrong, and says where', async () => {
    const content = committedContent();
    const { code, stderr } = await init(
      content,
      '--color',
      '#ffb020',
      '--url',
      'https:/acme.example',
      '--yes',
    );
    expect([code, stderr]).toEqual([1, expect.stringContaining('Did you mean "https://acme.example"?')]);
    expect(filesIn(content)).toContain('pages/services/radio.json');
    expect(filesIn(join(content, '..')).filter((file) => /\.(new|old)-/.test(file))).toEqual([]);
  });

  test('asks for confirmation; without a terminal it says so instead', async () => {
    const { code, stderr } = await init(committedContent());
    expect([code, stderr]).toEqual([2, expect.stringContaining('add --yes to replace the content.')]);
  });

  long('names the beginnings that it knows', async () => {
    const { code, stderr } = await init(committedContent(), '--from', 'blog', '--yes');
    expect([code, stderr]).toEqual([
      2,
      expect.stringContaining(
        '--from takes starter, empty, practice, cafe, association, studio or trade, not blog.',
      ),
    ]);
  });
});
