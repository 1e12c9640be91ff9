import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pairMigrations } from '../../../tests/support/migration-pair';
import type { Migration } from './migration';
import { migrations } from './migrations';

const folder = import.meta.dirname;
const files = readdirSync(folder).filter((file) => file.endsWith('.json'));

test('the list has every file of the folder, by its number', () => {
  expect(files.map((file) => Number(/^(\d{4})-[a-z-]+\.json$/.exec(file)?.[1]))).toEqual(
    files.map((_, index) => index + 1),
  );
  expect(migrations).toEqual(files.map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8'))));
});

const kinds: Readonly<Record<string, unknown>> = {
  rename: expect.stringMatching(/^[a-z]\w*$/i),
  move: expect.stringMatching(/^[a-z]\w*(\.[a-z]\w*)*$/i),
  wrap: expect.stringMatching(/^[a-z]\w*$/i),
  unwrap: expect.stringMatching(/^[a-z]\w*$/i),
  map: expect.objectContaining({}),
  default: expect.anything(),
  remove: expect.stringMatching(/\.$/),
};

/** What no step does: it would change nothing. */
function expectMigration({ why, steps }: Migration): void {
  expect(why).toMatch(/^[^.]+$/);
  for (const { at, ...does } of steps) {
    const [kind = '', ...others] = Object.keys(does);
    expect(others).toEqual([]);
    expect(does).toEqual({ [kind]: kinds[kind] });
    const place = kind === 'rename' || kind === 'map' ? /^\w+(\.\w+)*$/ : /^\w+(\.\w+)+$/;
    expect(at).toMatch(place);
    expect(at).not.toMatch(/^\w+Block$/);
  }
}

test.each([...pairMigrations, ...migrations])('each step says one thing: $why', expectMigration);
