import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, vi } from 'vitest';
import { buildOutput } from '../../scripts/support/build-output';
import { writeCollections } from './edited-collections';
import { differences, readFolder } from './folder-content';
import { generateSite } from './generate-site';
import { createRandomEditor } from './random-edits';
import { temporaryFolder } from './temporary-site';

const page = (path: string, name: string, blocks: readonly object[]) => ({
  path,
  title: `${name} of the site`,
  name,
  description: `The page ${name} of a site that is built again and again, each time after another edit.`,
  blocks: [{ type: 'hero', heading: name }, ...blocks],
});

/** Writes a site with pages that show names and cards of other pages, and rows of collections. */
export function generateDependentSite(content: string) {
  // So many that the records of one changed page are kept apart.
  generateSite(content, 10);
  const settings = join(content, 'site.json');
  const shared = {
    common: { type: 'faq', heading: 'Asked', items: [{ question: 'Where?', answer: 'Here.' }] },
  };
  const site = { ...JSON.parse(readFileSync(settings, 'utf8')), shared };
  writeFileSync(settings, `${JSON.stringify(site, null, 2)}\n`);
  const image = { type: 'scene', layout: 'row', devices: ['switch', 'server', 'laptop'] };
  const card = (title: string, href: string) => ({ title, image, href });
  writeCollections(content);
  const pages = [
    page('/services', 'Services', [
      {
        type: 'carousel',
        heading: 'All',
        linkText: 'View',
        cards: [
          card('Card 1', '/services/below'),
          card('Card 2', '/index-of-all'),
          card('Card 3', '/contact'),
        ],
      },
    ]),
    page('/services/below', 'Below', [
      { type: 'related', heading: 'More', linkText: 'View', pages: ['/services'] },
      { type: 'shared', of: 'common' },
    ]),
    page('/index-of-all', 'Index', [
      { type: 'directory', heading: 'Index', pages: ['/services'] },
      { type: 'shared', of: 'common' },
    ]),
  ];
  for (const each of pages)
    writeFileSync(
      join(content, 'pages', `${each.path.slice(1).replaceAll('/', '-')}.json`),
      `${JSON.stringify(each, null, 2)}\n`,
    );
}

/** Before, between and after the dates of random edits. */
const instants = ['2026-11-01', '2026-12-01', '2026-12-31', '2026-12-01'];

/** A built site. After each edit the next build must leave what a first one would write. */
async function buildDependentSite() {
  const content = temporaryFolder();
  const [output, clean] = [temporaryFolder(), temporaryFolder()];
  generateDependentSite(content);
  vi.spyOn(console, 'log').mockImplementation(() => {});
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.stubEnv('SITE_CONTENT', content);
  vi.stubEnv('SITE_OG', 'off');
  /** What a build says: its warnings, or why there is none. */
  const build = async (outDir: string) => {
    warn.mockClear();
    const failure = await buildOutput({ outDir }).then(
      () => undefined,
      (error: Error) => error.message,
    );
    return { isRight: failure === undefined, message: failure ?? warn.mock.calls.join('\n') };
  };
  await build(output);
  let builds = 0;
  return {
    content,
    output,
    /** Returns whether the content is right. */
    async buildAgain(edits: string): Promise<boolean> {
      rmSync(clean, { recursive: true, force: true });
      vi.stubEnv('SITE_AT', instants[builds++ % instants.length]);
      vi.stubEnv('SITE_VERIFY', '1');
      const first = await build(clean);
      vi.stubEnv('SITE_VERIFY', undefined);
      expect(await build(output), edits).toEqual(first);
      if (first.isRight) expect(differences(readFolder(output), readFolder(clean)), edits).toEqual([]);
      return first.isRight;
    },
  };
}

/** Edits a site at random so many times. */
export async function expectIncrementalBuilds(times: number, seed: number): Promise<void> {
  const { content, output, buildAgain } = await buildDependentSite();
  const editor = createRandomEditor(seed, content, output);
  let built = 0;
  let isRight = true;
  for (let count = 0; count < times; count += 1) {
    editor.edit(isRight);
    isRight = await buildAgain(editor.describe());
    if (isRight) built += 1;
  }
  // Else the edits show little: a wrong site is not built.
  expect(built).toBeGreaterThan(times / 3);
}

/** Changes a setting and a page, each time to one of a few texts, so that records of several builds may seem to fit. */
export async function expectBuildsOfReturns(texts: readonly (readonly [setting: string, page: string])[]) {
  const { content, buildAgain } = await buildDependentSite();
  const fileOf = (path: string, before: RegExp) => {
    const file = join(content, path);
    const text = readFileSync(file, 'utf8');
    return (word: string) => writeFileSync(file, text.replace(before, `$&${word} `));
  };
  const writeSetting = fileOf('site.json', /"notice": "/);
  const writePage = fileOf('pages/services/service-0.json', /"text": "/);
  for (const [index, [setting, page]] of texts.entries()) {
    writeSetting(setting);
    writePage(page);
    await buildAgain(texts.slice(0, index + 1).join(' · '));
  }
}
