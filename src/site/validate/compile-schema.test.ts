import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { expect, test } from 'vitest';
import schema from '../../../site.schema.json';
import { fixtures } from '../../../tests/support/fixtures';
import { validators } from '../../node/base/content/compiled-validators';
import { editorKeywords } from '../schema/plan-types';

const site: { pages: unknown[] } = JSON.parse(
  readFileSync(join(fixtures, 'valid/one-file/site.json'), 'utf8'),
);

test('the schema as a whole is valid in strict mode', () => {
  const ajv = new Ajv({ strict: true, strictRequired: true, allErrors: true, discriminator: true });
  ajv.addVocabulary(editorKeywords);
  const validate = ajv.compile(schema);
  expect(validate(site)).toBe(true);
});

const fitting = { site, page: site.pages[0], pageFiles: 'pages/**/*.json' };

test.each(['site', 'page', 'pageFiles'] as const)('only a %s is valid as one', (kind) => {
  const accepted = Object.entries(fitting).filter(([, value]) => validators[kind](value).valid);
  expect(accepted.map(([name]) => name)).toEqual([kind]);
});
