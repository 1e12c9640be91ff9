import { expect, test } from 'vitest';
import { randomTexts, textsOf } from '../../tests/support/edits/edited-texts';
import { randomChanges } from '../../tests/support/edits/random-changes';
import { pickFrom, randomOperation } from '../../tests/support/edits/random-operations';
import { randomNumbers } from '../../tests/support/random-edits';
import { timesOf } from '../../tests/support/variations';
import { memoryFiles } from '../site/files/memory-files';
import { anchorTransaction, applyAnchored, applyTransaction, isUnfit } from './apply-transaction';
import { overlayFiles } from './overlay-files';

const texts = [...textsOf('tests/fixtures/site'), ...randomTexts(1, 10)];

test('an inverse is anchored as if it were applied', () => {
  let applied = 0;
  const edits = timesOf(240);
  for (let seed = 1; seed <= edits; seed++) {
    const random = randomNumbers(seed);
    const { file, text } = pickFrom(random, texts);
    const files = memoryFiles({ [file]: text });
    const [, several] = randomChanges(random, file, text);
    const operations = seed % 2 === 0 ? several : [randomOperation(random, file, JSON.parse(text))];
    const transaction = { name: 'Test', operations };
    const plain = applyTransaction(files, transaction);
    if (isUnfit(plain)) continue;
    const after = overlayFiles(files);
    after.show(plain.changes);
    expect(applyAnchored(files, transaction)).toMatchObject({
      inverse: anchorTransaction(after, plain.inverse),
      anchored: anchorTransaction(files, transaction),
    });
    applied += 1;
  }
  expect(applied).toBeGreaterThan((edits * 2) / 3);
});
