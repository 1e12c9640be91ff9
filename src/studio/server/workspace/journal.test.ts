import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { temporaryFolder } from '../../../../tests/support/temporary-site';
import { openJournal } from './journal';

const operations = [{ op: 'delete', file: 'a.json' }] as const;
const change = (number: number) => ({
  type: 'change',
  kind: 'edit',
  number,
  transactions: [{ name: 'Edit', operations }],
  inverse: { name: 'Undo', transactions: [] },
  replaces: false,
});

const open = (path: string) => {
  const journal = openJournal(path, () => null, { madeBy: () => undefined, forget: () => {} });
  journal.close();
  return journal.records.flatMap((record) => (record.type === 'change' ? [record.number] : []));
};

const first = '{"format":1}';

function fileOf(...lines: readonly string[]): string {
  const path = join(temporaryFolder(), 'journal.ndjson');
  writeFileSync(path, lines.join('\n'));
  return path;
}

const journalOf = (...lines: readonly string[]) => fileOf(first, ...lines);

test.each([1, 20, 60])('a last line without its last %i characters is damage, and is kept', (missing) => {
  const printed = vi.spyOn(console, 'error').mockImplementation(() => {});
  const path = journalOf(JSON.stringify(change(1)), JSON.stringify(change(2)).slice(0, -missing));
  expect(open(path)).toEqual([1]);
  expect(printed).toHaveBeenCalledOnce();
  expect(readdirSync(dirname(path))).toHaveLength(2);
});

test('a whole last line counts without its line end, and what follows has a line of its own', () => {
  const path = journalOf(JSON.stringify(change(1)), JSON.stringify(change(2)));
  const journal = openJournal(path, () => null, { madeBy: () => undefined, forget: () => {} });
  journal.add({ type: 'skipped', kind: 'undo' });
  journal.close();
  expect(open(path)).toEqual([1, 2]);
  expect(readdirSync(dirname(path))).toEqual([basename(path)]);
});

test.each([
  '{"type":"history"}',
  '{"type":"saved"}',
  '{"type":"saved","held":"all"}',
  '{"type":"conflicts"}',
  '{"type":"conflicts","conflicts":[{}]}',
  '{"type":"skipped","kind":"x"}',
  '{"type":"known"}',
  '{"type":"made","numbers":[1]}',
  '{"type":"saving","held":[],"hashes":{"a.json":1}}',
  '{"type":"constructor"}',
  '{"type":"change","number":1}',
  JSON.stringify({ ...change(1), inverse: {} }),
  JSON.stringify({ ...change(1), transactions: [{ name: 'Edit', operations: [null] }] }),
  'null',
  '[]',
  '5',
])('a line of another shape is damage: %s', (line) => {
  const printed = vi.spyOn(console, 'error').mockImplementation(() => {});
  const path = journalOf(line, JSON.stringify(change(2)), '');
  expect(open(path)).toEqual([2]);
  expect(printed).toHaveBeenCalledOnce();
});

test.each([
  ['{"format":2}', 'the format 2'],
  ['{"format":"1"}', 'the format "1"'],
  [JSON.stringify(change(1)), 'no format'],
])('a journal of another format is put aside and named, and never parsed: %s', (line, what) => {
  const printed = vi.spyOn(console, 'error').mockImplementation(() => {});
  const path = fileOf(line, JSON.stringify(change(2)), '');
  const before = readFileSync(path);
  expect(open(path)).toEqual([]);
  const [kept = ''] = readdirSync(dirname(path)).filter((name) => name !== basename(path));
  expect(readFileSync(join(dirname(path), kept))).toEqual(before);
  expect(printed.mock.calls).toEqual([
    [
      `The studio's journal has ${what}, and this version reads format 1. It is kept as ${join(dirname(path), kept)}: what was not saved is only there.`,
    ],
  ]);
  expect(open(path)).toEqual([]);
  expect(printed).toHaveBeenCalledOnce();
});

test('a journal with no readable line is put aside, and a message says so', () => {
  const printed = vi.spyOn(console, 'error').mockImplementation(() => {});
  const path = fileOf('\0'.repeat(500));
  expect(open(path)).toEqual([]);
  expect(printed).toHaveBeenCalledOnce();
  expect(readdirSync(dirname(path))).toHaveLength(2);
});

test('all readable lines of a damaged journal count, and a copy of it is kept', () => {
  const printed = vi.spyOn(console, 'error').mockImplementation(() => {});
  const path = journalOf(JSON.stringify(change(1)), '\0'.repeat(50), JSON.stringify(change(2)), '');
  const damaged = readFileSync(path);
  expect(open(path)).toEqual([1, 2]);
  const [kept = ''] = readdirSync(dirname(path)).filter((name) => name !== basename(path));
  expect(readFileSync(join(dirname(path), kept))).toEqual(damaged);
  expect(printed.mock.calls).toEqual([
    [
      `1 line of the studio's journal can't be read, such as after a loss of power: a change may be missing. The damaged journal is kept as ${join(dirname(path), kept)}.`,
    ],
  ]);
  expect(open(path)).toEqual([1, 2]);
  expect(printed).toHaveBeenCalledOnce();
});
