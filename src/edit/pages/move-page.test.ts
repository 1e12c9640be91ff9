import { expect, test } from 'vitest';
import { changedFiles } from '../../../tests/support/changed-files';
import { memoryFiles } from '../../site/files/memory-files';
import { mayName, readContentPages } from './content-pages';
import { movePage, type OldAddress } from './move-page';

const page = (path: string, fields: object = {}, blocks: readonly unknown[] = []) =>
  `${JSON.stringify({ $schema: '../../page.schema.json', path, ...fields, blocks }, null, 2)}\n`;
const link = (href: string) => ({ type: 'cta', actions: [{ label: 'Go', href }] });

const site = {
  'site.json': `{ "header": { "links": [{ "label": "A", "href": "/a#x" }] }, "pages": ["pages/**/*.json"] }\n`,
  'pages/a.json': page('/a', { aliases: ['/was-a'] }, [link('/a#x')]),
  'pages/a/one.json': page('/a/one', {}, [link('/a')]),
  'pages/b.json': page('/b', { parent: '/a' }, [
    { type: 'prose', sections: [{ text: '[a](/a), [1](/a/one)' }] },
  ]),
  'pages/legal.json': page('/terms', {}, [{ type: 'directory', pages: ['/a', '/b'] }]),
};

/** What a move changed: the lines of each file, or why it is refused. */
function moved(
  from: string,
  to: string,
  options: { section?: boolean; leave?: OldAddress } = {},
  before: Record<string, string> = site,
) {
  const move = movePage(readContentPages(memoryFiles(before), mayName(from, to)), from, to, options);
  if ('refusal' in move) return move.refusal;
  return changedFiles(before, move.transaction);
}

test('a page is moved with its file, all that names it, and an alias for its old address', () => {
  expect(moved('/a', '/new/a')).toEqual({
    'site.json': `{ "header": { "links": [{ "label": "A", "href": "/new/a#x" }] }, "pages": ["pages/**/*.json"] }\n`,
    'pages/new/a.json': page('/new/a', { aliases: ['/was-a', '/a'] }, [link('/new/a#x')])
      .replace('../../page', '../../../page')
      .replace(/\[\s+"\/was-a",\s+"\/a"\s+\]/, '[\n    "/was-a",\n    "/a"\n  ]'),
    'pages/a/one.json': page('/a/one', {}, [link('/new/a')]),
    'pages/b.json': page('/b', { parent: '/new/a' }, [
      { type: 'prose', sections: [{ text: '[a](/new/a), [1](/a/one)' }] },
    ]),
    'pages/legal.json': page('/terms', {}, [{ type: 'directory', pages: ['/new/a', '/b'] }]),
  });
});

test('links of tables, headings and quotes follow, and pictures stay', () => {
  const long = (path: string) =>
    `### [a](${path})\n\n| [a](${path}) |\n|---|\n| ![a](/a) |\n\n> [a](${path}#x)\n\n![a](images/a.png)`;
  const texts = (path: string) => page('/c', {}, [{ type: 'prose', sections: [{ text: long(path) }] }]);
  expect(moved('/a', '/new', {}, { ...site, 'pages/c.json': texts('/a') })).toMatchObject({
    'pages/c.json': texts('/new'),
  });
});

test('a redirect can be left instead of an alias, and is removed when the page moves back', () => {
  const there = moved('/b', '/new/b', { leave: 'redirect' });
  if (typeof there === 'string') throw new Error(there);
  const texts = Object.fromEntries(Object.entries(there).map(([file, text]) => [file, String(text)]));
  expect(JSON.parse(texts['pages/new/b.json'] ?? '')).toMatchObject({ path: '/new/b', redirects: ['/b'] });
  expect(texts['pages/new/b.json']).not.toContain('aliases');
  expect(moved('/a', '/b', {}, texts)).toBe(
    '/b is redirected to the page /new/b (pages/new/b.json). Delete it there first.',
  );
  expect(moved('/new/b', '/b', {}, texts)).toMatchObject({
    'pages/b.json': expect.not.stringContaining('redirects'),
  });
});

test('links to files and redirects of site.json follow a move, or stay as they are', () => {
  const before = {
    'site.json': JSON.stringify({
      redirects: [
        { from: '/was', to: '/a#x' },
        { from: '/sheet', to: '/a.pdf' },
      ],
      pages: ['pages/*.json'],
    }),
    'pages/a.json': JSON.stringify({ path: '/a', blocks: [link('/a.pdf')] }),
  };
  const after = moved('/a', '/b', {}, before);
  expect(after).toEqual({
    'site.json': before['site.json'].replace('/a#x', '/b#x'),
    'pages/b.json': JSON.stringify({ path: '/b', aliases: ['/a'], blocks: [link('/a.pdf')] }),
  });
});

test('a page whose file has another name keeps its file', () => {
  const after = moved('/terms', '/conditions');
  expect(after).toMatchObject({ 'pages/legal.json': expect.stringContaining('"/conditions"') });
});

test('with --section the pages below it are moved, too', () => {
  const after = moved('/a', '/b/c', { section: true });
  expect(Object.keys(after)).toEqual([
    'pages/b.json',
    'pages/b/c.json',
    'pages/b/c/one.json',
    'pages/legal.json',
    'site.json',
  ]);
  expect(after).toMatchObject({ 'pages/b.json': expect.stringContaining('[a](/b/c), [1](/b/c/one)') });
});

test('a section can be moved into itself, and out of itself', () => {
  const into = moved('/a', '/a/one', { section: true });
  expect(Object.keys(into)).toContain('pages/a/one/one.json');
  expect(into).toMatchObject({ 'pages/a/one.json': expect.stringContaining('"/a/one"') });
  const out = moved('/a/one', '/one', { section: true });
  expect(Object.keys(out)).toContain('pages/one.json');
});

test('moved back, all is as it was, byte by byte', () => {
  for (const [from, to, section] of [
    ['/a', '/new/a', false],
    ['/a', '/b/c', true],
    ['/a/one', '/one', false],
    ['/b', '/b/b', false],
    ['/terms', '/conditions', false],
  ] as const) {
    const there = moved(from, to, { section });
    if (typeof there === 'string') throw new Error(there);
    const texts = Object.fromEntries(Object.entries(there).map(([file, text]) => [file, String(text)]));
    expect(moved(to, from, { section }, texts)).toEqual(site);
  }
});

test('of a page in site.json the path changes, and an entry names a file by its new name', () => {
  const before = {
    'site.json': JSON.stringify({ pages: ['pages/a.json', { path: '/b', blocks: [link('/a')] }] }),
    'pages/a.json': JSON.stringify({ path: '/a', blocks: [link('/b')] }),
  };
  expect(moved('/a', '/c', {}, before)).toEqual({
    'site.json': JSON.stringify({ pages: ['pages/c.json', { path: '/b', blocks: [link('/c')] }] }),
    'pages/c.json': JSON.stringify({ path: '/c', aliases: ['/a'], blocks: [link('/b')] }),
  });
  expect(moved('/b', '/c', {}, before)).toEqual({
    'site.json': JSON.stringify({
      pages: ['pages/a.json', { path: '/c', aliases: ['/b'], blocks: [link('/a')] }],
    }),
    'pages/a.json': JSON.stringify({ path: '/a', blocks: [link('/c')] }),
  });
});

test('a file that no entry would name keeps its name', () => {
  const before = {
    'site.json': JSON.stringify({ pages: ['pages/*.json'] }),
    'pages/a.json': JSON.stringify({ path: '/a', blocks: [] }),
  };
  expect(Object.keys(moved('/a', '/b/c', {}, before))).toEqual(['pages/a.json', 'site.json']);
});

test('a file keeps its name if another one has the wanted name, also but for its capitals, and keeps it', () => {
  const before = {
    'site.json': JSON.stringify({ pages: ['pages/*.json'] }),
    'pages/a.json': page('/a'),
    'pages/b.json': page('/a/one'),
    'pages/About.json': page('/team'),
  };
  const files = Object.keys(before);
  expect(Object.keys(moved('/a', '/b', { section: true }, before)).sort()).toEqual(files.sort());
  expect(Object.keys(moved('/a', '/about', {}, before)).sort()).toEqual(files.sort());
});

test.each([
  ['/nowhere', '/b', 'There is no page /nowhere.'],
  ['/trems', '/x', 'There is no page /trems. Did you mean "/terms"?'],
  ['/was-a', '/x', '/was-a is an alias of the page /a. Use that path.'],
  ['/', '/x', 'The home page stays at /: a site needs one.'],
  ['/a', '/a', '/a is its path already.'],
  ['/a', '/b', 'There is a page /b already (pages/b.json).'],
  ['/b', '/was-a', '/was-a is an alias of the page /a (pages/a.json). Delete it there first.'],
  [
    '/a',
    '/A b',
    '"/A b" can\'t be a path. Write a path that starts with / and contains only lowercase letters, digits, hyphens and / between the parts, without / at the end.',
  ],
])('%s is not moved to %s: %s', (from, to, refusal) => {
  expect(moved(from, to)).toBe(refusal);
});
