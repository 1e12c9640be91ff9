import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { timesOf } from '../../../tests/support/variations';
import { changeTable, fillCells, moveInTable, tableOf } from './edit-table';
import {
  type Caret,
  caretAt,
  type EditedUnits,
  joinBackward,
  joinForward,
  lengthOf,
  replaceSelected,
  type Selected,
  spanOf,
  splitUnit,
  styleUnits,
  textOfUnits,
  toggleList,
  typeText,
} from './edit-units';
import { insertApart } from './insert-apart';
import { hasMark, linkAt, toggleMark, writeLink } from './mark-units';
import { readUnits } from './read-units';
import type { Unit, WrittenUnit } from './units';
import { writeUnits } from './write-units';

const source =
  'One **two** three.\n\nSee [a page](/a).\n\n- first\n- second\n  - inner\n\nLast.' +
  '\n\n### A *heading*\n\n> One says\n> so.\n> — Somebody\n\n***\n\n' +
  '| To  | Days |\n|-----|-----:|\n| _Bali_ | 1 |\n| Lombok |2|\n\n![A hall](images/a.png "In October")\n\n> Other';
const units = readUnits(source) ?? [];
const select = (from: [number, number], to: [number, number] = from): Selected => ({
  from: { unit: from[0], offset: from[1] },
  to: { unit: to[0], offset: to[1] },
});
const written = (edited: EditedUnits) => writeUnits(source, units, edited.units);

describe('an edit changes what it is about', () => {
  test.each<[string, (all: readonly Unit[]) => EditedUnits, string, string]>([
    ['a word is typed', (all) => typeText(all, select([0, 3]), ' more'), 'One', 'One more'],
    ['a word in bold ones', (all) => typeText(all, select([0, 7]), 's'), 'two**', 'twos**'],
    ['a paragraph is split', (all) => splitUnit(all, select([0, 4])), 'One **', 'One\n\n**'],
    ['an item is split', (all) => splitUnit(all, select([2, 2])), 'first', 'fi\n- rst'],
    ['paragraphs are joined', (all) => joinBackward(all, { unit: 1, offset: 0 }), '.\n\nSee', '.See'],
    ['an item leaves its list', (all) => joinBackward(all, { unit: 4, offset: 0 }), '  - inner', '- inner'],
    [
      'an item is joined with the next',
      (all) => joinForward(all, { unit: 2, offset: 5 }),
      '\n- second',
      'second',
    ],
    ['words become bold', (all) => toggleMark(all, select([5, 0], [5, 4]), 'strong'), 'Last', '**Last**'],
    ['bold words become plain', (all) => toggleMark(all, select([0, 4], [0, 7]), 'strong'), '**two**', 'two'],
    ['a paragraph becomes an item', (all) => toggleList(all, select([0, 0]), true), 'One', '1. One'],
    ['items become paragraphs', (all) => toggleList(all, select([2, 0]), false), '- first\n', 'first\n\n'],
    [
      'words become a link',
      (all) => writeLink(all, select([5, 0], [5, 4]), 'Last', '/b'),
      'Last',
      '[Last](/b)',
    ],
    [
      'words are deleted over units',
      (all) => replaceSelected(all, select([0, 3], [1, 3]), []),
      ' **two** three.\n\nSee',
      '',
    ],
  ])('%s', (_, edit, before, after) => {
    expect(written(edit(units))).toBe(source.replace(before, after));
  });

  test('a link is found with all its words', () => {
    expect(linkAt(units, select([1, 6]))).toEqual({ ...select([1, 4], [1, 10]), href: '/a' });
    expect(linkAt(units, select([0, 0], [0, 3]))).toEqual({ ...select([0, 0], [0, 3]), href: '' });
  });

  test('a mark is there if all selected words have it', () => {
    expect(hasMark(units, select([0, 4], [0, 7]), 'strong')).toBe(true);
    expect(hasMark(units, select([0, 0], [0, 7]), 'strong')).toBe(false);
  });

  test('a place in all words is one in a unit', () => {
    for (let place = 0; place <= textOfUnits(units).length; place++) {
      const caret = caretAt(units, place);
      expect(spanOf(units, { from: caret, to: caret }).start).toBe(place);
    }
  });
});

const edits: readonly ((all: readonly Unit[], at: Selected) => EditedUnits)[] = [
  (all, at) => typeText(all, at, 'x'),
  (all, at) => typeText(all, at, ' *'),
  splitUnit,
  (all, { from }) => joinBackward(all, { ...from, offset: 0 }),
  (all, { from }) =>
    joinForward(all, {
      ...from,
      offset: lengthOf(all[from.unit] ?? { kind: { type: 'paragraph' }, runs: [] }),
    }),
  (all, at) => toggleMark(all, at, 'strong'),
  (all, at) => toggleMark(all, at, 'em'),
  (all, at) => toggleList(all, at, false),
  (all, at) => toggleList(all, at, true),
  (all, at) => replaceSelected(all, at, []),
  (all, at) => writeLink(all, at, 'words', '/a'),
  (all, at) => styleUnits(all, at, () => ({ type: 'heading', depth: 3 })),
  (all, at) => styleUnits(all, at, (_, first) => ({ type: 'quote', first })),
  (all, { from }) => changeTable(all, from, 'addRow'),
  (all, { from }) => changeTable(all, from, 'addColumn'),
  (all, { from }) => fillCells(all, from, [['5 * 3']]),
  (all, at) => insertApart(all, at, [{ kind: { type: 'rule' }, runs: [] }]),
  (all, at) => insertApart(all, at, tableOf([['']])),
];

describe('a table', () => {
  const text = 'Before\n\n| To  | Days |\n|-----|-----:|\n| _Bali_ | 1 |\n| Lombok |2|\n\nBehind';
  const cells = readUnits(text) ?? [];
  test.each<[string, (all: readonly Unit[]) => EditedUnits | undefined, string, string]>([
    ['gets a row', (all) => changeTable(all, { unit: 3, offset: 0 }, 'addRow'), '| Lom', '|  |  |\n| Lom'],
    [
      'gets a column',
      (all) => changeTable(all, { unit: 1, offset: 0 }, 'addColumn'),
      text,
      'Before\n\n| To  |  | Days |\n| ----- | --- | -----: |\n| _Bali_ |  | 1 |\n| Lombok |  | 2|\n\nBehind',
    ],
    ['loses a row', (all) => changeTable(all, { unit: 4, offset: 0 }, 'deleteRow'), '| _Bali_ | 1 |\n', ''],
    [
      'is deleted',
      (all) => changeTable(all, { unit: 4, offset: 0 }, 'deleteTable'),
      text,
      'Before\n\nBehind',
    ],
    [
      'gets a row behind its last cell',
      (all) => moveInTable(all, { unit: 6, offset: 0 }, 1),
      '|2|',
      '|2|\n|  |  |',
    ],
    ['takes cells', (all) => fillCells(all, { unit: 5, offset: 0 }, [['Java', '3']]), 'Lombok |2', 'Java |3'],
    [
      'keeps its cells when words over them are deleted',
      (all) => replaceSelected(all, select([0, 3], [3, 4]), []),
      text,
      'Bef\n\n|   |  |\n|-----|-----:|\n|  | 1 |\n| Lombok |2|\n\nBehind',
    ],
  ])('%s', (_, edit, before, after) => {
    const edited = edit(cells);
    expect(edited && writeUnits(text, cells, edited.units)).toBe(text.replace(before, after));
  });
});

test('edits after each other change no byte of what they are not about', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(), fc.nat(), fc.nat(), fc.nat()), { maxLength: 20 }), (steps) => {
      let text = source;
      for (const [which, first, second, length] of steps) {
        const all = readUnits(text);
        if (!all || all.length === 0) return;
        const at = place(all, first, second, length);
        const edit = edits[which % edits.length];
        if (!edit) return;
        const next = writeUnits(text, all, edit(all, at).units);
        // Joining is also about the units beside it.
        const kept = (unit: WrittenUnit, index: number) =>
          (index < at.from.unit - 1 || index > at.to.unit + 1) && text.slice(unit.start, unit.end);
        for (const words of all.map(kept)) if (words !== false) expect(next).toContain(words);
        text = next;
      }
    }),
    { numRuns: timesOf(300) },
  );
});

function place(all: readonly Unit[], first: number, second: number, length: number): Selected {
  const unit = first % all.length;
  const last = Math.min(all.length - 1, unit + (length % 2));
  const offset = (index: number, wanted: number): Caret => {
    const found = all[index];
    return { unit: index, offset: found ? wanted % (lengthOf(found) + 1) : 0 };
  };
  const [from, to] = [offset(unit, second), offset(last, second + length)];
  return unit === last && to.offset < from.offset ? { from: to, to: from } : { from, to };
}
