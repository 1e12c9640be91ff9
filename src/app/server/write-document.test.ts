import { describe, expect, it } from 'vitest';
import { drawing, words } from '../../../tests/support/render-for-test';
import type { BlockView, PageView } from '../../site/resolve/view';
import { readPageData, staticsOf } from '../shared/page-data';
import { tonesType } from './assets';
import { createDocument } from './write-document';

const shape = { base: '', pages: ['/contact'], sections: ['brands'] };
const view: PageView = {
  path: '/brands/cisco',
  title: 'A & B <"quoted">',
  description: 'Text with </script><script>alert(1)</script> and \u2028',
  canonical: 'https://northport.example/brands/cisco',
  trail: [],
  email: 'hello@northport.example',
  locale: 'en',
  blocks: [],
};
const write = createDocument({
  language: 'en',
  direction: 'ltr',
  header:
    '<header><a class="a" href="/brands">Brands</a><a href="/contact">Contact</a><a href="/brands/cisco">Cisco</a></header>',
  footer: '<footer></footer>',
  policy: (style) => `default-src 'none'; style-src ${style}`,
  icon: '/images/icon.svg',
  assets: {
    styles: 'a{}',
    looks: {},
    blockStyles: [
      { types: ['carousel', 'related'], text: 'b{}' },
      { types: ['faq'], text: 'c{}' },
      { types: ['faq'], field: 'lead', text: 'd{}' },
      { types: [tonesType], text: 'e{}' },
      { types: ['carousel'], list: 'cards', field: 'href', text: 'f{}' },
    ],
    sheets: ['/layers.css'],
    fonts: [],
    loader: '/a.js',
    chunks: ['/b.js', '/c.js'],
  },
  build: '1a2b3c4d',
  shape,
});

const decoder = new TextDecoder();
const document = (...page: Parameters<typeof write>) =>
  write(...page)
    .map((piece) => (typeof piece === 'string' ? piece : decoder.decode(piece)))
    .join('');

describe('a document', () => {
  const things = [{ '@type': 'Service' as const, name: view.title, description: view.description }];
  const html = document(view, '<main id="main"></main>', { slide: 'slide' }, things);

  it('names its sheets, the first of which has the order of the layers, before the rules that it holds', () => {
    expect(html).toContain('<link rel="stylesheet" href="/layers.css"><style nonce="site">a{}</style>');
  });

  it('returns its data unchanged, whatever characters its texts have', () => {
    expect(readPageData(html)).toEqual({ page: view, words: { slide: 'slide' }, shape, build: '1a2b3c4d' });
    expect(html.match(/<script/g)).toHaveLength(4);
  });

  it('describes itself to search engines in JSON that no text can break out of', () => {
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(json)).toEqual({ '@context': 'https://schema.org', '@graph': things });
    expect(json).toContain('Text with \\u003c/script>\\u003cscript>alert(1)\\u003c/script> and \\u2028');
  });

  it('says once what a shared link leads to', () => {
    expect(html.split('<meta property="og:type" content="website">')).toHaveLength(2);
  });

  const faq: BlockView = { type: 'faq', heading: 'Q', items: [{ question: 'Q', answer: words('A') }] };
  const card = { title: 'C', image: drawing('rack') };
  const carousel: BlockView = { type: 'carousel', heading: 'C', cards: [card] };
  const related: BlockView = { type: 'related', heading: 'C', cards: [card] };
  it.each<[BlockView[], string]>([
    [[], '<style nonce="site">a{}</style><script'],
    [
      [{ ...carousel, cards: [card, { ...card, href: '/' }] }],
      '<style nonce="site">a{}/**/b{}/**/f{}</style><script',
    ],
    [[related], '<style nonce="site">a{}/**/b{}</style><script'],
    [[faq, carousel, faq, related], '<style nonce="site">a{}/**/b{}/**/c{}</style><script'],
    [[{ ...faq, tone: 'tint' }], '<style nonce="site">a{}/**/c{}/**/e{}</style><script'],
    [
      [{ type: 'cardGrid', heading: 'C', tone: 'ink', cards: [card] }],
      '<style nonce="site">a{}</style><script',
    ],
    [[faq, { ...faq, lead: words('L') }], '<style nonce="site">a{}/**/c{}/**/d{}</style><script'],
  ])('with the blocks %j has their styles alone, and those of their fields', (blocks, styles) => {
    expect(document({ ...view, blocks }, '', {}, [])).toContain(styles);
  });

  it('has the policy of its own styles, before anything that the policy is for', () => {
    const policy = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src a{}">`;
    expect(document({ ...view, blocks: [faq] }, '', {}, [])).toContain('; style-src a{}/**/c{}">');
    expect(html.indexOf(policy)).toBeGreaterThan(0);
    expect(html.slice(0, html.indexOf(policy))).not.toMatch(/<script|<style|<link|<body/);
  });

  it('keeps only the 404 page out of search results', () => {
    const noindex = '<meta name="robots" content="noindex">';
    expect(document({ ...view, path: '/404' }, '', {}, [])).toContain(noindex);
    expect(html).not.toContain(noindex);
  });

  it('escapes the head', () => {
    expect(html).toContain('<title>A &#38; B &#60;&#34;quoted&#34;&#62;</title>');
    expect(html).toContain('<link rel="icon" href="/images/icon.svg">');
    expect(html).toContain('<link rel="canonical" href="https://northport.example/brands/cisco">');
  });

  it.each([
    ['/brands/cisco', ['<a href="/brands/cisco" aria-current="page">']],
    ['/brands/poly', ['<a class="a" href="/brands" aria-current="true">']],
    ['/', []],
  ])('marks one place in the header on %s: the open page, or else the nearest above it', (path, marks) => {
    const canonical = `https://northport.example${path}`;
    const page = document({ ...view, path, canonical }, '', {}, []);
    expect(page.match(/<a [^>]*aria-current[^>]*>/g) ?? []).toEqual(marks);
  });
});

describe('drawings of a document', () => {
  const statics = staticsOf(
    '<span class="static-icon" data-static="s1"><svg/></span><span data-static="s12">x</span>',
    (html) => html,
  );
  it.each([
    ['s1', '<svg/>'],
    ['s12', 'x'],
    ['s2', ''],
  ])('%s is found by its id', (id, html) => {
    // In a site, the core makes these ids.
    expect(statics(id as Parameters<typeof statics>[0], 'icon')).toBe(html);
  });
});
