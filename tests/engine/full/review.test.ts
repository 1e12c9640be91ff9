import { readFileSync, rmSync } from 'node:fs';
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
      `10 pages written to ${outDir} for review. /review/ lists 8 pages different from main.\n`,
    );
    first = readFolder(outDir);
    return () => rmSync(folder, { recursive: true });
  });

  test('lists every page that differs, by how it does', () => {
    expect(textsOf('review/index.html', 'h1', 'h2', 'h3')).toEqual([
      'What differs',
      'On all pages',
      'Changed',
      'Northport: a generated site',
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

  test('has the words before and after, of what is shown elsewhere too', () => {
    const differences = elements('review/index.html').flatMap(({ name, text }) =>
      name === 'li' ? [text] : [],
    );
    expect(differences).toEqual([
      'Footer › TextBeforeIT hardware, software and services for offices and warehouses.NowIT hardware and services for ships.',
      'Hero › LeadBeforeThe night shift document laptops before they are handed over and tell you what it will cost.NowWe build networks. [Come to the fair](/fair).',
      'Until addedNowopening',
      'TitleBeforeNetwork design for site 0NowThe first of all services',
      'TitleBeforeNews of this monthNowNews of December',
      'DescriptionBeforeNews of this month: what there is to know, in the …NowNews of December: what there is to know, in the …',
      'Hero › HeadingBeforeNews of this monthNowNews of December',
      'WordsBeforeNorthport: a generated site Network design for site 0 Below the first service Below …NowNorthport: a generated site The first of all services Below the first service Below …',
      'downloads/prices.txt changed',
      '/moon → /tides new',
    ]);
  });

  const today = 'as of 20 Nov 2026, 18:00 (Asia/Makassar)';
  test.each([
    ['index.html', `Preview · Changed · ${today}What differs`],
    ['contact/index.html', `Preview · As online · ${today}All that differs`],
    ['tides/index.html', `Preview · New · ${today}What differs`],
    ['fair/index.html', `Preview · Draft · ${today}What differs`],
    ['services/service-0/below/index.html', `Preview · Changed indirectly · ${today}What differs`],
    ['review/2/news/index.html', 'Preview · Later · as of 1 Dec 2026, 09:00 (Asia/Makassar)What differs'],
  ])('says above %s what that is', (file, strip) => {
    expect(textsOf(file, 'aside')).toEqual([strip]);
  });

  test('shows pages with one path at two addresses, and links to drafts', () => {
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

  test('leaves nothing in a build after it, nor does that in another preview', async () => {
    const clean = join(folder, 'clean');
    await build(content, outDir);
    await build(content, clean);
    expect(differences(readFolder(outDir), readFolder(clean))).toEqual([]);
    const texts = filesIn(outDir).map((file) => readFileSync(join(outDir, file), 'utf8'));
    expect(texts.filter((text) => /secret fair|News of December|preview-strip/.test(text))).toEqual([]);
    await build(content, outDir, '--preview');
    expect(differences(readFolder(outDir), first)).toEqual([]);
  });
});

test('without a repository, a preview lists what is not shown now, and says why that is all', async () => {
  const folder = makeTemporaryFolder();
  const { project, content } = reviewedProject(folder);
  rmSync(join(project, '.git'), { recursive: true });
  const outDir = join(folder, 'out');
  await build(content, outDir, '--preview');
  const texts = elementsOf(readFileSync(join(outDir, 'review/index.html'), 'utf8'))
    .filter(({ name }) => name === 'h2' || name === 'h3' || name === 'p')
    .map(({ text }) => text);
  expect(texts).toEqual([
    'Preview of Northport',
    'The content is in no git repository, so it is not known what is online. Only drafts and pages that come later are listed, as of 20 Nov 2026, 18:00 (Asia/Makassar).',
    'Open the home page of the preview',
    'Later',
    'They come by their dates. Each is seen as of its first moment.',
    'News of December',
    '/news from 1 Dec 2026, 09:00 (Asia/Makassar)',
    'Drafts',
    'They are online only when they are no drafts any more.',
    'The secret fair',
    '/fair',
  ]);
  rmSync(folder, { recursive: true });
});

test.each([
  [['--preview', '--shard', '1/2'], '--preview builds all pages at once: leave out --shard and --join.\n'],
  [['--since', 'main'], '--since says what a preview is compared with: add --preview.\n'],
])('%j is refused', async (args, message) => {
  expect(await runProjectCommand('build', args)).toMatchObject({ code: 2, stderr: message });
});
