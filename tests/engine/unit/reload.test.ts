import { expect, test } from 'vitest';
import { createContentLoader, loadContent } from '../../../src/node/content/load-content';
import { problemsIn } from '../../../src/node/content/problem-text';
import { resolvePage } from '../../../src/site/resolve/resolve-page';
import type { Site } from '../../../src/site/resolve/site';
import { differences, readFolder } from '../../support/folder-content';
import { generateDependentSite } from '../../support/incremental-builds';
import { createRandomEditor } from '../../support/random-edits';
import { temporaryFolder } from '../../support/temporary-site';

const edits = 200;

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
    expect(problemsIn(again), editor.told()).toEqual(problemsIn(first));
    expect(shown(again.site), editor.told()).toEqual(shown(first.site));
    site = first.site;
  }
});
