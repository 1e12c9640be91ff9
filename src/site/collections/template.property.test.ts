import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { collectionCase } from '../../../tests/support/generated/collection-arbitrary';
import { filledDefinition } from '../../../tests/support/generated/filled-definition';
import { areTested } from '../../../tests/support/variations';
import { validators } from '../../node/base/content/compiled-validators';
import { explainSchemaErrors } from '../validate/explain-schema-errors';
import { rowErrors, rowPlan } from './fields';
import { rowPage } from './row-page';

// A busy machine is no failure.
vi.setConfig({ testTimeout: 300_000 });

test('if a definition holds, every valid row gives a valid page and a valid item', () => {
  const numRuns = areTested ? 3000 : 100;
  const seen = { definitions: 0, fields: 0, rows: 0 };
  fc.assert(
    fc.property(collectionCase, (given) => {
      const definition = filledDefinition(given);
      if (!definition) return;
      const plan = rowPlan(given.fields);
      seen.definitions += 1;
      seen.fields += JSON.stringify(definition.text).match(/\{\w+\}|\\"field\\"/g)?.length ?? 0;
      for (const values of given.rows) {
        if (rowErrors(plan, values, validators).length > 0) continue;
        seen.rows += 1;
        const row = { file: 'collections/c/a.json', pointer: '', slug: 'a', values };
        for (const checked of [
          validators.page(rowPage(definition, row)),
          validators.rowItem(definition.item?.fill(row)),
        ])
          expect(checked.valid ? [] : explainSchemaErrors(checked)).toEqual([]);
      }
    }),
    { numRuns },
  );
  expect(Math.min(seen.definitions, seen.fields, seen.rows)).toBeGreaterThan(numRuns / 2);
});
