import fc from 'fast-check';
import { test, vi } from 'vitest';
import { expectAgreement, expectValid } from '../../support/generated/expect-agreement';

// The same cases in every run, so that a change is red for what it changed; `npm run soak` looks for new ones.
fc.configureGlobal({ seed: 1 });
// A busy machine is no failure.
vi.setConfig({ testTimeout: 300_000 });

test('a document of the generator is valid for ajv, for a validator by another hand, and quickly', () => {
  expectValid(400);
});

test('ajv and a validator by another hand agree on changed documents, and what is quickly valid is valid', () => {
  expectAgreement(600);
});
