import fc from 'fast-check';
import { expect, test } from 'vitest';
import { timesOf } from '../../../tests/support/variations';
import { changeTable, type TableChange } from './edit-table';
import { readUnits } from './read-units';
import { textOfRuns } from './runs';
import { tidyUnits } from './tidy-units';
import type { Unit, UnitKind } from './units';
import { writeUnits } from './write-units';

const words = fc
  .array(
    fc.constantFrom(
      'a',
      'Word',
      ' ',
      ' ',
      '*',
      '_',
      '`',
      '[',
      ']',
      '(x)',
      '\\',
      '\n',
      '- ',
      '1. ',
      '# ',
      '> ',
      '&amp;',
      '<b>',
      '!',
      '"',
      '.',
      'é',
      '😀',
      '{site.name}',
      '~~',
      'a|b',
      '=',
      '+ ',
    ),
    { maxLength: 5 },
  )
  .map((parts) => parts.join(''));
const runs = fc.array(
  fc.record({
    text: words,
    strong: fc.boolean(),
    em: fc.boolean(),
    code: fc.constantFrom(false, false, false, true),
    href: fc.constantFrom('', '', '', '/contact', 'https://example.org/?a=1&b=2'),
  }),
  { maxLength: 4 },
);
const kinds: fc.Arbitrary<UnitKind> = fc.oneof(
  fc.constant<UnitKind>({ type: 'paragraph' }),
  fc.constant<UnitKind>({ type: 'rule' }),
  fc.record({ type: fc.constant('heading' as const), depth: fc.constantFrom<3 | 4>(3, 4) }),
  fc.record({ type: fc.constant('quote' as const), first: fc.boolean() }),
  fc.record({ type: fc.constant('item' as const), ordered: fc.boolean(), depth: fc.nat(2) }),
);
const picture: fc.Arbitrary<Unit[]> = fc.record({ alt: words, caption: words }).map(({ alt, caption }) => [
  {
    kind: { type: 'picture', src: 'images/a.png', alt: oneLine(alt), caption: oneLine(caption) },
    runs: [],
  },
]);
const oneLine = (text: string) => text.replaceAll('\n', ' ');
const table: fc.Arbitrary<Unit[]> = fc
  .tuple(
    fc.array(fc.constantFrom('---', '--:', ':-:'), { minLength: 1, maxLength: 3 }),
    fc.integer({ min: 1, max: 3 }),
  )
  .chain(([rules, count]) =>
    fc.array(runs, { minLength: rules.length * count, maxLength: rules.length * count }).map((cells) =>
      cells.map((cell, index): Unit => {
        const begins = index % rules.length > 0 ? 'cell' : index > 0 ? 'row' : 'table';
        return { kind: { type: 'cell', begins, rule: rules[index % rules.length] ?? '---' }, runs: cell };
      }),
    ),
  );
const block = fc
  .record({ kind: kinds, runs })
  .map((unit): Unit[] => [unit.kind.type === 'rule' ? { ...unit, runs: [] } : unit]);
const units = fc
  .array(fc.oneof({ weight: 5, arbitrary: block }, picture, table), { maxLength: 5 })
  .map((blocks) => blocks.flat());
const numRuns = timesOf(2000);

/** A place that is not within a table. */
const edgeFrom = (all: readonly Unit[], place: number): number => {
  const kind = all[place]?.kind;
  return kind?.type === 'cell' && kind.begins !== 'table' ? edgeFrom(all, place + 1) : place;
};

const shape = (some: readonly Unit[]) => some.map(({ kind, runs: all }) => [kind, textOfRuns(all)]);

test('what is in the box is in the source, letter by letter', () => {
  fc.assert(
    fc.property(units, (wanted) => {
      const source = writeUnits('', [], wanted);
      const read = readUnits(source);
      expect([source, read && shape(tidyUnits(read))]).toEqual([source, shape(tidyUnits(wanted))]);
    }),
    { numRuns },
  );
});

test('what is in a table stays byte by byte when it gets another row or column, or loses one', () => {
  const changes: TableChange[] = ['addColumn', 'addRow', 'deleteColumn', 'deleteRow', 'deleteTable'];
  fc.assert(
    fc.property(
      units,
      table,
      units,
      fc.nat(),
      fc.constantFrom(...changes),
      (first, cells, last, at, change) => {
        const source = writeUnits('', [], [...first, ...cells, ...last]);
        const before = readUnits(source) ?? [];
        const [unit] = before
          .flatMap(({ kind }, index) => (kind.type === 'cell' ? [index] : []))
          .slice(at % cells.length);
        if (unit === undefined) return;
        const edited = changeTable(before, { unit, offset: 0 }, change).units;
        const written = writeUnits(source, before, edited);
        for (const [index, kept] of before.entries())
          if (edited.includes(kept) || edited.some(({ runs: own }) => own === kept.runs && own.length > 0))
            expect([index, written]).toEqual([
              index,
              expect.stringContaining(source.slice(kept.start, kept.end)),
            ]);
        expect(shape(tidyUnits(readUnits(written) ?? []))).toEqual(shape(tidyUnits(edited)));
      },
    ),
    { numRuns: Math.ceil(numRuns / 10) },
  );
});

test('what is outside of the units that are edited stays byte by byte', () => {
  fc.assert(
    fc.property(units, units, fc.nat(), fc.nat(), (first, inserted, from, length) => {
      const source = writeUnits('', [], first);
      const before = readUnits(source) ?? [];
      const start = edgeFrom(before, from % (before.length + 1));
      const end = edgeFrom(before, start + (length % (before.length - start + 1)));
      const wanted: Unit[] = [...before.slice(0, start), ...inserted, ...before.slice(end)];
      const written = writeUnits(source, before, wanted);
      for (const kept of [...before.slice(0, start), ...before.slice(end)])
        expect(written).toContain(source.slice(kept.start, kept.end));
      expect(shape(tidyUnits(readUnits(written) ?? []))).toEqual(shape(tidyUnits(wanted)));
    }),
    { numRuns },
  );
});
