import { expect, test } from 'vitest';
import schema from '../../../site.schema.json';
import { changedFiles } from '../../../tests/support/changed-files';
import { fixtureFiles } from '../../../tests/support/fixture-files';
import type { ContentFiles } from '../../../tests/support/generated/fix-site';
import { loadSite } from '../../../tests/support/load-site';
import { memoryFiles } from '../../site/files/memory-files';
import { readContentPages } from './content-pages';
import { type CreateOptions, createPage } from './create-page';

const types = schema.$defs.layoutSlot.properties.type.enum.filter((type) => type !== 'hero');

/** The fixture site with a layout that has every block. */
const before: ContentFiles = (() => {
  const files = fixtureFiles();
  const site = JSON.parse(String(files['site.json']));
  site.layouts.all = [{ type: 'hero' }, ...types.map((type) => ({ type }))];
  site.layouts.grid = [
    { type: 'hero' },
    { type: 'faq', optional: true },
    { type: 'cardGrid', count: 3, tone: 'ink', more: true },
  ];
  return { ...files, 'site.json': JSON.stringify(site) };
})();

function created(path: string, options: CreateOptions = {}, files: ContentFiles = before) {
  const made = createPage(readContentPages(memoryFiles(files)), path, options);
  if ('refusal' in made) throw new Error(made.refusal);
  const { file, text, fillIn, transaction } = made;
  const { problems } = loadSite(memoryFiles(changedFiles(files, transaction)));
  const errors = problems.filter(({ severity }) => severity === 'error').map(({ message }) => message);
  return { file, page: JSON.parse(text), text, fillIn, errors };
}

test('a new page is valid, whatever blocks its layout has', () => {
  const { errors, page, file } = created('/x/all-of-them', { layout: 'all' });
  expect(errors).toEqual([]);
  expect(page.blocks.map(({ type }: { type: string }) => type)).toEqual(['hero', ...types]);
  expect(file).toBe('pages/x/all-of-them.json');
});

test('it has the values and the number of cards of its layout, no optional block, and says what to fill in', () => {
  const { page, fillIn, errors } = created('/grid', { layout: 'grid', title: 'A grid of cards' });
  expect(errors).toEqual([]);
  expect(page).toMatchObject({
    path: '/grid',
    title: 'A grid of cards',
    description: 'A grid of cards: write what search results show, in 50 to 155 characters.',
    layout: 'grid',
    blocks: [{ heading: 'A grid of cards' }, { tone: 'ink', cards: [{}, {}, {}] }],
  });
  expect(fillIn).toEqual([
    '/description',
    '/blocks/0/heading',
    '/blocks/0/lead',
    '/blocks/1/heading',
    ...[0, 1, 2].flatMap((card) => [`/blocks/1/cards/${card}/title`, `/blocks/1/cards/${card}/text`]),
  ]);
});

test('a copy of a file with a byte order mark is valid', () => {
  const marked = { ...before, 'pages/tour.json': `\uFEFF${before['pages/tour.json']}` };
  expect(created('/copy', { copy: '/tour' }, marked).errors).toEqual([]);
});

test('a copy shows the same shared blocks', () => {
  const site = JSON.parse(String(before['site.json']));
  const tour = JSON.parse(String(before['pages/tour.json']));
  const shared = { type: 'shared', of: 'call' };
  const files = {
    ...before,
    'site.json': JSON.stringify({ ...site, shared: { call: tour.blocks.at(-1) } }),
    'pages/tour.json': JSON.stringify({ ...tour, blocks: [...tour.blocks.slice(0, -1), shared] }),
  };
  const { page, errors } = created('/copy', { copy: '/tour' }, files);
  expect(errors).toEqual([]);
  expect(page.blocks.at(-1)).toEqual(shared);
});

test('without a layout it has a hero and a call to action', () => {
  const { page, errors, text } = created('/new-offers');
  expect(errors).toEqual([]);
  expect(page).toMatchObject({ title: 'New Offers', blocks: [{ type: 'hero' }, { type: 'cta' }] });
  expect(Object.keys(page)).toEqual(['$schema', 'path', 'title', 'description', 'blocks']);
  expect(text).toMatch(/^\{\n {2}"\$schema": "\.\.\/\.\.\/\.\.\/\.\.\/page\.schema\.json",\n/);
});

test('a copy keeps the bytes of the page but for its address and its words', () => {
  const { text, fillIn, errors, file } = created('/partners/linden', { copy: '/partners/acorn' });
  expect(errors).toEqual([]);
  expect(file).toBe('pages/partners/linden.json');
  const source = String(before['pages/partners/acorn.json' as keyof typeof before]).split('\n');
  const kept = new Set(text.split('\n'));
  expect(
    source.filter((line) => !kept.has(line)).map((line) => line.replace(/:.*/, '')),
  ).toMatchInlineSnapshot(`
    [
      "  "path"",
      "  "title"",
      "  "name"",
      "  "description"",
      "      "heading"",
      "      "lead"",
      "      "actions"",
      "      "heading"",
      "      "actions"",
    ]
  `);
  expect(fillIn).toMatchInlineSnapshot(`
    [
      "/title",
      "/description",
      "/name",
      "/blocks/0/heading",
      "/blocks/0/tagline",
      "/blocks/0/lead",
      "/blocks/0/logo",
    ]
  `);
});

test.each([
  ['a name', 'Acorn', 'Linden'],
  ['an empty name', '', ''],
])('a copy of a page with %s keeps the title that it was given', (_, name, expected) => {
  const acorn = JSON.parse(String(before['pages/partners/acorn.json' as keyof typeof before]));
  const files = { ...before, 'pages/partners/acorn.json': JSON.stringify({ ...acorn, name }) };
  const title = 'Acorn cables of Linden';
  const { page } = created('/partners/linden', { copy: '/partners/acorn', title }, files);
  expect(page).toMatchObject({
    title,
    name: expected,
    description: `${title}: write what search results show, in 50 to 155 characters.`,
  });
});

test('a copy has the name that it is given where the other page has its own', () => {
  const { page } = created('/partners/linden', { copy: '/partners/acorn', name: 'L. & Sons' });
  expect(page).toMatchObject({ name: 'L. & Sons', title: 'Linden' });
  const blocks = JSON.stringify(page.blocks);
  expect(blocks).toContain('Our L. & Sons tools');
  expect(blocks).not.toMatch(/Linden|Acorn/);
});

test('a file that no entry names is added to site.json', () => {
  const files = { 'site.json': '{ "pages": ["home.json"] }', 'home.json': '{ "path": "/" }' };
  const made = createPage(readContentPages(memoryFiles(files)), '/a', {});
  if ('refusal' in made) throw new Error(made.refusal);
  expect(changedFiles(files, made.transaction)['site.json']).toBe(
    '{ "pages": ["home.json", "pages/a.json"] }',
  );
});

const pathForm =
  'Write a path that starts with / and contains only lowercase letters, digits, hyphens and / between the parts, without / at the end.';

test.each<[string, CreateOptions, string]>([
  ['/Über uns', {}, `"/Über uns" can't be a path. ${pathForm}`],
  ['services', {}, `"services" can't be a path. ${pathForm}`],
  ['/services/', {}, `"/services/" can't be a path. ${pathForm}`],
  ['/../x', { copy: '/partners' }, `"/../x" can't be a path. ${pathForm}`],
  ['/partners', {}, 'There is a page /partners already (pages/partners.json).'],
  ['/x', { copy: '/y' }, 'There is no page /y. Did you mean "/"?'],
  [
    '/x',
    { layout: 'corse' },
    'There is no layout "corse". Did you mean "course"? Layouts in site.json: partner, topic, course, all, grid.',
  ],
])('a page %s with %j is refused: %s', (path, options, refusal) => {
  expect(createPage(readContentPages(memoryFiles(before)), path, options)).toEqual({ refusal });
});
