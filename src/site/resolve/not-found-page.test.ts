import { expect, test } from 'vitest';
import { openValid } from '../../../tests/support/fixtures';
import { loadSite } from '../../../tests/support/load-site';
import { notFoundPath } from '../page/addresses';
import { resolvePage } from './resolve-page';

/** The lead of the page for unknown addresses, of a site with this word and none of its own. */
function leadOf(notFoundText: string) {
  const files = openValid('many-files');
  const content = JSON.parse(files.read('site.json'));
  content.site.words = { notFoundText };
  const { site } = loadSite({
    ...files,
    read: (path) => (path === 'site.json' ? JSON.stringify(content) : files.read(path)),
  });
  const page = site?.find(notFoundPath);
  if (!site || !page) throw new Error('The site has no such page.');
  return [...resolvePage(site, page).statics.values()];
}

test.each([
  ['Not here.', 'Not here.'],
  ['*Not* [here](/), 1 < 2 & `3`', '*Not* [here](/), 1 < 2 & `3`'],
  ['1. Not here', '1. Not here'],
  ['- # Not here', '- # Not here'],
])('the word %j is shown as it is: %j', (word, shown) => {
  expect(leadOf(word)).toEqual([{ kind: 'text', text: [{ type: 'paragraph', children: [shown] }] }]);
});
