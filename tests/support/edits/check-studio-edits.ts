import { expect } from 'vitest';
import { validators } from '../../../src/node/base/content/compiled-validators';
import { openContent } from '../../../src/node/base/content/open-content';
import { loadSite } from '../../../src/site/load-site';
import type { FieldChange } from '../../../src/studio/client/model/editor';
import { createStudioStore } from '../../../src/studio/client/model/studio-store';
import { readFolder } from '../folder-content';
import { randomNumbers } from '../random-edits';
import { editFolder } from './edited-folder';
import { localWorkspace } from './local-workspace';
import { pickFrom, randomOperation } from './random-operations';

/** Edits between two looks at the folder. */
const between = 2;

export interface StudioEdits {
  /** Times that valid content was written. */
  written: number;
  /** Times that edits were kept because they would have added an error. */
  held: number;
}

/**
 * Random edits of an editor through the studio's own functions. No file that is written is ever invalid, what the
 * studio shows is what the workspace has, and undone to the start every byte is as it was.
 */
export async function checkStudioEdits(seed: number, count: number): Promise<StudioEdits> {
  const random = randomNumbers(seed);
  const { folder, workspace } = editFolder();
  const start = readFolder(folder);
  const store = createStudioStore(localWorkspace(workspace));
  const { pages } = store.state();
  for (const page of pages) store.open(page);
  const result = { written: 0, held: 0 };
  for (let edit = 1; edit <= count; edit++) {
    const file = pickFrom(random, pages).file;
    const { file: _, ...change } = randomOperation(random, file, store.state().files[file]?.value);
    // An operation of the engine says the same with more.
    store.change(file, change as FieldChange, 'Edit', random() < 0.3 ? 'visit' : undefined);
    if (random() < 0.1) store.undo();
    await new Promise((done) => setImmediate(done));
    const shown = store.state().files[file];
    expect(shown?.waiting).toEqual([]);
    expect(shown?.value).toEqual(JSON.parse(workspace.textOf(file) ?? ''));
    if (edit % between > 0) continue;
    workspace.save();
    const { findings } = loadSite(openContent(folder), validators);
    expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
    result[store.state().held.length > 0 ? 'held' : 'written']++;
    // Otherwise the content would soon be invalid, and nothing be written.
    while (store.state().held.length > 0 && store.state().history.undo !== undefined) {
      workspace.undo();
      workspace.save();
    }
  }
  while (store.state().history.undo !== undefined) workspace.undo();
  workspace.save();
  expect(readFolder(folder)).toEqual(start);
  store.close();
  return result;
}
