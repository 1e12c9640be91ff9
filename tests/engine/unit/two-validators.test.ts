import { test, vi } from 'vitest';
import { expectAgreement, expectValid } from '../../support/generated/expect-agreement';
import { timesOf } from '../../support/variations';

// A busy machine is no failure.
vi.setConfig({ testTimeout: 300_000 });

test('every validator accepts the documents of the generator', () => {
  expectValid(timesOf(800));
});

test('ajv and an independent validator agree on changed documents', () => {
  expectAgreement(timesOf(1200));
});
