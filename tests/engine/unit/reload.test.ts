import { cpSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createContentLoader, loadContent } from '../../../src/node/base/content/load-content';
import { problemsIn } from '../../../src/node/base/content/problem-text';
import { resolvePage } from '../../../src/site/resolve/resolve-page';
import type { Site } from '../../../src/site/resolve/site';
import { fixtures } from '../../support/fixtures';
import { differences, readFolder } from '../../support/folder-content';
import { generateDependentSite } from '../../support/incremental-builds';
import { createRandomEditor } from '../../support/random-edits';
import { temporaryFolder } from '../../support/temporary-site';
import { timesOf } from '../../support/variations';

const edits = timesOf(400);

/** All that a visitor could see of a site. */
const shown = (site: Site | undefined) =>
  site && [
    site.shape,
    site.chrome.view,
    ...site.pages.map((page) => {
      const { view, statics } = resolvePage(site, page);
      return [view, ...statics.values()];
    }),
  ];

test(`content that is loaded again after each of ${edits} random edits is what a first load finds`, {
  timeout: 120_000,
}, () => {
  const folder = temporaryFolder();
  generateDependentSite(folder);
  const load = createContentLoader(folder);
  const editor = createRandomEditor(1, folder);
  let { site } = load();
  for (let count = 0; count < edits; count += 1) {
    const before = readFolder(folder);
    editor.edit(site !== undefined);
    const again = load(new Set(differences(before, readFolder(folder))));
    const first = loadContent(folder);
    expect(problemsIn(again), editor.describe()).toEqual(problemsIn(first));
    expect(shown(again.site), editor.describe()).toEqual(shown(first.site));
    site = first.site;
  }
});

/** A site that a test changes page by page. */
function editedSite() {
  const folder = temporaryFolder();
  cpSync(join(fixtures, 'valid/many-files'), folder, { recursive: true });
  const edit = (file: string, change: (page: { blocks: object[] }) => void) => {
    const page = JSON.parse(readFileSync(join(folder, file), 'utf8'));
    change(page);
    writeFileSync(join(folder, file), JSON.stringify(page));
  };
  return { folder, edit };
}

test('a page whose cards another one shows has none any more', () => {
  const { folder, edit } = editedSite();
  const directory = { type: 'directory', heading: 'Index', pages: ['/'] };
  edit('pages/contact.json', ({ blocks }) => blocks.push(directory));
  const cards = [1, 2, 3].map((number) => ({ title: `Card ${number}`, text: 'Words.' }));
  const grid = { type: 'cardGrid', heading: 'More', tone: 'light', cards };
  // The button of the hero leads there, too: the page refers to the same as before.
  const linked = { ...grid, cards: cards.with(0, { ...cards[0], href: '/contact' } as (typeof cards)[0]) };
  edit('pages/home.json', ({ blocks }) => blocks.push(linked));
  const load = createContentLoader(folder);
  expect(problemsIn(load())).toEqual([]);
  edit('pages/home.json', ({ blocks }) => blocks.splice(-1, 1, grid));
  const again = problemsIn(load(new Set(['pages/home.json'])));
  expect(again.map(({ message }) => message)).toEqual(['The page / has no card with a link.']);
  expect(again).toEqual(problemsIn(loadContent(folder)));
});

test('a page to which no message proposes a link any more can’t be reached', () => {
  const { folder, edit } = editedSite();
  const show = (href: string) =>
    edit('pages/home.json', ({ blocks }) => {
      Object.assign(blocks[0] ?? {}, { actions: [{ label: 'More', href }] });
    });
  const hero = { type: 'hero', heading: 'More' };
  const description = 'What else there is to know about networks for harbors and for the ships in them.';
  const more = { path: '/more', title: 'More about networks', description, blocks: [hero] };
  writeFileSync(join(folder, 'pages/more.json'), JSON.stringify(more));
  show('https://harborlights.net/more');
  const load = createContentLoader(folder);
  expect(problemsIn(load()).map(({ id }) => id)).toEqual(['address-slip']);
  show('https://elsewhere.net/more');
  const again = problemsIn(load(new Set(['pages/home.json'])));
  expect(again.map(({ message }) => message)).toEqual(["/more can't be reached from the home page."]);
  expect(again).toEqual(problemsIn(loadContent(folder)));
});

test('what changed while the folder was missing is seen when it is back', () => {
  const { folder, edit } = editedSite();
  const load = createContentLoader(folder);
  load();
  edit('pages/contact.json', ({ blocks }) => blocks.splice(0, 1));
  renameSync(folder, `${folder}-away`);
  expect(() => load(new Set(['pages/contact.json']))).toThrow('There is no content folder');
  renameSync(`${folder}-away`, folder);
  const again = problemsIn(load(new Set(['pages/home.json'])));
  expect(again).not.toEqual([]);
  expect(again).toEqual(problemsIn(loadContent(folder)));
});
