import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { filesIn } from '../../support/files-in';
import { differences, readFolder } from '../../support/folder-content';
import { gitIn } from '../../support/git/git-repository';
import { elementsOf } from '../../support/html';
import { reviewedAt, reviewedProject } from '../../support/reviewed-site';
import { runProjectCommand } from '../../support/run-project-command';
import { makeTemporaryFolder } from '../../support/temporary-site';

/** A browser would only take pictures. */
const noBrowser = { CHROMIUM_PATH: '/no-such-browser' };

async function build(content: string, outDir: string, ...args: readonly string[]): Promise<string> {
  const options = ['--content', content, '--outDir', outDir, '--no-og', '--at', reviewedAt, ...args];
  const { code, stdout, stderr } = await runProjectCommand('build', options, noBrowser);
  if (code !== 0) throw new Error(stdout + stderr);
  return stdout;
}

describe('a preview of changes of each kind', () => {
  const folder = makeTemporaryFolder();
  const outDir = join(folder, 'out');
  const { project, content } = reviewedProject(folder);
  let first = new Map<string, string>();
  const read = (file: string) => first.get(file) ?? '';
  const elements = (file: string) => elementsOf(Buffer.from(read(file), 'latin1').toString());
  const textsOf = (file: string, ...names: readonly string[]) =>
    elements(file).flatMap(({ name, text }) => (names.includes(name) ? [text] : []));

  beforeAll(async () => {
    expect(await build(content, outDir, '--preview')).toContain(
      `10 pages written to ${outDir} for review, 8 pages of them in /review/: compared with main\n`,
    );
    first = readFolder(outDir);
    return () => rmSync(folder, { recursive: true });
  });

  test('lists every page that differs, by how it does', () => {
    expect(textsOf('review/index.html', 'h1', 'h2', 'h3')).toEqual([
      'What differs',
      'On all pages',
      'Changed',
      'Southport',
      'News of this month',
      'The first of all services',
      'New',
      'Tides',
      'Later',
      'News of December',
      'Drafts',
      'The secret fair',
      'Changed indirectly',
      'Below the first service',
      'Gone',
      'An old page',
      'Files and redirects',
    ]);
  });

  test('has the words before and after', () => {
    expect(textsOf('review/index.html', 'del', 'ins')).toEqual([]);
  });

  test.each([['index.html', 'Preview · Changed · as of 20 Nov 2026, 18:00 (Asia/Makassar)What differs']])(
    'says in %s what it is',
    (file, strip) => {
      expect(textsOf(file, 'aside')).toEqual([strip]);
    },
  );

  test('shows pages with one path at two addresses, and no one its link', () => {
    expect(textsOf('news/index.html', 'h1')).toEqual(['News of this month']);
    expect(textsOf('review/2/news/index.html', 'h1')).toEqual(['News of December']);
    expect(read('index.html')).toContain('href="/fair"');
  });

  test('keeps search engines away from every document', () => {
    const documents = [...first.keys()].filter((file) => file.endsWith('.html'));
    const robots = documents.map((file) =>
      elements(file).flatMap(({ attributes }) => (attributes.name === 'robots' ? attributes.content : [])),
    );
    expect(robots.filter((found) => !found.some((content) => content?.startsWith('noindex')))).toEqual([]);
    expect(read('_headers')).toContain('X-Robots-Tag: noindex, nofollow\n');
    expect(read('robots.txt')).toBe('User-agent: *\nAllow: /\n');
    expect(JSON.parse(read('built.json'))).toEqual({
      preview: true,
      of: gitIn(project, 'rev-parse', 'HEAD').trim(),
    });
    expect(first.has('sitemap.xml')).toBe(false);
  });

  test('leaves nothing in a build after it, nor that in another preview', async () => {
    const clean = join(folder, 'clean');
    await build(content, outDir);
    await build(content, clean);
    expect(differences(readFolder(outDir), readFolder(clean))).toEqual([]);
    const texts = filesIn(outDir).map((file) => readFileSync(join(outDir, file), 'utf8'));
    expect(texts.filter((text) => /secret fair|News of December|preview-strip/.test(text))).toEqual([]);
    await build(content, outDir, '--preview');
    expect(differences(readFolder(outDir), first)).toEqual([]);
    expect(existsSync(join(outDir, 'sitemap.xml'))).toBe(false);
  });
});
