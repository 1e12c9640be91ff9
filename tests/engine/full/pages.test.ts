import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkRandomPages } from '../../support/edits/check-random-pages';

fc.configureGlobal({ seed: 3 });

test('pages of 500 random sites are moved there and back, deleted, and words of theirs replaced', () => {
  const { moved, removed, replaced } = checkRandomPages(500);
  expect(moved).toBeGreaterThan(350);
  expect(removed).toBeGreaterThan(350);
  expect(replaced).toBeGreaterThan(350);
}, 600_000);
