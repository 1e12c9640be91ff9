import { describe, expect, it } from 'vitest';
import { elementsOf, textsOf } from '../../../tests/support/html';
import { renderBlock } from '../../../tests/support/render-for-test';
import { describeColumns } from './describe-columns';
import { groupRows } from './group-rows';

const html = renderBlock({
  type: 'table',
  heading: 'Prices of services',
  columns: ['Service', 'What it contains', 'Minutes', 'Again, €'],
  rows: [
    ['Heart'],
    ['Check-up', 'Talk, ECG, blood values, and a plan', '45', '96.00'],
    ['Stress ECG', 'Bicycle test', '30', '–'],
    ['Lungs'],
    ['Lung function', 'Spirometry', '25'],
  ],
  note: 'Prices of 1 January.',
});
const named = (name: string) => elementsOf(html).filter((element) => element.name === name);

describe('table', () => {
  it('has its heading as the caption', () => {
    expect(textsOf(html, 'caption')).toEqual(['Prices of services']);
    expect(textsOf(html, 'h2')).toEqual(['Prices of services']);
  });

  it('names its columns, rows and groups of rows by head cells', () => {
    expect(named('th').map(({ attributes }) => attributes.scope)).toEqual(
      ['col', 'col', 'col', 'col', 'rowgroup', 'row', 'row', 'rowgroup', 'row'].map(String),
    );
    expect(textsOf(html, 'th').slice(4)).toEqual([
      'Heart',
      'Check-up',
      'Stress ECG',
      'Lungs',
      'Lung function',
    ]);
    expect(named('tbody')).toHaveLength(2);
  });

  it('names each value, which styles show where they make a list of it', () => {
    expect(named('td').map(({ attributes }) => attributes['data-label'])).toEqual(
      [1, 2, 3].flatMap(() => ['What it contains', 'Minutes', 'Again, €']),
    );
  });

  it('puts numbers at the end, and long values below their name', () => {
    expect(named('td').map(({ attributes }) => attributes.class)).toEqual(
      [1, 2, 3].flatMap(() => ['table-long-texts', 'table-numbers', 'table-numbers']),
    );
  });

  it('has an empty cell, which styles show as a dash, where a row has none', () => {
    expect(textsOf(html, 'td').slice(-3)).toEqual(['Spirometry', '25', '']);
  });

  it.each([
    [3, 'section table'],
    [4, 'section table table-wide'],
    [6, 'section table table-widest'],
  ])('becomes a list on phones, and on tablets, by its %i columns', (count, className) => {
    const columns = Array.from({ length: count }, (_, index) => `Column ${index}`);
    const [first = '', ...others] = columns;
    const wide = renderBlock({
      type: 'table',
      heading: 'A',
      columns: [first, ...others],
      rows: [[first, ...others]],
    });
    expect(wide).toMatch(new RegExp(`^<section[^>]* class="${className}"`));
  });
});

it.each([
  ['1,060.00', true],
  ['€12', true],
  ['12 €', true],
  ['12.50 EUR', true],
  ['118 / 76', true],
  ['−4.5 %', true],
  ['08:00–12:00', true],
  ['3 days', false],
  ['on request', false],
  ['+44 20 7946 0123 00000', false],
])('the value %j is a number: %s', (value, isNumber) => {
  const rows = [
    ['One', value],
    ['Two', '–'],
  ];
  expect(describeColumns(['Name', 'Value'], rows)[1]?.holds).toBe(isNumber ? 'numbers' : 'texts');
});

it('takes a row with one cell for a heading only where there are more columns', () => {
  expect(groupRows([['a'], ['b']], 1)).toEqual([{ rows: [['a'], ['b']] }]);
  expect(groupRows([['a', '1'], ['b'], ['c', '2']], 2)).toEqual([
    { rows: [['a', '1']] },
    { heading: 'b', rows: [['c', '2']] },
  ]);
});
