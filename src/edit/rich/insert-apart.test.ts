import { describe, expect, test } from 'vitest';
import { tableOf } from './edit-table';
import { insertApart } from './insert-apart';
import { readUnits } from './read-units';
import type { Unit, UnitKind } from './units';
import { writeUnits } from './write-units';

const source =
  'One.\n\n- first\n- second\n\n> Said.\n>\n> — By\n\n> Other\n\n| a | b |\n| - | - |\n| c | d |\n\nLast.';
const units = readUnits(source) ?? [];
const unit = (kind: UnitKind): Unit => ({ kind, runs: [] });
const at = (place: number) => ({ from: { unit: place, offset: 1 }, to: { unit: place, offset: 1 } });
const rule = unit({ type: 'rule' });

describe('what is apart is inserted', () => {
  test.each([
    ['behind a paragraph', 0, 'One.'],
    ['behind a list', 1, '- second'],
    ['behind a quote', 3, '> — By'],
    ['behind a table', 6, '| c | d |'],
    ['at the end', 10, 'Last.'],
  ])('%s', (_, place, before) => {
    const edited = insertApart(units, at(place), [rule]);
    expect(writeUnits(source, units, edited.units)).toBe(source.replace(before, `${before}\n\n---`));
    expect(edited.units[edited.selected.from.unit - 1]).toBe(rule);
  });

  test.each<[string, Unit[], string]>([
    [
      'a picture',
      [unit({ type: 'picture', src: 'images/a.png', alt: '', caption: '' })],
      '![](images/a.png)',
    ],
    [
      'a table',
      tableOf([
        ['', ''],
        ['', ''],
      ]),
      '|  |  |\n| --- | --- |\n|  |  |',
    ],
  ])('%s in the place of an empty paragraph', (_, inserted, expected) => {
    const edited = insertApart([unit({ type: 'paragraph' })], at(0), inserted);
    expect(edited.units).toEqual(inserted);
    expect(edited.selected.from).toEqual({ unit: 0, offset: 0 });
    const written = writeUnits('', [], edited.units);
    expect(written).toBe(expected);
    expect(readUnits(written)).toMatchObject(inserted);
  });
});
