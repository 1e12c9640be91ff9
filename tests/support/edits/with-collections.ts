import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const text = (value: unknown) => JSON.stringify(value, null, 2);

const about = (name: string) =>
  `${name}, told in one sentence of more than fifty characters for search results.`;

const page = {
  title: '{title} at Acme',
  description: '{summary}',
  parent: '/',
  blocks: [{ type: 'hero', heading: '{title}', lead: 'Sold by Acme' }],
};
const item = { title: '{title}', text: '{summary}' };
const summary = { kind: 'line', min: 50, max: 155 };
const title = { kind: 'line', max: 60 };

/** A collection with a table, and one with a file for each row. */
export const collectionFiles: Readonly<Record<string, string>> = {
  'collections/products/collection.json': text({
    name: 'Products',
    fields: {
      title,
      brand: { kind: 'choice', of: ['Acme', 'Globex'] },
      price: { kind: 'number', label: 'Price, Rp' },
      summary,
    },
    path: '/products/{slug}',
    page,
    item,
    // So many that no topic has a page.
    groups: {
      by: 'brand',
      path: '/products/of/{tag}',
      least: 9,
      page: {
        ...page,
        title: '{tag}',
        description: about('All of {tag}'),
        blocks: [{ type: 'hero', heading: '{tag}' }],
      },
    },
  }),
  'collections/products/rows.csv': [
    'slug;title;brand;price;summary',
    `fiber;Fiber switch;Acme;980;${about('A fiber switch')}`,
    `rack;Rack;Globex;1200;${about('A rack')}`,
    `desk;Desk phone;Acme;70;${about('A phone')}`,
    '',
  ].join('\r\n'),
  'collections/posts/collection.json': text({
    name: 'Posts',
    fields: {
      title,
      date: { kind: 'date' },
      summary,
      tags: { kind: 'words', of: ['company', 'network'] },
      image: { kind: 'fileImage', optional: true },
    },
    path: '/posts/{slug}',
    page,
    item,
  }),
  'collections/posts/moved.json': text({
    title: 'We have moved',
    date: '2026-01-02',
    summary: about('The new office'),
    tags: ['company'],
  }),
};

/** Adds both to a content folder. */
export function addCollections(folder: string): void {
  for (const [file, content] of Object.entries(collectionFiles)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  }
}
