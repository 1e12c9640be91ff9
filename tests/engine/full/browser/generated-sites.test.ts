import { test } from 'vitest';
import { expectHarmless, expectHydration } from '../../../support/browser/open-generated';
import { everyField } from '../../../support/generated/every-field';
import { fixSite } from '../../../support/generated/fix-site';
import { fillPlaces, hostileWords } from '../../../support/generated/hostile-text';

test('4 random sites hydrate without recovery or complaint', { timeout: 300_000 }, () =>
  expectHydration(4, 1),
);

test('hostile texts in every field run no script and request nothing from another host', () =>
  // `npm test -- --full` turns them, so that each stands in many fields.
  expectHarmless(fixSite(fillPlaces(everyField(), hostileWords(0)))));
