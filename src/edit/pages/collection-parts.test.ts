import { expect, test } from 'vitest';
import { newsFiles } from '../../../tests/support/news-site';
import { page } from '../../../tests/support/small-site';
import type { Operation } from '../operation';
import { readContentPages, readNamingPages } from './content-pages';
import { mayHaveWords } from './find-text';
import { renameKey } from './key-names';
import { leadFileTo } from './lead-file-to';
import { movePage } from './move-page';
import { removePage } from './remove-page';
import { replaceText } from './replace-text';

const definition = {
  fields: {
    title: { kind: 'line', max: 60 },
    link: { kind: 'href', optional: true },
    about: { kind: 'page', optional: true },
    body: { kind: 'markdown', optional: true },
    maker: { kind: 'logoId', optional: true },
  },
  path: '/news/{slug}',
  page: {
    title: '{title}',
    description: 'About the pier: {title}',
    parent: '/contact',
    blocks: [
      {
        type: 'hero',
        heading: '{title}',
        logo: 'acme',
        actions: [{ label: 'Write', href: '/contact#form' }],
      },
    ],
  },
  item: { title: '{title}', href: '/contact' },
  groups: {
    by: 'tags',
    path: '/news/topic/{tag}',
    page: { blocks: [{ type: 'hero', lead: 'The pier, see [us](/contact).' }] },
  },
};
const row = {
  title: 'The pier opens',
  link: '/contact?from=news',
  about: '/contact',
  body: 'At the pier: [write](/contact) or read [a file](/files/a.pdf).',
  maker: 'acme',
};
const table =
  'slug;title;link;about;body;maker\na;"The ""pier"" opens";/contact;/contact;"At the pier: [write](/contact)";acme\n';

const pages = [page('/contact')];
const sites = {
  files: newsFiles({ definition, rows: { a: row }, pages }),
  table: newsFiles({ definition, rows: table, pages }),
};

const folder = 'collections/news/';
const ofCollection = (operations: readonly Operation[]) =>
  operations.flatMap((operation) =>
    'at' in operation && operation.file.startsWith(folder)
      ? [
          [
            operation.file.slice(folder.length) + operation.at,
            'value' in operation ? operation.value : operation.op,
          ],
        ]
      : [],
  );

const operationsOf = (made: { transaction: { operations: readonly Operation[] } } | { refusal: string }) =>
  'refusal' in made ? [] : made.transaction.operations;

const templates = [
  ['collection.json/page/parent', '/visit'],
  ['collection.json/page/blocks/0/actions/0/href', '/visit#form'],
  ['collection.json/groups/page/blocks/0/lead', 'The pier, see [us](/visit).'],
  ['collection.json/item/href', '/visit'],
];

test('links of templates and rows follow a page that is moved', () => {
  const moved = (files: (typeof sites)[keyof typeof sites]) =>
    ofCollection(operationsOf(movePage(readNamingPages(files, '/contact'), '/contact', '/visit')));
  expect(moved(sites.files)).toEqual([
    ...templates,
    ['a.json/link', '/visit?from=news'],
    ['a.json/about', '/visit'],
    ['a.json/body', row.body.replace('/contact', '/visit')],
  ]);
  expect(moved(sites.table)).toEqual([
    ...templates,
    ['rows.csv/0/link', '/visit'],
    ['rows.csv/0/about', '/visit'],
    ['rows.csv/0/body', 'At the pier: [write](/visit)'],
  ]);
});

test('a page that is deleted tells of the rows and templates that name it', () => {
  const removal = removePage(readNamingPages(sites.table, '/contact'), '/contact');
  const references = 'refusal' in removal ? [] : removal.references;
  expect(references.map(({ file, pointer }) => file.slice(folder.length) + pointer)).toEqual([
    ...templates.map(([place]) => place),
    'rows.csv/0/link',
    'rows.csv/0/about',
    'rows.csv/0/body',
  ]);
});

test('a file that is renamed is found in rows', () => {
  const operations = leadFileTo(readContentPages(sites.files), '/files/a.pdf', '/files/b.pdf');
  expect(ofCollection(operations)).toEqual([['a.json/body', row.body.replace('a.pdf', 'b.pdf')]]);
});

test.each([
  ['pier', 'harbor'],
  ['"pier"', 'harbor'],
])('the words %s are replaced in templates, rows and cells', (words, by) => {
  const replaced = (files: (typeof sites)[keyof typeof sites]) =>
    ofCollection(replaceText(readContentPages(files, mayHaveWords(words, false)), words, by).operations);
  const own = words === 'pier';
  const inTemplates = [
    ['collection.json/page/description', 'About the harbor: {title}'],
    ['collection.json/groups/page/blocks/0/lead', 'The harbor, see [us](/contact).'],
  ];
  expect(replaced(sites.files)).toEqual(
    own
      ? [
          ...inTemplates,
          ['a.json/title', 'The harbor opens'],
          ['a.json/body', row.body.replace('pier', 'harbor')],
        ]
      : [],
  );
  expect(replaced(sites.table)).toEqual(
    own
      ? [
          ...inTemplates,
          ['rows.csv/0/title', 'The "harbor" opens'],
          ['rows.csv/0/body', 'At the harbor: [write](/contact)'],
        ]
      : [['rows.csv/0/title', 'The harbor opens']],
  );
});

test.each(Object.entries(sites))('a logo that is renamed keeps its name in rows: %s', (_, files) => {
  const { operations } = renameKey(readContentPages(files), '/logos/acme', 'harbor');
  expect(ofCollection(operations).filter(([, value]) => value === 'harbor')).toHaveLength(2);
});
