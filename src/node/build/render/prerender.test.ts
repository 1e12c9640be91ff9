import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { loadSite } from '../../../../tests/support/load-site';
import { noAssets } from '../../../../tests/support/no-assets';
import * as server from '../../../app/server/server';
import { memoryFiles } from '../../../site/files/memory-files';
import { resolvePage } from '../../../site/resolve/resolve-page';
import type { Server } from '../bundle/bundles';
import { createPrerenderer } from './prerender';

const files = memoryFiles({
  'site.json': JSON.stringify({
    site: {
      name: 'Northport',
      url: 'https://northport.net',
      language: 'en',
      email: 'hello@northport.net',
      phone: '+62 361 4000',
    },
    header: { links: [{ label: 'Home', href: '/' }] },
    footer: {
      columns: [{ heading: 'Site', links: [{ label: 'Home', href: '/' }] }],
      notice: '© {site.name}',
    },
    pages: ['pages/*.json'],
  }),
  'pages/home.json': `{
  "path": "/",
  "title": "Northport",
  "description": "A page with a hero and two calls, of which this test can't render the second.",
  "aliases": ["/Start here"],
  "blocks": [
    { "type": "hero", "heading": "Welcome to {site.name}" },
    { "type": "cta", "heading": "First", "actions": [{ "label": "Home", "href": "/" }] },
    { "type": "cta", "heading": "Second", "actions": [{ "label": "Home", "href": "/" }] }
  ]
}`,
});
const { site } = loadSite(files);

function prerender(app: Server) {
  const page = site?.find('/');
  if (!site || !page) throw new Error('The content of this test is valid.');
  return createPrerenderer({ folder: resolve('content'), files, site, findings: [] }, app, noAssets).files(
    resolvePage(site, page),
  );
}

it('writes a page and its aliases, each with the canonical address', () => {
  const pages = prerender(server);
  expect(pages.map(({ path }) => path)).toEqual(['index.html', 'Start here/index.html']);
  for (const { pieces } of pages) {
    const html = pieces.map(String).join('');
    expect(html).toContain('<h1 class="d2">Welcome to Northport</h1>');
    expect(html).toContain('<link rel="canonical" href="https://northport.net/">');
  }
});

it('names page, block, file and line when a block is not rendered', () => {
  const fails = (heading: string) => {
    throw new TypeError(`no ${heading}`);
  };
  const broken: Server = {
    ...server,
    renderPage: () => fails('page'),
    renderBlock: (block, statics, words) =>
      'heading' in block && block.heading === 'Second'
        ? fails(block.heading)
        : server.renderBlock(block, statics, words),
  };
  expect(() => prerender(broken)).toThrow(
    'content/pages/home.json:9:15 page "/" › block 3 (cta) can\'t be rendered: no Second',
  );
});

it('gives the parts of the mark other ids in the header than in the footer', () => {
  const withMark = memoryFiles({
    'site.json': files.read('site.json').replace('"language"', '"icon":"images/icon.svg","language"'),
    'pages/home.json': files.read('pages/home.json'),
    'images/icon.svg':
      '<svg viewBox="0 0 9 9"><linearGradient id="a"/><path fill="url(#a)" d="M0 0h9v9z"/></svg>',
  });
  const { site } = loadSite(withMark);
  const page = site?.find('/');
  if (!site || !page) throw new Error('The content of this test is valid.');
  const html = createPrerenderer(
    { folder: resolve('content'), files: withMark, site, findings: [] },
    server,
    noAssets,
  ).document(resolvePage(site, page));
  expect([...html.matchAll(/ id="(c1.*?)"/g)].map(([, id]) => id)).toEqual(['c1_a', 'c1x2_a']);
});
