import { expect, test } from 'vitest';
import { type Rebased, rebaseAtRandom } from '../../support/edits/check-rebase';
import { editTexts, formatterFindings, randomTexts, textsOf } from '../../support/edits/edited-texts';
import { changesOfDifferentFields, randomChanges } from '../../support/edits/random-changes';
import { pickFrom } from '../../support/edits/random-operations';
import { randomNumbers } from '../../support/random-edits';
import { temporaryFolder } from '../../support/temporary-site';

const minutes = (count: number) => ({ timeout: count * 60_000 });

const rounds = 4;
const sequences = 5_000;

test(
  `${rounds * sequences} random edits change nothing else, can be undone, and are formatted`,
  minutes(10),
  () => {
    const folder = temporaryFolder();
    for (let round = 0; round < rounds; round++) {
      const texts = [...textsOf('tests/fixtures/site'), ...randomTexts(round, 40)];
      const seed = 1_000_000 + round * sequences;
      expect(formatterFindings(editTexts(texts, seed, sequences), folder)).toBe('');
    }
  },
);

test('of 20,000 random edits in texts that changed meanwhile none is lost', minutes(10), () => {
  const texts = [...textsOf('tests/fixtures/site'), ...randomTexts(1, 200)];
  const counts: Record<Rebased, number> = { applied: 0, conflict: 0 };
  for (let seed = 0; seed < 20_000; seed++) {
    const random = randomNumbers(seed);
    const { file, text } = pickFrom(random, texts);
    counts[rebaseAtRandom(file, text, randomChanges(random, file, text))] += 1;
  }
  expect(counts.applied / 20_000).toBeGreaterThan(0.85);
});

test('of 10,000 pairs of edits of different fields at least 98 % need no conflict', minutes(10), () => {
  const texts = [...textsOf('tests/fixtures/site'), ...randomTexts(1, 200)];
  const counts: Record<Rebased, number> = { applied: 0, conflict: 0 };
  for (let seed = 0; seed < 10_000; seed++) {
    const random = randomNumbers(seed);
    const { file, text } = pickFrom(random, texts);
    const changes = changesOfDifferentFields(random, file, text);
    if (changes) counts[rebaseAtRandom(file, text, changes)] += 1;
  }
  expect(counts.applied / (counts.applied + counts.conflict)).toBeGreaterThan(0.98);
});
