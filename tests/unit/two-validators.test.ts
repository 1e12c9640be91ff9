import { test, vi } from 'vitest';
import { expectAgreement, expectValid } from '../support/generated/expect-agreement';

// A busy machine is no failure.
vi.setConfig({ testTimeout: 300_000 });

test('a document of the generator is valid for ajv, for a validator by another hand, and quickly', () => {
  expectValid(400);
});

test('ajv and a validator by another hand agree on changed documents, and what is quickly valid is valid', () => {
  expectAgreement(600);
});
