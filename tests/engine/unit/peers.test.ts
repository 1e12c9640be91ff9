import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { headTag } from '../../../src/app/server/document-tags';
import { headTags } from '../../../src/app/shared/head';
import { expectSameMarkup } from '../../bench/peers/compare-markup';
import { sharedParts } from '../../bench/peers/shared-parts';
import { generateSite } from '../../support/generate-site';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'peers-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const head = '<title>T</title><meta property="og:url" content="u">';
const own =
  `<!doctype html><html><head><meta charset="utf-8">${head}</head><body><header>H</header>` +
  '<main id="main"><!--$--><p>It&#x27;s <b>one</b></p><!--/$--></main><footer>F</footer>' +
  '<script type="application/ld+json">{}</script><script type="application/json" id="page-data">{}</script></body></html>';

function write(name: string, html: string): string {
  mkdirSync(join(folder, name, 'page'), { recursive: true });
  writeFileSync(join(folder, name, 'page/index.html'), html);
  return join(folder, name);
}

const peerPage = (main: string, title = head) =>
  `<!doctype html><html><head><meta charset="utf-8">${title}</head><body><header>H</header>${main}<footer>F</footer></body></html>`;

it('takes a page of a peer for the same without comments, in other escapes and without data of our own', () => {
  const peer = write('same', peerPage("<main id=main><p>It's <b>one</b></p></main>"));
  expect(() => expectSameMarkup('Peer', 'page', write('own', own), peer)).not.toThrow();
});

it.each([
  ['a word', peerPage("<main id=main><p>It's <b>two</b></p></main>")],
  ['an element', peerPage("<main id=main><p>It's <i>one</i></p></main>")],
  ['an attribute', peerPage("<main id=main><p class=x>It's <b>one</b></p></main>")],
  ['the head', peerPage("<main id=main><p>It's <b>one</b></p></main>", '<title>T</title>')],
  ['the end', peerPage("<main id=main><p>It's <b>one</b></p></main>").replace('<footer>F</footer>', '')],
])('stops where a peer differs in %s', (_, html) => {
  const peer = write('other', html);
  expect(() => expectSameMarkup('Peer', 'page', write('own', own), peer)).toThrow(
    /^Peer renders page otherwise than this project\.\nExpected: …/,
  );
});

it.each(['hugo-site/layouts/_default/service.html', 'eleventy-site/pages/_includes/service.njk'])(
  '%s writes the tags that a page has of its own',
  (file) => {
    const template = readFileSync(join(import.meta.dirname, '../../../tests/bench/peers', file), 'utf8');
    const page = {
      path: '/p',
      title: 'T',
      description: 'D',
      canonical: 'https://northport.example/p',
      trail: [],
      email: 'hello@northport.example',
      locale: 'en',
      blocks: [],
    };
    const kinds = (html: string) =>
      [...html.matchAll(/<title>|<\w+ (?:name|property|rel)="[^"]*"/g)].map(([kind]) => kind);
    expect(kinds(/<title>.*/.exec(template)?.[0] ?? '')).toEqual(kinds(headTags(page).map(headTag).join('')));
  },
);

it('hands peers what all pages share, cut out of a page', () => {
  const content = join(folder, 'content');
  generateSite(content, 1, 'plain');
  const controls = {
    step: '<svg class="icon" id="s"></svg>',
    arrow: '<svg class="icon arrow" id="a"></svg>',
  };
  const drawn = own.replace(
    '<p>',
    `<i>${controls.step}</i><i>${controls.arrow}</i><i>${controls.step}</i><p>`,
  );
  const page = join(write('drawn', drawn), 'page/index.html');
  const { frame, icons, home, url, ...parts } = sharedParts(content, page);
  expect(parts).toEqual({ controls });
  expect(frame).toEqual({
    start: '<!doctype html><html><head><meta charset="utf-8">',
    middle: '</head><body><header>H</header>',
    end: '<footer>F</footer></body></html>',
  });
  expect({ home, url }).toEqual({
    home: 'Northport: a generated site',
    url: 'https://northport.example',
  });
  expect(Object.keys(icons)).toHaveLength(8);
});
