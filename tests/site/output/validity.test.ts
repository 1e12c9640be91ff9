import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { errorsIn } from '../../support/html-errors';
import { documents, outDir } from '../support/output';

test('every document is valid HTML (Nu HTML checker)', { timeout: 120_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'validity-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  // One mistake must be found, so that none elsewhere means something.
  const wrong = join(folder, 'wrong.html');
  writeFileSync(wrong, '<!doctype html><html lang="en"><title>Wrong</title><img src="picture.png">');
  const errors = await errorsIn([...documents.map((file) => join(outDir, file)), wrong]);
  expect(errors).toEqual([
    expect.stringContaining('wrong.html:1 An “img” element must have an “alt” attribute'),
  ]);
});
