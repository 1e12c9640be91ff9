import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { errorsIn } from '../../support/html-errors';
import { withVariations } from '../../support/variations';
import { kinds } from '../support/content';
import { documents, fileOfPath, movedDocuments, outDir } from '../support/output';

const ofKinds = kinds.map(([, path]) => fileOfPath(path) ?? '404.html');
/** One page of each kind stands for the others, which take a minute. */
const checked = withVariations(
  ofKinds,
  documents.filter((file) => !ofKinds.includes(file)),
);

test('documents are valid HTML (Nu HTML checker)', { timeout: 120_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'validity-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  // One mistake must be found, so that none elsewhere means something.
  const wrong = join(folder, 'wrong.html');
  writeFileSync(wrong, '<!doctype html><html lang="en"><title>Wrong</title><img src="picture.png">');
  const errors = await errorsIn([
    ...[...checked, ...movedDocuments].map((file) => join(outDir, file)),
    wrong,
  ]);
  expect(errors).toEqual([
    expect.stringContaining('wrong.html:1 An “img” element must have an “alt” attribute'),
  ]);
});
