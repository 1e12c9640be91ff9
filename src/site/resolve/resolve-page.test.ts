import { expect, test } from 'vitest';
import { smallPages } from '../../../tests/support/small-pages';
import { load, page, resolve } from '../../../tests/support/small-site';

const site = load('https://northport.net/sub', smallPages);

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
      ].map((id, index) => expect.objectContaining({ id, text: `st${index + 1}` })),
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
      transparent: true,
      slot: 'cardGrid',
      first: false,
    },
    ...[...'ABCDEFG'].map((text) => ({ kind: 'text', text: [{ type: 'paragraph', children: [text] }] })),
    { kind: 'definitions' },
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
  expect([...statics.values()].map(({ kind }) => kind)).toEqual(['scene', 'logo', 'logo', 'definitions']);
});

test('a map or a video without a picture has a face of its own', () => {
  const map = { type: 'map', heading: 'Office', place: 'Sanur' };
  const office = { type: 'scene', layout: 'row', devices: ['office'], jackets: ['teal'] };
  const video = { type: 'video', heading: 'Film', title: '{site.name} at sea' };
  const blocks = [{ type: 'hero', heading: 'H' }, map, { ...map, image: office }, map, video];
  const { view, statics } = resolve(load('https://northport.net', [page('/', { blocks }), page('/a')]), '/');
  expect(view.blocks.map((block) => ('image' in block ? [block.image, 'face' in block] : []))).toEqual([
    [],
    ['s1', true],
    ['s2', false],
    ['s3', true],
    ['s4', true],
  ]);
  expect([...statics.values()].filter(({ kind }) => kind === 'face')).toEqual([
    { kind: 'face', of: 'map', seed: '/#1' },
    { kind: 'face', of: 'map', seed: '/#3' },
    { kind: 'face', of: 'video', seed: '/#4', title: 'Northport at sea' },
  ]);
  expect(view.blocks[4]).not.toHaveProperty('title');
});

test('each place of a map has its own picture and service, and their styles come with the block', () => {
  const place = { heading: 'Bus', place: 'Stop B', position: '51.5,-0.1' };
  const image = { type: 'scene', layout: 'row', devices: ['office'], jackets: ['teal'] };
  const map = { type: 'map', heading: 'Office', place: 'Sanur', image, others: [place] };
  const blocks = [{ type: 'hero', heading: 'H' }, map];
  const { view } = resolve(load('https://northport.net', [page('/', { blocks }), page('/a')]), '/');
  expect(view.blocks[1]).toMatchObject({
    image: 's1',
    face: true,
    others: [
      { ...place, image: 's2', face: true, player: { src: expect.stringContaining('openstreetmap') } },
    ],
  });
  expect(view.blocks[1]).not.toHaveProperty('player');
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
  const again = load('https://northport.net/sub', smallPages);
  for (const each of site.pages)
    expect(resolve(again, each.facts.path)).toEqual(resolve(site, each.facts.path));
});

test('a page below its own alias, or below that of another one, is below the home page', () => {
  const site = load('https://northport.net', [
    page('/', { name: 'Home' }),
    page('/a/b', { name: 'B', aliases: ['/a', '/c'] }),
    page('/c/d', { name: 'D' }),
  ]);
  for (const [path, name] of [
    ['/a/b', 'B'],
    ['/c/d', 'D'],
  ] as const)
    expect(resolve(site, path).view.trail).toEqual([{ name: 'Home', href: '/' }, { name }]);
});
