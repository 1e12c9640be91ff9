import { describe, expect, test } from 'vitest';
import { harborLights } from '../../../tests/support/harbor-lights';
import { validators } from '../../node/base/content/compiled-validators';
import { memoryFiles } from '../files/memory-files';
import { loadSite, type Moment } from '../load-site';
import { resolvePage } from './resolve-page';

const page = (path: string, fields: object = {}, blocks: readonly object[] = []) => ({
  path,
  title: `The page ${path} of this site`,
  description: `${path}: what a visitor finds there, in the words of a search result.`,
  ...fields,
  blocks: [{ type: 'hero', heading: `Heading of ${path}`, lead: 'See [the **new** page](/new).' }, ...blocks],
});

const card = (title: string, href: string) => ({
  title,
  text: 'Text.',
  href,
  image: { type: 'drawing', kind: 'grid', form: 'flat' },
});

const grid = (...cards: object[]) => ({ type: 'carousel', heading: 'Cards', cards });

interface Given {
  wanted?: Moment['pages'];
  announcement?: object;
}

function siteOf(pages: readonly object[], at: string, { wanted, announcement }: Given = {}) {
  const files = memoryFiles({
    'site.json': JSON.stringify({
      site: { ...harborLights, dates: { opening: '2026-12-01T09:00' } },
      header: {
        ...(announcement && { announcement }),
        links: [
          { label: 'Home', href: '/' },
          { label: 'New', href: '/new' },
        ],
      },
      footer: { columns: [{ heading: 'Site', links: [{ label: 'Home', href: '/' }] }], notice: 'Notice' },
      pages,
    }),
  });
  const { site, findings, now } = loadSite(files, validators, undefined, {
    at: Date.parse(at),
    ...(wanted && { pages: wanted }),
  });
  expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  if (!site) throw new Error('The site has errors.');
  const resolved = site.pages.map((each) => resolvePage(site, each));
  const view = (path: string) => {
    const found = resolved.find((each) => each.view.path === path);
    return JSON.stringify([found?.view, ...(found?.statics.values() ?? [])]);
  };
  return { site, now, paths: site.pages.map(({ facts }) => facts.path), view };
}

const before = '2026-12-01T08:59:59+08:00';
const after = '2026-12-01T09:00:00+08:00';
const thenList = Object.fromEntries([['then', '/list']]);
const pages = [
  page('/', {}, [grid(card('A card of what is new', '/new'), card('Another card', '/list'))]),
  page('/list', {}, [{ type: 'related', heading: 'Related', pages: ['/', '/new'] }]),
  page('/new', { from: 'opening', aliases: ['/New'] }, [grid(card('Its card', '/'))]),
  page('/new/below', { name: 'Below' }),
  page('/offer', { until: 'opening', ...thenList, redirects: ['/old'] }),
  page('/changed', { until: 'opening', name: 'Before' }),
  page('/changed', { from: 'opening', name: 'After', title: 'Another title of the page' }),
  page('/secret', { draft: true, title: 'A secret title' }),
];

describe('a page is there from its date on, and so is what leads to it:', () => {
  const [early, late] = [before, after].map((at) => siteOf(pages, at));

  test('the page', () => {
    expect(early?.paths).toEqual(['/', '/list', '/new/below', '/offer', '/changed', '/404']);
    expect(late?.paths).toEqual(['/', '/list', '/new', '/new/below', '/changed', '/404']);
    expect(early?.site.find('/New')).toBeUndefined();
    expect(late?.site.find('/New')?.facts.path).toBe('/new');
  });

  test('the link in a text, whose words stay', () => {
    expect(early?.view('/')).toContain('"children":["See ","the ",{"type":"strong","children":["new"]}');
    expect(early?.view('/')).not.toContain('"/new"');
    expect(late?.view('/')).toContain('{"type":"link","href":"/new"');
  });

  test('the card, also on other pages', () => {
    expect(early?.view('/')).not.toContain('A card of what is new');
    expect(early?.view('/list')).not.toContain('Its card');
    expect(late?.view('/')).toContain('A card of what is new');
    expect(late?.view('/list')).toContain('A card of what is new');
  });

  test('the link in the header', () => {
    expect(early?.site.chrome.view.header.links).toEqual([{ label: 'Home', href: '/' }]);
    expect(late?.site.chrome.view.header.links).toHaveLength(2);
  });

  test('the step of the trail', () => {
    expect(early?.view('/new/below')).not.toContain('"href":"/new"');
    expect(late?.view('/new/below')).toContain('"href":"/new"');
  });

  test('the later form of a page', () => {
    expect(early?.site.find('/changed')?.facts.name).toBe('Before');
    expect(late?.site.find('/changed')?.facts.name).toBe('After');
  });

  test('and the instant of the next change is known', () => {
    const opening = Date.parse(after);
    expect(early?.now.until).toBe(opening);
    expect(late?.now).toEqual({ from: opening, until: Number.POSITIVE_INFINITY });
  });
});

test('the addresses of a page that has gone lead where it says', () => {
  expect(siteOf(pages, before).site.redirects).toEqual([{ from: '/old', to: '/offer', permanent: true }]);
  expect(siteOf(pages, after).site.redirects).toEqual([
    { from: '/offer', to: '/list', permanent: true },
    { from: '/old', to: '/list', permanent: true },
  ]);
});

test('only what goes for good says when', () => {
  const all = [...pages, page('/news', { until: '2027-01-01' })];
  const ends = siteOf(all, after).site.pages.map(({ facts, end }) => [facts.path, end]);
  expect(ends.filter(([, end]) => end !== undefined)).toEqual([
    ['/news', Date.parse('2027-01-01T00:00+08:00')],
  ]);
  expect(siteOf(all, before).view('/news')).toContain('"end":"2026-12-31T16:00:00.000Z"');
  // Another form of the page has its address then.
  expect(siteOf(all, before).view('/changed')).not.toContain('"end"');
});

test('nothing of a draft is anywhere', () => {
  const { paths, view } = siteOf(pages, after);
  expect(paths.map(view).join()).not.toContain('secret');
});

test('a block is there for its time, and its dates are not shown', () => {
  const dated = { ...grid(card('A card', '/list')), until: 'opening' };
  const both = [page('/', {}, [dated]), page('/list'), page('/new')];
  expect(siteOf(both, before).view('/')).toMatch(/A card(?!.*opening)/);
  expect(siteOf(both, after).view('/')).not.toContain('A card');
});

test('an announcement is there for its time', () => {
  const announcement = { text: 'We are open.', from: 'opening' };
  const shown = (at: string) =>
    siteOf([page('/'), page('/list'), page('/new')], at, { announcement }).site.chrome.view.header
      .announcement;
  expect(shown(before)).toBeUndefined();
  expect(shown(after)).toEqual({ text: 'We are open.' });
});

test('a hidden block is not there, whatever its dates say', () => {
  const hidden = { ...grid(card('A card', '/list')), from: 'opening', draft: true };
  const all = [page('/', {}, [hidden]), page('/list'), page('/new')];
  expect(siteOf(all, after).view('/')).not.toContain('A card');
  expect(siteOf(all, before).now.until).toBe(Number.POSITIVE_INFINITY);
});

test('a row of cards is left out while no page has one for it', () => {
  const all = [
    page('/', {}, [grid(card('A card', '/new'), card('Another', 'https://example.com/a'))]),
    page('/list', {}, [{ type: 'related', heading: 'Related', pages: ['/other'] }]),
    page('/other', {}, [grid(card('A card', '/new'), { title: 'No link', image: card('', '').image })]),
    page('/new', { from: 'opening' }),
  ];
  expect(siteOf(all, before).view('/list')).not.toContain('Related');
  expect(siteOf(all, after).view('/list')).toContain('Related');
});

test('links to what has gone lead to what replaces it', () => {
  const all = [
    page('/', {}, [grid(card('A card', '/offer'))]),
    page('/list'),
    page('/new'),
    ...pages.slice(4, 5),
  ];
  expect(siteOf(all, after).view('/')).toMatch(/"title":"A card"[^}]*"href":"\/list"/);
});

describe('a preview also has drafts, and what comes later:', () => {
  const opening = Date.parse(after);
  const list = { type: 'related', heading: 'Later', pages: ['/'], from: 'opening' };
  const more = [
    page('/changed', {
      draft: true,
      title: 'A draft of the page',
      aliases: ['/other'],
      redirects: ['/former'],
    }),
    page('/added', { from: 'opening', aliases: ['/offer/now'], redirects: ['/list-before'] }, [list]),
  ];
  const { site, view } = siteOf([...pages, ...more], before, { wanted: 'coming' });
  const shown = site.pages.map(({ facts, coming }) => [facts.path, coming?.as, coming?.path, coming?.at]);

  test('each page at an address of its own, as of its first moment', () => {
    expect(shown).toEqual([
      ['/', undefined, undefined, undefined],
      ['/list', undefined, undefined, undefined],
      ['/new', 'later', '/new', opening],
      ['/new/below', undefined, undefined, undefined],
      ['/offer', undefined, undefined, undefined],
      ['/changed', undefined, undefined, undefined],
      ['/review/2/changed', 'later', '/changed', opening],
      ['/secret', 'draft', '/secret', undefined],
      ['/review/3/changed', 'draft', '/changed', undefined],
      ['/added', 'later', '/added', opening],
      ['/404', undefined, undefined, undefined],
    ]);
    expect(site.find('/changed')?.facts.name).toBe('Before');
    expect(view('/added')).toContain('"Later"');
  });

  test('the links and cards that lead to them', () => {
    expect(view('/')).toContain('{"type":"link","href":"/new"');
    expect(view('/')).toContain('A card of what is new');
    expect(site.chrome.view.header.links).toHaveLength(2);
  });

  test('their other addresses, unless they are moved', () => {
    expect(['/New', '/offer/now', '/other'].map((path) => site.find(path)?.facts.path)).toEqual([
      '/new',
      '/added',
      undefined,
    ]);
    expect(site.redirects.map(({ from }) => from)).toEqual(['/old', '/list-before']);
  });

  test('not what is over', () => {
    const late = siteOf(pages, after, { wanted: 'coming' });
    expect(late.site.find('/offer')).toBeUndefined();
    expect(late.site.redirects).toContainEqual({ from: '/offer', to: '/list', permanent: true });
  });

  test('in a folder that no address of the site is in', () => {
    const names = siteOf([...pages, page('/review/of-us', {})], before, { wanted: 'coming' }).paths;
    expect(names).toContain('/_review/2/changed');
  });
});
