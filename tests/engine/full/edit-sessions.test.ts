import { expect, test } from 'vitest';
import { lostEdits } from '../../support/edits/check-interleaving';
import { checkStudioEdits } from '../../support/edits/check-studio-edits';
import { createEditedContent } from '../../support/edits/edited-content';

test('in 300 sessions nothing typed is lost between saves of others, checkouts and kills', () => {
  for (let seed = 1; seed <= 300; seed++) expect({ seed, lost: lostEdits(seed) }).toEqual({ seed, lost: [] });
}, 900_000);

test('of 2,000 random edits through the studio’s own functions nothing invalid is written', async () => {
  let [written, held] = [0, 0];
  for (let seed = 1; seed <= 10; seed++) {
    const result = await checkStudioEdits(seed, 200);
    written += result.written;
    held += result.held;
  }
  expect(written).toBeGreaterThan(20);
  expect(held).toBeGreaterThan(20);
}, 900_000);

test('10,000 steps are there after a restart, and go back to the first byte', () => {
  const content = createEditedContent();
  const start = content.texts();
  const [file = ''] = content.pages();
  for (let step = 1; step <= 10_000; step++) {
    const operation = { op: 'set', file, at: '/blocks/0/heading', value: `Heading ${step}` } as const;
    content.session.apply({ name: 'Edit', operations: [operation] });
    if (step % 500 === 0) content.save();
  }
  content.restart();
  expect(content.session.history.undo).toHaveLength(10_000);
  while (content.session.history.undo.length > 0) content.session.undo();
  content.save();
  expect(content.texts()).toEqual(start);
}, 900_000);
