import { expect, test, vi } from 'vitest';
import { expectHarmless, expectHydration } from '../../support/browser/open-generated';
import { everyField } from '../../support/generated/every-field';
import { expectAgreement, expectValid } from '../../support/generated/expect-agreement';
import { expectShown } from '../../support/generated/expect-harmless-text';
import { expectSound } from '../../support/generated/expect-sound';
import { fixSite } from '../../support/generated/fix-site';
import { fillPlaces, hostileWords, tricks } from '../../support/generated/hostile-text';
import { mutant, randomSite } from '../../support/generated/site-case';

vi.setConfig({ testTimeout: 900_000 });

test('1,000 random sites and 4,000 changes by chance are answered as they should be', () => {
  expect(expectSound(randomSite, 1000)).toBeGreaterThan(900);
  expectSound(mutant, 4000);
});

test('two validators agree on 5,000 documents', () => {
  expectValid(2000);
  expectAgreement(3000);
});

test('each hostile text stays a text in all fields at once', () => {
  for (const trick of tricks) expectShown(trick);
});

test('100 random sites hydrate without recovery or complaint', () =>
  expectHydration(100, Date.now() % 1_000_000_000));

test('hostile texts in every field run no script and request nothing from another host', async () => {
  for (let offset = 0; offset < tricks.length; offset += 5)
    await expectHarmless(fixSite(fillPlaces(everyField(), hostileWords(offset))));
});
