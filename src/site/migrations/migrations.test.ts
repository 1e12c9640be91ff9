import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newSchema, pairMigrations } from '../../../tests/support/migration-pair';
import { type Node, siteNode } from '../schema/definitions';
import type { Migration, Step } from './migration';
import { migrations } from './migrations';
import { fieldsAt, placeOf, type Shape, shapesBefore, takeBack } from './shape';

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

/** Names that steps gave up, and that the schema has again: new content with them would be taken for old. */
function reusedNames(steps: readonly Step[], schema: Node): string[] {
  const shapes = shapesBefore([], schema);
  const types = new Set([...shapes.values()].map(({ type }) => type));
  const definitions = new Set(shapes.keys());
  const names = new Map<unknown, ReadonlySet<string>>();
  const note = ({ fields, each, options = [] }: Shape): void => {
    if (fields && names.has(fields)) return;
    if (fields) names.set(fields, new Set(fields.keys()));
    for (const inner of [...(fields?.values() ?? []), ...(each ? [each] : []), ...options]) note(inner);
  };
  for (const shape of shapes.values()) note(shape);
  return steps.toReversed().flatMap((step) => {
    takeBack(shapes, step);
    const { shape, keys } = placeOf(shapes, step);
    const key = keys.at(-1);
    const isGiven = 'rename' in step || 'move' in step || 'remove' in step;
    if (!isGiven || !shape) return [];
    const isUsed =
      key === undefined
        ? definitions.has(step.at) || types.has(step.at)
        : names.get(fieldsAt(shape, keys))?.has(key);
    return isUsed ? [step.at] : [];
  });
}

test('no schema uses a name again that a migration gave up', () => {
  expect(
    reusedNames(
      migrations.flatMap(({ steps }) => steps),
      siteNode,
    ),
  ).toEqual([]);
});

test.each([
  ['nothing', {}, []],
  ['a renamed field', { bannerBlock: ['claim'] }, ['hero.claim']],
  ['a field of a definition with another name', { button: ['label'] }, ['link.label']],
  ['a field that is named by its place', { figure: ['label'] }, ['stats.items.label']],
  ['moved and removed fields', { bannerBlock: ['legacy', 'alt'] }, ['banner.legacy', 'banner.alt']],
  ['the name of a block', { heroBlock: ['type'] }, ['hero']],
  ['the name of a definition', { link: ['url'] }, ['link']],
  ['a name elsewhere', { bannerBlock: ['label'] }, []],
])(
  'it would be found that a schema uses %s again',
  (_, added: Readonly<Record<string, readonly string[]>>, found) => {
    const definitions: Record<string, unknown> = { ...newSchema.$defs };
    for (const [name, keys] of Object.entries(added)) {
      const { properties } = Object(definitions[name] ?? {});
      const fields = keys.map((key) => [key, key === 'type' ? { const: 'hero' } : { type: 'string' }]);
      definitions[name] = { properties: { ...properties, ...Object.fromEntries(fields) } };
    }
    const steps = pairMigrations.flatMap((migration) => migration.steps);
    expect(reusedNames(steps, { ...newSchema, $defs: definitions })).toEqual(found);
  },
);
