import { expect, test } from 'vitest';
import { planField } from '../../../../site/schema/field-plan';
import { pastedItems } from './pasted-items';

const line = { $ref: '#/$defs/line' };
const listOf = (items: object) => ({ type: 'array', items, minItems: 1, maxItems: 9 });

function paste(items: object, text: string) {
  const plan = planField(listOf(items));
  return plan.is === 'list' ? pastedItems(plan, text) : 'no list';
}

test.each([
  [
    'are its rows',
    'Saw\t6.00\nDrill\t4.50\n',
    [
      ['Saw', '6.00'],
      ['Drill', '4.50'],
    ],
  ],
  ['have a dash for an empty cell', 'Saw\t\t6.00', [['Saw', '–', '6.00']]],
  [
    'are headings where the other cells are empty',
    'Wood\t\t\r\nSaw\t2\t6.00\r\n',
    [['Wood'], ['Saw', '2', '6.00']],
  ],
  ['have cells in quotes', '"A ""large""\nsaw"\t6\n\n', [['A "large" saw', '6']]],
])('cells of a spreadsheet that are pasted into rows %s', (_, text, rows) => {
  expect(paste(listOf(line), text)).toEqual(rows);
});

test('cells that are pasted into a list of lines are its items', () => {
  expect(paste(line, 'Tool\tFirst day, £')).toEqual(['Tool', 'First day, £']);
});

test('a text without cells, and one for other lists, is pasted as usual', () => {
  expect(paste(listOf(line), 'Saw\nDrill')).toBeUndefined();
  expect(paste(line, 'One\nTwo')).toBeUndefined();
  expect(paste({ $ref: '#/$defs/card' }, 'A\tB')).toBeUndefined();
});
