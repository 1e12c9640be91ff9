import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { expect, test } from 'vitest';
import schema from '../../../site.schema.json';
import { editorKeywords } from './quick-check';
import { fullValidators } from './validate';

test('the schema as a whole is valid in strict mode', () => {
  const ajv = new Ajv({ strict: true, strictRequired: true, allErrors: true, discriminator: true });
  ajv.addVocabulary(editorKeywords);
  const validate = ajv.compile(schema);
  const fixture = join(import.meta.dirname, '../../../tests/fixtures/valid/one-file/site.json');
  expect(validate(JSON.parse(readFileSync(fixture, 'utf8')))).toBe(true);
});

test('page.schema.json only refers to the page of site.schema.json', () => {
  const file = join(import.meta.dirname, '../../../page.schema.json');
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({
    $schema: schema.$schema,
    $ref: 'site.schema.json#/$defs/page',
  });
});

test('a page is validated by the page definition', () => {
  expect(fullValidators.page({ path: '/' }).valid).toBe(false);
});
