import { describe, expect, test } from 'vitest';
import { openValid } from '../../../tests/support/fixtures';
import { loadSite } from '../../../tests/support/load-site';
import { hero, page } from '../../../tests/support/small-site';
import { memoryFiles } from '../files/memory-files';
import { resolvePage } from '../resolve/resolve-page';
import { writtenAt } from './shared-blocks';

const cta = { type: 'cta', heading: 'Ready?', actions: [{ label: 'Write to us', href: '/contact' }] };
const of = (name: string) => ({ type: 'shared', of: name });
const grid = (title: string) => ({
  type: 'cardGrid',
  heading: `Why ${title}`,
  tone: 'light',
  icons: 'blue',
  cards: ['Reach', 'Speed'].map((card) => ({ icon: 'wifi', title: card, text: `${card} of ${title}.` })),
});

interface Content {
  shared?: object;
  layouts?: object;
  /** The blocks of each page after its hero, by its path. */
  pages: Readonly<Record<string, readonly object[]>>;
  layout?: string;
}

const types =
  'Known types: parallax, cardGrid, carousel, faq, stats, cta, split, hub, logos, video, map, contactForm, prose, rows, table, quotes, people, pricing, related, directory, steps, hours, downloads, gallery.';
const base = JSON.parse(openValid('many-files').read('site.json'));

function load({ pages, layout, ...more }: Content) {
  const links = Object.keys(pages).map((path) => ({ label: path, href: path }));
  const files = Object.entries(pages).map(([path, blocks]): [string, string] => [
    `pages${path === '/' ? '/home' : path}.json`,
    JSON.stringify(page(path, { blocks: [hero(`Of ${path}`), ...blocks], ...(layout && { layout }) })),
  ]);
  const footer = { ...base.footer, columns: [{ heading: 'Site', links }] };
  const content = { ...base, footer, logos: {}, layouts: {}, ...more, header: { links } };
  return loadSite(memoryFiles({ ...Object.fromEntries(files), 'site.json': JSON.stringify(content) }));
}

const messages = (content: Content) =>
  load(content).problems.map(
    ({ id, file, pointer, message, help, severity }) =>
      `${severity} ${id} ${file}${pointer}: ${message} ${help}`,
  );

const onAll = (...blocks: readonly object[]) => ({
  '/': blocks,
  '/contact': blocks,
  '/a': blocks,
  '/b': blocks,
});

test('a page shows a block of site.json as its own, and counts as having it', () => {
  const { site, problems } = load({
    shared: { 'contact-cta': { ...cta, id: 'write' }, why: grid('us') },
    layouts: {
      plain: [{ type: 'hero' }, { type: 'cardGrid', count: 2, tone: 'light' }, { type: 'cta' }],
    },
    layout: 'plain',
    pages: onAll(of('why'), of('contact-cta')),
  });
  expect(problems).toEqual([]);
  const shown = site?.find('/a');
  expect(site && shown && resolvePage(site, shown).view.blocks.map(({ type }) => type)).toEqual([
    'hero',
    'cardGrid',
    'cta',
  ]);
  expect(shown?.facts).toMatchObject({
    anchors: ['write'],
    links: ['/contact'],
    shared: [
      [1, 'why'],
      [2, 'contact-cta'],
    ],
    // A heading that is on many pages on purpose.
    headings: [['/blocks/0/heading', 'Of /a']],
  });
});

describe('a mistake in a shared block has one message, in site.json', () => {
  const shared = { 'contact-cta': cta };
  test.each<[string, Content, string[]]>([
    [
      'which a rule for fields finds',
      { shared: { 'contact-cta': { ...cta, text: 'Call {site.fax}' } }, pages: onAll(of('contact-cta')) },
      [
        'error unknown-token site.json/shared/contact-cta/text: {site.fax} is not a token. Tokens: {site.name}, {site.email}, {site.phone}, {site.address}, {site.url}. To show a brace, write {{.',
      ],
    ],
    [
      'which a rule for references finds',
      {
        shared: { 'contact-cta': { ...cta, actions: [{ label: 'Write', href: '/contcat' }] } },
        pages: onAll(of('contact-cta')),
      },
      [
        'error broken-link site.json/shared/contact-cta/actions/0/href: There is no page /contcat. Did you mean "/contact"? Link to the path or an alias of a page, or add this page.',
      ],
    ],
    [
      'which a rule for pages finds',
      { shared: { 'contact-cta': { ...cta, text: 'Ready?' } }, pages: onAll(of('contact-cta')) },
      [
        'warning repeated-content site.json/shared/contact-cta/text: This text repeats its heading. Delete it, or write something more.',
      ],
    ],
    [
      'which a layout finds',
      {
        shared: { why: grid('us') },
        layouts: { plain: [{ type: 'hero' }, { type: 'cardGrid', count: 3, tone: 'light' }] },
        layout: 'plain',
        pages: onAll(of('why')),
      },
      [
        'error broken-layout site.json/shared/why/cards: The layout "plain" needs exactly 3 cards here, found 2. The blocks of this layout: hero · cardGrid (3 cards, tone light).',
      ],
    ],
    [
      'but where a page has the wrong one, or has it twice, it is the page’s',
      {
        shared: { 'contact-cta': { ...cta, id: 'write' } },
        pages: { ...onAll(of('contact-cta')), '/a': [of('contact-cta'), of('contact-cta')] },
      },
      [
        'error duplicate-id pages/a.json/blocks/2: The id "write" appears twice on this page. Choose another id for one of the two.',
      ],
    ],
    [
      'and where its ground is that of the block above, too',
      {
        shared,
        pages: { ...onAll(of('contact-cta')), '/a': [{ ...cta, heading: 'Now' }, of('contact-cta')] },
      },
      [
        'warning section-tone pages/a.json/blocks/2: The block above has the tone "brand", too, so the two look like one. Write "tint" or "light" in one of them.',
      ],
    ],
    [
      'if nobody knows its name',
      { shared, pages: { ...onAll(of('contact-cta')), '/a': [of('contact-ctaa')], '/b': [of('x')] } },
      [
        'error unknown-shared pages/a.json/blocks/1/of: There is no shared block "contact-ctaa". Did you mean "contact-cta"? Shared blocks in site.json: contact-cta.',
        'error unknown-shared pages/b.json/blocks/1/of: There is no shared block "x". Shared blocks in site.json: contact-cta.',
      ],
    ],
    [
      'if there is none at all, once for all pages',
      { pages: onAll(of('constructor')) },
      [
        'error unknown-shared pages/a.json/blocks/1/of: There is no shared block "constructor". 3 other places have the same mistake. Add it to "shared" in site.json, or delete this block.',
      ],
    ],
    [
      'if no page shows it',
      { shared, pages: onAll() },
      [
        'warning shared-unused site.json/shared/contact-cta: No page shows the shared block "contact-cta". Delete it, or write { "type": "shared", "of": "contact-cta" } in the blocks of a page.',
      ],
    ],
    [
      'if it is another shared one, or a hero',
      { shared: { one: of('two'), two: hero('H') }, pages: onAll(of('one')) },
      [
        `error schema site.json/shared/one/type: A shared block can't be of type "shared". ${types}`,
        `error schema site.json/shared/two/type: A shared block can't be of type "hero". ${types}`,
      ],
    ],
  ])('%s', (_, content, expected) => {
    expect(messages(content)).toEqual(expected);
  });
});

test('a fix is given for a name without doubt', () => {
  const { findings } = load({ shared: { partners: cta }, pages: onAll(of('partnesr')) });
  expect(findings.map(({ fix }) => fix)).toEqual([{ value: 'partners' }]);
});

test.each([
  ['/blocks/1', { file: 'site.json', pointer: '/pages/2/blocks/1' }],
  ['/blocks/1/text', { file: 'site.json', pointer: '/shared/why/text' }],
  ['/blocks/10/text', { file: 'site.json', pointer: '/pages/2/blocks/10/text' }],
])('%s is written where it is', (pointer, expected) => {
  expect(writtenAt({ file: 'site.json', pointer: '/pages/2' }, pointer, [[1, 'why']])).toEqual(expected);
});
