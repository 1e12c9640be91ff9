import { expect, test } from 'vitest';
import { type NewsSite, newsFiles } from '../../../../tests/support/news-site';
import { pictureUses } from './picture-uses';

const definition = {
  fields: {
    title: { kind: 'line' },
    image: { kind: 'fileImage', optional: true },
    body: { kind: 'longText', optional: true },
  },
  path: '/news/{slug}',
  page: { blocks: [{ type: 'split', image: { type: 'file', src: 'images/all.jpg', alt: 'All' } }] },
  item: { title: '{title}', image: { type: 'file', src: 'images/item.jpg', alt: 'Item' } },
};

const templates = {
  'images/all.jpg': 'collections/news/collection.json/page/blocks/0/image/src',
  'images/item.jpg': 'collections/news/collection.json/item/image/src',
};

test.each<[string, NonNullable<NewsSite['rows']>, Readonly<Record<string, string>>]>([
  [
    'a file',
    {
      moved: {
        image: { type: 'file', src: 'images/desk.jpg', alt: 'A desk' },
        body: 'Seen.\n\n![A lamp](images/lamp.jpg)',
      },
    },
    {
      'images/desk.jpg': 'collections/news/moved.json/image/src',
      'images/lamp.jpg': 'collections/news/moved.json/body',
    },
  ],
  [
    'a table',
    'slug,title,image,body\nmoved,Moved,images/desk.jpg A desk,![A lamp](images/lamp.jpg)\n',
    {
      'images/desk.jpg': 'collections/news/rows.csv/0/image/src',
      'images/lamp.jpg': 'collections/news/rows.csv/0/body',
    },
  ],
])('a picture of a row in %s is used, and that of a template', (_, rows, expected) => {
  const uses = pictureUses(newsFiles({ definition, rows }));
  const places = [...uses].map(([src, all]) => [src, all.map(({ file, pointer }) => file + pointer).join()]);
  expect(Object.fromEntries(places)).toEqual({ ...templates, ...expected });
});
