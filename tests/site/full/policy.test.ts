import { test } from 'vitest';
import { expectWithinPolicy } from '../../support/browser/expect-within-policy';
import { kinds } from '../support/content';

test.each(kinds)('no control of the %s page does what the policy forbids', async (_kind, path) =>
  expectWithinPolicy(path),
);
