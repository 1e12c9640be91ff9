import { describe, expect, test } from 'vitest';
import { memoryFiles } from '../../site/files/memory-files';
import { anchorTransaction, applyTransaction, isUnfit } from '../apply-transaction';
import type { Operation, ValueOperation } from '../operation';
import { overlayFiles } from '../overlay-files';

const file = 'collections/products/rows.csv';
const table = 'slug;title;price\r\na;"One; ""A""";1\r\nb;Two\r\n\r\nc;Three;3\r\n';

type Step = Pick<ValueOperation, 'op' | 'at'> & { to?: string; value?: unknown; was?: unknown };

const filesOf = (text: string) => memoryFiles({ [file]: text });
const operationOf = (step: Step): Operation => ({ file, ...step }) as ValueOperation;
const apply = (text: string, operations: readonly Operation[]) =>
  applyTransaction(filesOf(text), { name: 'Test', operations });

/** The table after operations, or why the first does not fit. */
function edited(text: string, ...steps: readonly Step[]): string | undefined {
  const made = apply(text, steps.map(operationOf));
  return isUnfit(made)
    ? [...made.conflicts, ...made.findings].map(({ message }) => message).join()
    : (made.changes[0]?.text ?? text);
}

describe('a change of a table', () => {
  test.each<[string, Step, string]>([
    ['a cell', { op: 'set', at: '/0/price', value: '2' }, table.replace(';1\r', ';2\r')],
    ['a cell in quotes', { op: 'set', at: '/0/title', value: 'B' }, table.replace('"One; ""A"""', '"B"')],
    ['a number', { op: 'set', at: '/2/price', value: 4.5 }, table.replace('Three;3', 'Three;4.5')],
    [
      'a cell that the line does not have',
      { op: 'set', at: '/1/price', value: '2' },
      table.replace('Two', 'Two;2'),
    ],
    ['some words', { op: 'set', at: '/0/price', value: ['x', 'y'] }, table.replace(';1\r', ';x, y\r')],
    ['an empty cell', { op: 'insert', at: '/1/price', value: '2' }, table.replace('Two', 'Two;2')],
    ['a cell that is emptied', { op: 'remove', at: '/2/price' }, table.replace('Three;3', 'Three;')],
    [
      'a field that the table has no column for',
      { op: 'set', at: '/2/brand', value: 'HPE' },
      table.replace('price', 'price;brand').replace('Three;3', 'Three;3;HPE'),
    ],
    ['a row at the end', { op: 'insert', at: '/-', value: { slug: 'd', price: 5 } }, `${table}d;;5\r\n`],
    [
      'a row between others',
      { op: 'insert', at: '/1', value: { slug: 'd', title: 'x;y' } },
      table.replace('b;Two', 'd;"x;y";\r\nb;Two'),
    ],
    ['a row that goes', { op: 'remove', at: '/1' }, table.replace('b;Two\r\n', '')],
    [
      'a row that moves',
      { op: 'move', at: '/2', to: '/0' },
      table.replace('c;Three;3\r\n', '').replace('a;', 'c;Three;3\r\na;'),
    ],
  ])('%s changes nothing else, and its undo gives the same bytes', (_, step, expected) => {
    expect(edited(table, step)).toBe(expected);
    const made = apply(table, [operationOf(step)]);
    if (isUnfit(made)) throw new Error('It does not fit.');
    const now = overlayFiles(filesOf(table));
    now.show(made.changes);
    const undone = applyTransaction(now, made.inverse);
    expect(isUnfit(undone) ? undone.conflicts : undone.changes[0]?.text).toBe(table);
  });

  test('many cells are changed at once, also two that a line does not have', () => {
    expect(
      edited(
        'slug,a,b\nx\ny,1,2\n',
        { op: 'set', at: '/0/b', value: '3' },
        { op: 'set', at: '/0/a', value: '2' },
        { op: 'set', at: '/1/a', value: '7' },
        { op: 'set', at: '/1/a', value: '8' },
        { op: 'insert', at: '/-', value: { slug: 'z' } },
      ),
    ).toBe('slug,a,b\nx,2,3\ny,8,2\nz,,\n');
  });

  test.each<[string, Step, string]>([
    [
      'a cell that is another one now',
      { op: 'set', at: '/0/price', value: '2', was: '7' },
      `${file} /0/price: This is "1" now, not "7". It was to become "2".`,
    ],
    [
      'a cell that must be empty',
      { op: 'insert', at: '/0/price', value: '2' },
      `${file} /0/price: This exists already, as "1". It was to become "2".`,
    ],
    [
      'a row that is not there',
      { op: 'set', at: '/7/price', value: '2' },
      `${file} /7/price: This does not exist, or it can’t be told which one is meant. It was to become "2".`,
    ],
    [
      'a value that no cell can have',
      { op: 'set', at: '/0/price', value: { type: 'scene' } },
      `${file} /0/price: Only a list takes items, and only an object takes fields. It was to become {"type":"scene"}.`,
    ],
  ])('does not fit: %s', (_, step, message) => expect(edited(table, step)).toBe(message));

  test('of a table with a mistake is refused with that mistake', () => {
    expect(edited('slug,a\nx,"1\n', { op: 'set', at: '/0/a', value: '2' })).toBe(
      'This quotation mark begins a cell, and none ends it.',
    );
  });
});

describe('a change that was made for an older table', () => {
  const placed = (now: string, step: Step) => {
    const { operations } = anchorTransaction(filesOf(table), {
      name: 'Test',
      operations: [operationOf(step)],
    });
    const made = apply(now, JSON.parse(JSON.stringify(operations)));
    return isUnfit(made) ? made.conflicts.map(({ reason }) => reason).join() : made.changes[0]?.text;
  };
  const rows = (...lines: readonly string[]) => ['slug;title;price', ...lines, ''].join('\r\n');

  test.each<[string, string, Step, string]>([
    [
      'finds its row by its slug',
      rows('n;New;9', 'c;Three;3', 'b;Two'),
      { op: 'set', at: '/2/price', value: '4' },
      rows('n;New;9', 'c;Three;4', 'b;Two'),
    ],
    [
      'finds a row that has another slug by those beside it',
      rows('a;One;1', 'other;Two', 'c;Three;3'),
      { op: 'set', at: '/1/title', value: 'Zwei' },
      rows('a;One;1', 'other;Zwei', 'c;Three;3'),
    ],
    ['is told that its row is gone', rows('b;Two'), { op: 'set', at: '/2/price', value: '4' }, 'missing'],
    [
      'is told that its cell was filled',
      rows('b;Two;2'),
      { op: 'set', at: '/1/price', value: '4' },
      'exists',
    ],
  ])('%s', (_, now, step, expected) => expect(placed(now, step)).toBe(expected));
});
