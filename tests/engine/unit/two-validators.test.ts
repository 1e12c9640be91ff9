import fc from 'fast-check';
import { test, vi } from 'vitest';
import { expectAgreement, expectValid } from '../../support/generated/expect-agreement';

// The same cases in every run, so that a change is red for what it changed; `npm test -- --soak` looks for new ones.
fc.configureGlobal({ seed: 1 });
// A busy machine is no failure.
vi.setConfig({ testTimeout: 300_000 });

test('every validator accepts the documents of the generator', () => {
  expectValid(400);
});

test('ajv and an independent validator agree on changed documents', () => {
  expectAgreement(600);
});
