import { expect, test, vi } from 'vitest';
import { checkRandomPages } from '../../../tests/support/edits/check-random-pages';
import { timesOf } from '../../../tests/support/variations';

// A busy machine is not a failure.
vi.setConfig({ testTimeout: 60_000 });

test('pages of random sites are moved there and back, deleted, and words of theirs replaced', () => {
  const sites = timesOf(40);
  const { moved, removed, replaced } = checkRandomPages(sites, 1);
  expect(moved).toBeGreaterThan(sites / 4);
  expect(removed).toBeGreaterThan(sites / 4);
  expect(replaced).toBeGreaterThan(sites / 4);
});
