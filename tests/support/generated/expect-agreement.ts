import { registerSchema, validate } from '@hyperjump/json-schema/draft-07';
import { Ajv } from 'ajv';
import fc from 'fast-check';
import { expect } from 'vitest';
import schema from '../../../site.schema.json';
import { validators } from '../../../src/node/base/content/compiled-validators';
import { isRecord } from '../../../src/site/json/is-record';
import { editorKeywords } from '../../../src/site/schema/plan-types';
import { mutateValue, mutation } from './mutation';
import { siteParts } from './site-arbitrary';

const isValid = new Ajv({ discriminator: true }).addVocabulary(editorKeywords).compile(schema);

registerSchema(schema);
const otherValidate = await validate(schema.$id);
/** It knows no discriminator: it tries every variant. */
const isValidElsewhere = (value: unknown) => otherValidate(JSON.parse(JSON.stringify(value))).valid;

/** As the content is read: site.json with its entries left open, and each entry by its own kind. */
function isValidAsRead(value: unknown): boolean {
  const entries = isRecord(value) && Array.isArray(value.pages) ? value.pages : [];
  const { site, page, pageFiles } = validators;
  return (
    site(value).valid &&
    entries.every((entry) => (typeof entry === 'string' ? pageFiles(entry) : page(entry)).valid)
  );
}

/** Sites in one file, as the schema allows them. */
const documents = siteParts(2).map(({ site, pages }) => ({ ...site, pages }));
const changedDocuments = fc
  .tuple(documents, fc.array(mutation, { minLength: 1, maxLength: 2 }))
  .map(([value, changes]): unknown => JSON.parse(changes.reduce(mutateValue, JSON.stringify(value))));

/** What the generator makes is valid for every validator. */
export function expectValid(numRuns: number): void {
  fc.assert(
    fc.property(documents, (value) => {
      expect([isValid(value), isValidElsewhere(value), isValidAsRead(value)]).toEqual([true, true, true]);
    }),
    { numRuns },
  );
}

/** The validators agree on documents that may be valid or not. */
export function expectAgreement(numRuns: number): void {
  const verdicts = new Set<boolean>();
  fc.assert(
    fc.property(changedDocuments, (value) => {
      const verdict = isValid(value);
      verdicts.add(verdict);
      expect([isValidElsewhere(value), isValidAsRead(value)]).toEqual([verdict, verdict]);
    }),
    { numRuns },
  );
  expect(verdicts).toEqual(new Set([true, false]));
}
