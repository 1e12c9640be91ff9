import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkRandomPages } from '../../support/edits/check-random-pages';

fc.configureGlobal({ seed: 3 });

test('pages of 150 random sites are moved there and back, deleted, and words of theirs replaced', () => {
  const { moved, removed, replaced } = checkRandomPages(150);
  expect(moved).toBeGreaterThan(100);
  expect(removed).toBeGreaterThan(100);
  expect(replaced).toBeGreaterThan(100);
}, 1_200_000);
