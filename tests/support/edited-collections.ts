import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { EditPlace, Edits } from './random-edits';

const summary = { kind: 'line', min: 50, max: 155 };
const title = { kind: 'line', max: 60 };
const item = { title: '{title}', text: '{summary}', pre: '{date}' };
const pageOf = (name: string, blocks: readonly object[] = []) => ({
  title: `{title} of ${name}`,
  description: '{summary}',
  blocks: [{ type: 'hero', heading: '{title}', lead: '{summary}' }, ...blocks],
});

const news = {
  name: 'News',
  kind: 'NewsArticle',
  fields: {
    title,
    date: { kind: 'date' },
    summary,
    tags: { kind: 'words', of: ['company', 'network', 'storage'] },
    body: { kind: 'markdown', max: 4000, optional: true },
  },
  path: '/news/{slug}',
  page: pageOf('News', [{ type: 'prose', if: 'body', sections: [{ heading: 'More', text: '{body}' }] }]),
  item,
  feed: { path: '/news/feed.xml', items: 3 },
  groups: {
    by: 'tags',
    path: '/news/topic/{tag}',
    page: {
      title: 'News about {tag}',
      description: 'All that we have written about {tag}, the newest first, and the oldest at the end of it.',
      blocks: [
        { type: 'hero', heading: '{tag}' },
        {
          type: 'list',
          of: 'news',
          heading: 'News: {tag}',
          where: { tags: ['{tag}'] },
          count: 2,
          pages: true,
          topics: true,
        },
      ],
    },
  },
};

const goods = {
  name: 'Goods',
  kind: 'Product',
  fields: { title, brand: { kind: 'choice', of: ['Acme', 'Globex'] }, price: { kind: 'number' }, summary },
  path: '/goods/{slug}',
  page: pageOf('Goods'),
  item: { title: '{title}', text: '{summary}', value: '{price}' },
};

const about = (what: string | number) =>
  `What is to be said of number ${what} in one sentence of more than fifty characters.`;

const post = (number: number) => ({
  title: `Post ${number}`,
  date: `2026-${number % 2 === 0 ? 11 : 12}-${String(3 * number + 1).padStart(2, '0')}`,
  summary: about(number),
  tags: [news.fields.tags.of[number % 3]],
});

const lists = (of: string, blocks: readonly object[]) => ({
  path: `/${of}`,
  title: `All ${of} of the site`,
  description: `All ${of} of a site that is built again and again, each time after another edit.`,
  blocks: [{ type: 'hero', heading: `All ${of}` }, ...blocks],
});

const line = (number: number) =>
  `part-${number};Part ${number};${number % 2 === 0 ? 'Acme' : 'Globex'};${number * 10};${about(`${number} in the table`)}`;

const files = {
  'collections/news/collection.json': news,
  'collections/goods/collection.json': goods,
  ...Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((number) => [postFile(`post-${number}`), post(number)])),
  'pages/news.json': lists('news', [
    { type: 'list', of: 'news', heading: 'Latest', count: 2, pages: true, topics: true },
    { type: 'list', of: 'news', heading: 'To come', as: 'rows', where: { date: ['from today'] } },
  ]),
  'pages/goods.json': lists('goods', [
    {
      type: 'list',
      of: 'goods',
      heading: 'Prices',
      as: 'table',
      columns: ['brand', 'price'],
      order: 'price',
    },
    { type: 'list', of: 'goods', heading: 'Brands', as: 'menu', by: 'brand', count: 3, pages: true },
  ]),
};

function postFile(slug: string): string {
  return `collections/news/${slug}.json`;
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
const table = 'collections/goods/rows.csv';

/** Writes a collection with a file for each row, and one with a table, each with a page of lists. */
export function writeCollections(content: string): void {
  const texts = Object.entries(files).map(([file, value]) => [file, json(value)] as const);
  const rows = ['slug;title;brand;price;summary', ...[1, 2, 3, 4, 5].map(line), ''].join('\n');
  for (const [file, text] of [...texts, [table, rows] as const]) {
    mkdirSync(dirname(join(content, file)), { recursive: true });
    writeFileSync(join(content, file), text);
  }
}

type Values = Record<string, unknown>;

function changeJson(path: string, change: (value: Values) => Values) {
  writeFileSync(path, json(change(JSON.parse(readFileSync(path, 'utf8')))));
}

const definition = (name: string, change: (collection: Values) => Values) => (place: EditPlace) =>
  changeJson(join(place.content, `collections/${name}/collection.json`), change);

const posts = ({ content }: EditPlace) =>
  readdirSync(join(content, 'collections/news')).filter((file) => file !== 'collection.json');
const aPost = (place: EditPlace) => join(place.content, 'collections/news', place.pick(posts(place)));

const inPost = (change: (place: EditPlace) => Values) => (place: EditPlace) =>
  changeJson(aPost(place), (row) => ({ ...row, ...change(place) }));

/** Changes the lines of the table below the names of its columns. */
const inTable = (change: (lines: string[], place: EditPlace) => string[]) => (place: EditPlace) => {
  const path = join(place.content, table);
  const [header = '', ...lines] = readFileSync(path, 'utf8').trimEnd().split('\n');
  writeFileSync(path, [header, ...change(lines, place), ''].join('\n'));
};

/** Changes one cell of a line. */
const inCell = (column: number, textFor: (place: EditPlace) => string) =>
  inTable((lines, place) => {
    const index = lines.indexOf(place.pick(lines));
    const cells = lines[index]?.split(';') ?? [];
    return lines.with(index, cells.with(column, textFor(place)).join(';'));
  });

const days = ['2026-10-15', '2026-11-20', '2026-12-10', '2027-01-05'];

/** What people do to rows, tables and templates. */
export const collectionEdits: Edits = {
  'a title of a row': inPost(({ count }) => ({ title: `Post number ${count}` })),
  'a text of a row that its lists show': inPost(({ count }) => ({ summary: about(`${count} in a row`) })),
  'a text of a row that only its page shows': inPost(({ count }) => ({ body: `Some *words* ${count}.` })),
  'a date of a row': inPost(({ pick }) => ({ date: pick(days) })),
  'the words of a row': inPost(({ pick }) => ({ tags: pick([['company'], ['network', 'storage'], []]) })),
  'a slug of a row': inPost(({ count }) => ({ slug: `slug-${count}` })),
  'a draft of a row, or its end': inPost(({ pick }) => ({ draft: pick([true, false]) })),
  'when a row comes': inPost(({ pick }) => ({ from: `${pick(days)}T00:00Z` })),
  'a new row': (place) =>
    writeFileSync(
      join(place.content, postFile(`new-${place.count}`)),
      json({
        ...post(place.count % 9),
        title: `New post ${place.count}`,
        summary: about(`${place.count} in a new row`),
      }),
    ),
  'a row less': (place) => {
    if (posts(place).length > 3) rmSync(aPost(place));
  },
  'a row in a file of another name': (place) =>
    renameSync(aPost(place), join(place.content, postFile(`renamed-${place.count}`))),
  'a mistake in a row': inPost(() => ({ date: 'tomorrow' })),
  'a number in a cell': inCell(3, ({ count }) => String(count * 7)),
  'a text in a cell': inCell(4, ({ count }) => about(`${count} in a cell`)),
  'a choice in a cell': inCell(2, ({ pick }) => pick(['Acme', 'Globex'])),
  'a slug in a cell': inCell(0, ({ count }) => `moved-${count}`),
  'a mistake in a cell': inCell(3, () => 'much'),
  'a new line of the table': inTable((lines, { count }) => [...lines, line(100 + count)]),
  'a line of the table less': inTable((lines, { pick }) =>
    lines.length > 3 ? lines.filter((each) => each !== pick(lines.slice(0, 1))) : lines,
  ),
  'lines of the table in another order': inTable((lines) => lines.toReversed()),
  'a word of a template': definition('news', ({ page, ...others }) => {
    const text = JSON.stringify(page).replace(/More\w*/, (found) => `${found}ish`.slice(0, 20));
    return { ...others, page: JSON.parse(text) };
  }),
  'what lists show': definition('goods', (collection) => ({
    ...collection,
    item: { title: '{title}, {brand}', value: '{price} $' },
  })),
  'a feed of more rows, or none': definition('news', ({ feed, ...others }) =>
    feed ? others : { ...others, feed: { path: '/news/feed.xml', items: 5 } },
  ),
  'the topics with enough rows': definition('news', (collection) => ({
    ...collection,
    groups: { ...Object(collection.groups), least: 1 + (Number(Object(collection.groups).least ?? 1) % 3) },
  })),
  'what a row is for search engines': definition('goods', ({ kind, ...others }) =>
    kind ? others : { ...others, kind: 'Product' },
  ),
  'how many rows a list shows': (place) =>
    changeJson(join(place.content, 'pages/news.json'), (page) => {
      const count = 1 + (place.count % 4);
      return JSON.parse(JSON.stringify(page).replace(/"count":\d+/, `"count":${count}`));
    }),
};
