import { expect, test } from 'vitest';
import { countCalls } from '../../../../tests/support/count-calls';
import { editFolder } from '../../../../tests/support/edits/edited-folder';

test('a typed character is applied once, and the text before and after it are each read once', async () => {
  const { workspace, watcher, set } = editFolder();
  workspace.pages.show(watcher, '/');
  const type = (value: string) => set('pages/home.json', '/blocks/0/heading', value);
  type('N');
  const counts = await countCalls(() => type('Ne'));
  expect({
    applyTransaction: counts.get('applyTransaction'),
    resolvePage: counts.get('resolvePage'),
    // Of the text before, for the edit; of the text after, for what undoes it and for the page.
    parseTree: counts.get('parseTree'),
    readDocument: counts.get('readDocument'),
  }).toEqual({ applyTransaction: 1, resolvePage: 1, parseTree: 2, readDocument: 2 });
});
