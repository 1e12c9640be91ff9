import { describe, expect, it, test } from 'vitest';
import { loadSite } from '../../../tests/support/load-site';
import type { Files } from '../files/files';
import { memoryFiles } from '../files/memory-files';
import { resolvePage } from './resolve-page';
import type { Site } from './site';

const description = (what: string) => `${what}: planned, built and looked after by one team that answers.`;
const hero = (heading: string) => ({ type: 'hero', heading });
const page = (path: string, more: object = {}) => ({
  path,
  title: `Title of ${path}`,
  description: description(path),
  blocks: [hero('H')],
  ...more,
});

function siteFiles(url: string, pages: readonly object[]): Files {
  return memoryFiles({
    'images/office.svg': '<svg viewBox="0 0 640 320"/>',
    'site.json': JSON.stringify({
      site: { name: 'Northport', url, language: 'en', email: 'a@northport.net', phone: '+62 361 444' },
      header: {
        menu: { label: 'Solutions', links: [{ label: 'X', href: '/a', icon: 'wifi' }] },
        links: [{ label: 'Home', href: '/' }],
      },
      footer: {
        columns: [{ heading: 'Site', links: [{ label: 'Home', href: '/' }] }],
        notice: '© {site.name}',
      },
      logos: { acme: { name: 'Acme', href: '/a' }, globex: { name: 'Globex', symbol: true } },
      pages,
    }),
  });
}

function load(url: string, pages: readonly object[]): Site {
  const { site, problems } = loadSite(siteFiles(url, pages));
  if (!site) throw new Error(JSON.stringify(problems));
  return site;
}

function resolve(site: Site, path: string) {
  const found = site.find(path);
  if (!found) throw new Error(`no page ${path}`);
  const { content, view, statics } = resolvePage(site, found);
  return { content, view, statics };
}

const pages = [
  page('/', { name: 'Home' }),
  page('/a', { name: 'Section {site.name}', aliases: ['/A b', '/a/old'] }),
  page('/a/b/c', {
    blocks: [
      {
        ...hero('{site.name} {{x}'),
        logo: 'acme',
        image: { type: 'scene', layout: 'pair', devices: ['rack'] },
      },
      { type: 'logos', heading: 'P', layout: 'grid', logos: ['globex'] },
      {
        type: 'cardGrid',
        heading: 'G',
        tone: 'ink',
        cards: [
          { icon: 'wifi', title: 'C', href: '/#x' },
          { title: 'D', image: { type: 'file', src: 'images/office.svg', alt: 'Office of {site.name}' } },
        ],
      },
      {
        type: 'prose',
        sections: [
          { heading: 'Payment Terms', text: 'A' },
          { heading: 'Payment terms', text: 'B' },
          { heading: 'Main', id: 'own', text: 'C' },
          { heading: 'Main', text: 'D' },
          { heading: '支付', text: 'E' },
          { heading: 'Page rules', text: 'F' },
          { heading: 'Route announcer', text: 'G' },
        ],
      },
    ],
  }),
  page('/below', { parent: '/a' }),
  page('/goods', {
    name: 'Goods',
    blocks: [
      { ...hero('H'), logo: 'globex', image: { type: 'scene', layout: 'pair', devices: ['rack'] } },
      {
        type: 'carousel',
        heading: 'C',
        cards: [
          {
            title: 'Self',
            image: { type: 'scene', layout: 'single', devices: ['switch'] },
            href: '/below/shelf',
          },
          {
            title: 'Of {site.name}',
            image: { type: 'scene', layout: 'single', devices: ['cloud'] },
            href: '/a',
          },
        ],
      },
      {
        type: 'cardGrid',
        heading: 'G',
        tone: 'light',
        cards: [{ title: 'Plain', href: '/a' }, { title: 'Still' }],
      },
    ],
  }),
  page('/more-goods', {
    blocks: [
      hero('H'),
      {
        type: 'cardGrid',
        heading: 'G',
        tone: 'light',
        cards: [
          { title: 'Again', image: { type: 'scene', layout: 'single', devices: ['cloud'] }, href: '/a' },
        ],
      },
    ],
  }),
  page('/below/shelf', {
    parent: '/goods',
    blocks: [
      { ...hero('H') },
      { type: 'related', heading: 'More', linkText: 'View', pages: ['/goods', '/more-goods'] },
      { type: 'directory', heading: 'Index', pages: ['/goods', '/a/b/c'] },
    ],
  }),
].map((each) => (each.path === '/' ? { ...each, blocks: [{ ...hero('H'), id: 'x' }] } : each));

const site = load('https://northport.net/sub', pages);

test('a page becomes what components draw', () => {
  const { view, statics } = resolve(site, '/a/b/c');
  expect(view.blocks).toEqual([
    {
      type: 'hero',
      heading: 'Northport {x}',
      logo: { name: 'Acme', drawing: 's1', href: '/sub/a' },
      image: 's2',
    },
    { type: 'logos', heading: 'P', layout: 'grid', logos: [{ name: 'Globex', drawing: 's3' }] },
    {
      type: 'cardGrid',
      heading: 'G',
      tone: 'ink',
      cards: [
        { icon: 's4', title: 'C', href: '/sub/#x' },
        { title: 'D', image: 's5' },
      ],
    },
    {
      type: 'prose',
      sections: [
        'payment-terms',
        'payment-terms-2',
        'own',
        'main-2',
        'section',
        'section-page-rules',
        'route-announcer-2',
      ].map((id, index) =>
        expect.objectContaining({ id, text: [{ type: 'paragraph', children: ['ABCDEFG'[index]] }] }),
      ),
    },
  ]);
  expect([...statics.values()]).toEqual([
    { kind: 'logo', name: 'Acme', symbol: false },
    { kind: 'scene', scene: { type: 'scene', layout: 'pair', devices: ['rack'] }, seed: '/a/b/c#2' },
    { kind: 'logo', name: 'Globex', symbol: true },
    { kind: 'icon', name: 'wifi' },
    {
      kind: 'file',
      src: 'images/office.svg',
      alt: 'Office of Northport',
      width: 640,
      height: 320,
      resizable: false,
      slot: 'cardGrid',
      first: false,
    },
  ]);
});

test('the trail runs from the home page through the named parent or the nearest existing page', () => {
  const home = { name: 'Home', href: '/sub/' };
  const section = { name: 'Section Northport', href: '/sub/a' };
  expect(resolve(site, '/').view.trail).toEqual([]);
  expect(resolve(site, '/a/b/c').view.trail).toEqual([home, section, { name: 'Title of /a/b/c' }]);
  expect(resolve(site, '/below').view.trail).toEqual([home, section, { name: 'Title of /below' }]);
});

test('cards of other pages are shown once each, without the one that links back', () => {
  const { view, statics } = resolve(site, '/below/shelf');
  const [, related, directory] = view.blocks;
  expect(related).toEqual({
    type: 'related',
    heading: 'More',
    linkText: 'View',
    cards: [{ title: 'Of Northport', image: 's1', href: '/sub/a' }],
  });
  expect(directory).toEqual({
    type: 'directory',
    heading: 'Index',
    entries: [
      {
        title: 'Goods',
        href: '/sub/goods',
        logo: { name: 'Globex', drawing: 's2' },
        links: [
          { title: 'Self', href: '/sub/below/shelf' },
          { title: 'Of Northport', href: '/sub/a' },
          { title: 'Plain', href: '/sub/a' },
        ],
      },
      {
        title: 'Title of /a/b/c',
        href: '/sub/a/b/c',
        logo: { name: 'Acme', drawing: 's3', href: '/sub/a' },
        links: [{ title: 'C', href: '/sub/#x' }],
      },
    ],
  });
  expect([...statics.values()].map(({ kind }) => kind)).toEqual(['scene', 'logo', 'logo']);
});

test('an alias shows the page with its own path and canonical address', () => {
  const { view } = resolve(site, '/A b/');
  expect(view).toMatchObject({ path: '/a', canonical: 'https://northport.net/sub/a' });
  expect(resolve(site, '/').view.canonical).toBe('https://northport.net/sub/');
  expect(site.find('/nothing')).toBeUndefined();
});

test('a site without a page for unknown addresses gets one', () => {
  expect(resolve(site, '/404').view).toMatchObject({ path: '/404', title: 'Page not found' });
});

test('the router learns sections, not pages', () => {
  expect(site.shape).toEqual({ base: '/sub', pages: ['/goods', '/more-goods'], sections: ['a', 'below'] });
});

test('header and footer are resolved once', () => {
  const { view, statics } = site.chrome;
  expect(view).toMatchObject({
    brand: { name: 'Northport', href: '/sub/', drawing: 'c1' },
    header: { menu: { links: [{ href: '/sub/a', icon: 'c2' }] }, links: [{ href: '/sub/' }] },
    footer: { notice: '© Northport' },
  });
  expect([...statics.keys()]).toEqual(['c1', 'c2']);
});

test('the same content gives the same view', () => {
  const again = load('https://northport.net/sub', pages);
  for (const each of site.pages)
    expect(resolve(again, each.facts.path)).toEqual(resolve(site, each.facts.path));
});

describe('the picture that visitors wait for', () => {
  const picture = { type: 'file', src: 'images/office.svg', alt: 'An office' };
  const scene = { type: 'scene', layout: 'pair', devices: ['rack'] };
  const split = (image: object) => ({ type: 'split', heading: 'S', image });
  const first = (...blocks: object[]) => {
    const parts = [
      ...resolve(load('https://northport.net', [page('/', { blocks }), page('/a')]), '/').statics.values(),
    ];
    return parts.flatMap((part) => (part.kind === 'file' ? [part.first] : []));
  };

  it('is the first of the page', () => {
    expect(first({ ...hero('H'), image: picture }, split(picture))).toEqual([true, false]);
  });

  it('is in the second block when the hero shows none', () => {
    expect(first(hero('H'), split(picture), split(picture))).toEqual([true, false]);
  });

  it('is a drawing of the page itself where that comes first', () => {
    expect(first({ ...hero('H'), image: scene }, split(picture))).toEqual([false]);
  });

  it('is not further down', () => {
    expect(
      first(hero('H'), { type: 'cta', heading: 'C', actions: [{ label: 'A', href: '/a' }] }, split(picture)),
    ).toEqual([false]);
  });
});
