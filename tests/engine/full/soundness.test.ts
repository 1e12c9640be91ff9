import fc from 'fast-check';
import { expect, test } from 'vitest';
import { expectSound } from '../../support/generated/expect-sound';
import { mutant, randomSite } from '../../support/generated/site-case';

fc.configureGlobal({ seed: 2 });

test('250 random sites render to documents without a mistake, and no text becomes markup', () => {
  // The others are refused with a message in the file.
  expect(expectSound(randomSite, 250)).toBeGreaterThan(225);
}, 300_000);

test('1,750 random changes are refused with a message in the file, or the site still renders', () => {
  expectSound(mutant, 1750);
}, 600_000);
