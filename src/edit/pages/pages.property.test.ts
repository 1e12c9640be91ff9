import { expect, test, vi } from 'vitest';
import { checkRandomPages } from '../../../tests/support/edits/check-random-pages';
import { timesOf } from '../../../tests/support/variations';

// A busy machine is not a failure.
vi.setConfig({ testTimeout: 60_000 });

test('pages of random sites are moved there and back, deleted, and words of theirs replaced', () => {
  const { moved, removed, replaced } = checkRandomPages(timesOf(40), 1);
  expect(moved).toBeGreaterThan(1);
  expect(removed).toBeGreaterThan(1);
  expect(replaced).toBeGreaterThan(1);
});
