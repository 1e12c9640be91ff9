import { describe, expect, test } from 'vitest';
import { editFolder } from '../../../../tests/support/edits/edited-folder';
import { addCollections, collectionFiles } from '../../../../tests/support/edits/with-collections';
import type { RowCommand, RowName } from '../../protocol/requests/collection-requests';
import { collectionHandlers } from './collection-handlers';

const table = 'collections/products/rows.csv';
const before = collectionFiles[table] ?? '';
const moved = 'collections/posts/moved.json';

function open() {
  const edited = editFolder('valid/many-files', '', addCollections);
  const handlers = collectionHandlers(edited.workspace);
  const { watcher } = edited;
  return {
    ...edited,
    collections: () => handlers.collections({}, watcher),
    read: async (name: string) => {
      const answer = await handlers.collection({ name }, watcher);
      if (!answer) throw new Error(`There is no collection ${name}.`);
      return answer;
    },
    change: (collection: string, command: RowCommand) =>
      handlers.changeRows({ collection, command }, watcher),
  };
}

const row = (index: number, slug: string): RowName => ({ file: table, pointer: `/${index}`, slug });

describe('a collection', () => {
  test('is listed with its rows, whose pages are those of no file', async () => {
    const { collections, last } = open();
    expect(await collections()).toEqual([
      { name: 'posts', title: 'Posts', rows: 1 },
      { name: 'products', title: 'Products', rows: 3 },
    ]);
    const made = last('pages')?.pages.filter(({ collection }) => collection !== undefined);
    expect(made?.map(({ path, collection }) => `${collection} ${path}`)).toEqual([
      'posts /posts/moved',
      'products /products/desk',
      'products /products/fiber',
      'products /products/rack',
    ]);
  });

  test('has a column for each field, and the texts of its rows', async () => {
    const { read } = open();
    const products = await read('products');
    expect(products.columns.map(({ label, isNumber }) => [label, isNumber])).toEqual([
      ['Title', false],
      ['Brand', false],
      ['Price, Rp', true],
      ['Summary', false],
      ['Page address', false],
    ]);
    expect(products.rows[1]).toMatchObject({ ...row(1, 'rack'), path: '/products/rack' });
    expect(products.rows.map(({ cells }) => cells.slice(0, 3))).toEqual([
      ['Fiber switch', 'Acme', '980'],
      ['Rack', 'Globex', '1200'],
      ['Desk phone', 'Acme', '70'],
    ]);
    expect(products.topics).toEqual({ column: 1, words: ['Acme', 'Globex'] });
    const posts = await read('posts');
    expect(posts.topics).toBe(undefined);
    expect(posts.rows.map(({ slug, cells }) => [slug, cells[3]])).toEqual([['moved', 'company']]);
  });
});

describe('rows are changed as one step of undo', () => {
  test.each<[string, RowCommand, string]>([
    [
      'a cell',
      { do: 'fill', rows: [row(0, 'fiber')], columns: ['price'], cells: [['990']] },
      before.replace('980', '990'),
    ],
    [
      'cells of several rows',
      {
        do: 'fill',
        rows: [row(1, 'rack'), row(2, 'desk')],
        columns: ['brand', 'price'],
        cells: [
          ['Acme', '1'],
          ['Globex', '2'],
        ],
      },
      before.replace('Globex;1200', 'Acme;1').replace('Acme;70', 'Globex;2'),
    ],
    ['a row that is deleted', { do: 'delete', row: row(1, 'rack') }, before.replace(/rack.*\r\n/, '')],
  ])('%s', async (_, command, expected) => {
    const { change, workspace, watcher, written } = open();
    await change('products', command);
    workspace.save();
    expect(written(table)).toBe(expected);
    workspace.undo(watcher);
    workspace.save();
    expect(written(table)).toBe(before);
  });

  test('lines of a paste that go beyond the last row are new rows', async () => {
    const { change, workspace, watcher, written } = open();
    const cells = [
      ['Desk phone 2', 'Acme', '80'],
      ['Été chaud', 'Globex', '5'],
      ['Rack!', 'Globex', '6'],
    ];
    const place = await change('products', {
      do: 'fill',
      rows: [row(2, 'desk')],
      columns: ['title', 'brand', 'price'],
      cells,
    });
    workspace.save();
    expect(place).toEqual({ file: table, pointer: '/4' });
    const lines = written(table).split('\r\n');
    expect(lines.slice(3).map((line) => line.split(';').slice(0, 4))).toEqual([
      ['desk', 'Desk phone 2', 'Acme', '80'],
      ['ete-chaud', 'Été chaud', 'Globex', '5'],
      ['rack-2', 'Rack!', 'Globex', '6'],
      [''],
    ]);
    workspace.undo(watcher);
    workspace.save();
    expect(written(table)).toBe(before);
  });

  test('a new row is valid and a draft, in a table and in a file', async () => {
    const { change, workspace, written, last } = open();
    expect(await change('products', { do: 'add', name: 'Été' })).toEqual({ file: table, pointer: '/3' });
    const place = await change('posts', { do: 'add', name: 'We have moved: again' });
    workspace.save();
    expect(place).toEqual({ file: 'collections/posts/we-have-moved-again.json', pointer: '' });
    expect(last('held')?.files).toEqual([]);
    expect(written(table)).toMatch(
      /^slug;title;brand;price;summary;draft\r\n[\s\S]*\r\nete;Été;Acme;0;Summary 4.*;true\r\n$/,
    );
    expect(JSON.parse(written('collections/posts/we-have-moved-again.json'))).toMatchObject({
      draft: true,
      title: 'We have moved: again',
    });
  });

  test('a text in a cell of a row with a file becomes what its field takes', async () => {
    const { change, workspace, written } = open();
    const rows = [{ file: moved, pointer: '', slug: 'moved' }];
    await change('posts', { do: 'fill', rows, columns: ['tags'], cells: [['company, network']] });
    workspace.save();
    expect(JSON.parse(written(moved))).toMatchObject({ tags: ['company', 'network'] });
  });

  test('a paste leaves pictures as they are, and is refused where it would need one', async () => {
    const { change, workspace, written } = open();
    const rows = [{ file: moved, pointer: '', slug: 'moved' }];
    const fill = (columns: string[], cells: string[][]) =>
      change('posts', { do: 'fill', rows, columns, cells });
    await fill(
      ['tags', 'image'],
      [
        ['network', ''],
        ['company', ''],
      ],
    );
    workspace.save();
    expect(JSON.parse(written(moved))).toMatchObject({ tags: ['network'] });
    for (const columns of [['tags', 'image'], ['image']])
      expect(() => fill(columns, [columns.map(() => 'network')])).toThrow(
        '“Image” has no text. Change it in the form of its row.',
      );
    expect(() => fill(['image'], [['']])).toThrow('“Image” has no text.');
  });

  test('what is wrong stays, is said at its cell, and is not written', async () => {
    const { change, workspace, read, written, last } = open();
    await change('products', {
      do: 'fill',
      rows: [row(0, 'fiber')],
      columns: ['price'],
      cells: [['8,9 million']],
    });
    workspace.save();
    expect(written(table)).toBe(before);
    expect(last('held')?.files).toEqual([table]);
    expect((await read('products')).rows[0]?.cells[2]).toBe('8,9 million');
    expect(last('problems')?.problems.filter(({ severity }) => severity === 'error')).toMatchObject([
      { file: table, pointer: '/0/price', line: 2, message: '"8,9 million" is not a number.' },
    ]);
  });

  test('a row that is elsewhere now is refused', () => {
    const { change } = open();
    expect(() =>
      change('products', { do: 'fill', rows: [row(0, 'rack')], columns: ['price'], cells: [['1']] }),
    ).toThrow('This row is elsewhere now. Look at the table again.');
  });
});
