import { expect, test, vi } from 'vitest';
import { type Rebased, rebaseAtRandom } from '../../../tests/support/edits/check-rebase';
import {
  editTexts,
  formatterFindings,
  randomTexts,
  textsOf,
} from '../../../tests/support/edits/edited-texts';
import { randomChanges } from '../../../tests/support/edits/random-changes';
import { pickFrom } from '../../../tests/support/edits/random-operations';
import { randomNumbers } from '../../../tests/support/random-edits';
import { temporaryFolder } from '../../../tests/support/temporary-site';
import { timesOf } from '../../../tests/support/variations';

// A busy machine is not a failure.
vi.setConfig({ testTimeout: 60_000 });

const texts = [...textsOf('tests/fixtures/site'), ...randomTexts(1, 10)];

test('random edits change nothing else, can be undone byte by byte, and are formatted', () => {
  expect(formatterFindings(editTexts(texts, 1, 150), temporaryFolder())).toBe('');
});

test('an edit of a text that changed meanwhile is applied or a conflict, and nothing is lost', () => {
  const counts: Record<Rebased, number> = { applied: 0, conflict: 0 };
  for (let seed = 1; seed <= timesOf(200); seed++) {
    const random = randomNumbers(seed);
    const { file, text } = pickFrom(random, texts);
    counts[rebaseAtRandom(file, text, randomChanges(random, file, text))] += 1;
  }
  expect(counts.applied).toBeGreaterThan(counts.conflict * 4);
});
