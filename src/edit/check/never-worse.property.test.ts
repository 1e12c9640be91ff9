import { expect, test, vi } from 'vitest';
import { pickFrom, randomOperation } from '../../../tests/support/edits/random-operations';
import { openValid } from '../../../tests/support/fixtures';
import { randomNumbers } from '../../../tests/support/random-edits';
import { timesOf } from '../../../tests/support/variations';
import { validators } from '../../node/base/content/compiled-validators';
import { loadSite } from '../../site/load-site';
import { applyTransaction, isUnfit } from '../apply-transaction';
import type { Operation } from '../operation';
import { overlayFiles } from '../overlay-files';
import { addedErrors } from './added-errors';
import { createChangeCheck } from './never-worse';

// A busy machine is not a failure.
vi.setConfig({ testTimeout: 60_000 });

const files = openValid('many-files');
const pages = files.list().filter((file) => file.endsWith('.json'));

function randomChange(random: () => number, count: number): Operation {
  const file = pickFrom(random, pages);
  if (random() < 0.2) return { op: 'rename', file, to: `pages/renamed-${count}.json` };
  if (random() < 0.1) return { op: 'delete', file };
  return randomOperation(random, file, JSON.parse(files.read(file)));
}

test('the incremental check of random changes finds what a check of everything finds', () => {
  const check = createChangeCheck(files, validators);
  const overlay = overlayFiles(files);
  const changes = timesOf(160);
  let refused = 0;
  for (let seed = 1; seed <= changes; seed++) {
    const operation = randomChange(randomNumbers(seed), seed);
    const applied = applyTransaction(files, { name: 'Test', operations: [operation] });
    if (isUnfit(applied)) throw new Error(applied.conflicts[0]?.message);
    const { findings } = check.added(applied.changes);
    overlay.show(applied.changes);
    const all = addedErrors(check.before().findings, loadSite(overlay, validators).findings, applied.changes);
    expect({ operation, findings }).toEqual({ operation, findings: all });
    if (findings.length > 0) refused++;
  }
  expect(refused).toBeGreaterThan(changes * 0.25);
  expect(refused).toBeLessThan(changes * 0.95);
});
