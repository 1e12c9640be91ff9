import { expect, test } from 'vitest';
import { lostEdits } from '../../support/edits/check-interleaving';
import { checkRandomPages } from '../../support/edits/check-random-pages';
import { checkStudioEdits } from '../../support/edits/check-studio-edits';
import { editTexts, formatterFindings, randomTexts, textsOf } from '../../support/edits/edited-texts';
import { expectCompletedEdits } from '../../support/edits/killed-edits';
import { soakMinutes, soakSeeds, soakTime } from '../../support/soak';
import { temporaryFolder } from '../../support/temporary-site';

/** Each with what one seed tries. */
const properties: [name: string, tryOne: (seed: number) => unknown][] = [
  [
    '500 random edits change nothing else, can be undone, and are formatted',
    (seed) => {
      const texts = [...textsOf('tests/fixtures/site'), ...randomTexts(seed, 4)];
      expect(formatterFindings(editTexts(texts, seed * 500, 500), temporaryFolder())).toBe('');
    },
  ],
  [
    'the pages of 5 random sites are moved there and back, deleted, and words of theirs replaced',
    (seed) => checkRandomPages(5, seed),
  ],
  [
    'nothing typed is lost between saves of others, checkouts and kills',
    (seed) => expect(lostEdits(seed)).toEqual([]),
  ],
  ['of 100 edits in the studio nothing invalid is written', (seed) => checkStudioEdits(seed, 100)],
  [
    'edits that are killed while they write are completed by the same command',
    (seed) => expectCompletedEdits(2, seed),
  ],
];

test.each(properties)(`${soakMinutes} minutes: %s`, soakTime, async (name, tryOne) => {
  const seeds = await soakSeeds(tryOne);
  console.log(`${name}: ${seeds} seeds`);
});
