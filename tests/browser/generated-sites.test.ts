import { test } from 'vitest';
import { everyField } from '../support/generated/every-field';
import { fillPlaces, hostileWords } from '../support/generated/hostile-text';
import { mendSite } from '../support/generated/mend-site';
import { expectHarmless, expectHydration } from './support/open-generated';

// Chosen here, so that a second try looks at the same sites.
const seed = Date.now() % 1_000_000_000;

test(`50 random sites hydrate without recovery or complaint (seed ${seed})`, { timeout: 300_000 }, () =>
  expectHydration(50, seed),
);

/** Enough for every trick to stand in many fields. */
const offsets = [0, 19, 38, 57];

test.each(offsets)('hostile texts in every field execute nothing and ask nobody (from trick %i)', (offset) =>
  expectHarmless(mendSite(fillPlaces(everyField(), hostileWords(offset)))),
);
