import { expect, test } from 'vitest';
import { checkRandomPages } from '../../support/edits/check-random-pages';

test('pages of 40 random sites are moved there and back, deleted, and words of theirs replaced', () => {
  const { moved, removed, replaced } = checkRandomPages(40, 3);
  expect(moved).toBeGreaterThan(10);
  expect(removed).toBeGreaterThan(10);
  expect(replaced).toBeGreaterThan(10);
}, 600_000);
