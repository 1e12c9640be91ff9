import { Ajv } from 'ajv';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { schemaArbitraries } from '../../../tests/support/generated/schema-arbitrary';
import { newSchema, oldSchema, pairMigrations } from '../../../tests/support/migration-pair';
import { timesOf } from '../../../tests/support/variations';
import { isConflict } from '../../edit/conflict';
import { editText } from '../../edit/text/edit-text';
import { compileSteps } from './find-changes';

const findChanges = compileSteps(
  pairMigrations.flatMap(({ steps }) => steps),
  newSchema,
);
const ajv = new Ajv({ discriminator: true, strict: false });
ajv.addSchema({ ...newSchema, $id: 'new' });
ajv.addSchema({ ...oldSchema, $id: 'old' });

/** As people and programs write it. */
const writings: readonly ((value: unknown) => string)[] = [
  (value) => JSON.stringify(value),
  (value) => JSON.stringify(value, null, 2),
  (value) => JSON.stringify(value, null, '\t').replaceAll('\n', '\r\n'),
];

test.each([
  ['site.json', 'site'],
  ['pages/a.json', 'page'],
])('random content of the old schema is valid in the new one: %s', (file, kind) => {
  const path = kind === 'site' ? '' : '#/$defs/page';
  const [isOld, isNew] = [ajv.getSchema(`old${path}`), ajv.getSchema(`new${path}`)];
  const { of, siteFile } = schemaArbitraries(false, oldSchema);
  const pages = fc.array(fc.oneof(of('page'), fc.constant('pages/*.json')), { minLength: 1, maxLength: 3 });
  const content =
    kind === 'page'
      ? of('page')
      : fc.tuple(siteFile, pages).map(([site, pages]) => ({ ...Object(site), pages }));
  const numbers = { changes: 0 };
  fc.assert(
    fc.property(content, fc.constantFrom(...writings), (value, write) => {
      expect(isOld?.(value)).toBe(true);
      const text = write(value);
      const migrated: unknown = JSON.parse(text);
      const changes = findChanges(file, migrated);
      numbers.changes += changes.length;
      expect(isNew?.(migrated), JSON.stringify(isNew?.errors)).toBe(true);

      const edited = editText(
        file,
        text,
        changes.map((change) => ({ file, ...change })),
      );
      if (isConflict(edited)) throw new Error(edited.message);
      expect(JSON.parse(edited.text)).toEqual(migrated);
    }),
    { numRuns: timesOf(600) },
  );
  expect(numbers.changes).toBeGreaterThan(300);
});
