import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { editFolder } from '../../../../tests/support/edits/edited-folder';
import { linkAnswers } from './link-answers';

test('links may name the published files, by their addresses', () => {
  const { workspace, watcher } = editFolder('valid/many-files', '', (folder) => {
    mkdirSync(join(folder, 'files/downloads'), { recursive: true });
    for (const name of ['sheet.pdf', '.DS_Store']) writeFileSync(join(folder, 'files/downloads', name), '');
  });
  expect(linkAnswers(workspace).publishedFiles({}, watcher)).toEqual(['/downloads/sheet.pdf']);
});
