import { test } from 'vitest';
import { everyField } from '../support/generated/every-field';
import { fillPlaces, hostileWords } from '../support/generated/hostile-text';
import { mendSite } from '../support/generated/mend-site';
import { expectHarmless, expectHydration } from './support/open-generated';

test('50 random sites hydrate without recovery or complaint', { timeout: 300_000 }, () =>
  expectHydration(50, 1),
);

/** Enough for every trick to stand in many fields. */
const offsets = [0, 19, 38, 57];

test.each(offsets)('hostile texts in every field execute nothing and ask nobody (from trick %i)', (offset) =>
  expectHarmless(mendSite(fillPlaces(everyField(), hostileWords(offset)))),
);
