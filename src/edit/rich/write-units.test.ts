import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readUnits } from './read-units';
import { textOfRuns } from './runs';
import type { Unit, UnitKind } from './units';
import { tidyUnits, writeUnits } from './write-units';

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
const units: fc.Arbitrary<Unit[]> = fc.array(
  fc.record({ kind: kinds, runs }).map((unit) => (unit.kind.type === 'rule' ? { ...unit, runs: [] } : unit)),
  { maxLength: 5 },
);
const numRuns = Number(process.env.RUNS ?? 2000);

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

test('what is outside of the units that are edited stays byte by byte', () => {
  fc.assert(
    fc.property(units, units, fc.nat(), fc.nat(), (first, inserted, from, length) => {
      const source = writeUnits('', [], first);
      const before = readUnits(source) ?? [];
      const start = from % (before.length + 1);
      const end = start + (length % (before.length - start + 1));
      const wanted: Unit[] = [...before.slice(0, start), ...inserted, ...before.slice(end)];
      const written = writeUnits(source, before, wanted);
      for (const kept of [...before.slice(0, start), ...before.slice(end)])
        expect(written).toContain(source.slice(kept.start, kept.end));
      expect(shape(tidyUnits(readUnits(written) ?? []))).toEqual(shape(tidyUnits(wanted)));
    }),
    { numRuns },
  );
});
