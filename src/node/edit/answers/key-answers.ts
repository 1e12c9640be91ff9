import { randomUUID } from 'node:crypto';
import { mayName, readContentPages } from '../../../edit/pages/content-pages';
import { removeKey } from '../../../edit/pages/remove-key';
import { renameKey } from '../../../edit/pages/rename-key';
import type { KeyRequests } from '../../../edit/requests/key-requests';
import { keysOf } from '../../../site/json/json-path';
import { placeName } from '../../../studio/fields/names';
import type { FolderWorkspace } from '../workspace/folder-workspace';
import type { Answers } from './answers';
import { shortened } from './page-answers';
import { effectOf } from './page-plan';
import { textOf } from './request-values';

export const keyAnswers = (workspace: FolderWorkspace): Answers<keyof KeyRequests> => ({
  renameKey({ at, to }, watcher) {
    const pointer = textOf(at);
    const content = readContentPages(workspace.files(), mayName(keysOf(pointer).at(-1) ?? ''));
    workspace.apply(watcher, { id: randomUUID(), transaction: renameKey(content, pointer, textOf(to)) });
    return undefined;
  },
  removeKey({ at }, watcher) {
    const pointer = textOf(at);
    const content = readContentPages(workspace.files(), mayName(keysOf(pointer).at(-1) ?? ''));
    const made = removeKey(content, pointer, `Remove ${placeName(content.site, pointer)}`);
    if ('refusal' in made) {
      const { refusal, places } = made;
      return shortened({ effects: places.map((place) => effectOf(content, place)), refusal });
    }
    workspace.apply(watcher, { id: randomUUID(), transaction: made });
    return { effects: [], count: 0 };
  },
});
