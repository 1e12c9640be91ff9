import { randomUUID } from 'node:crypto';
import { type ContentPages, mayName, readContentPages } from '../../../edit/pages/content-pages';
import { removeKey, renameKey } from '../../../edit/pages/key-names';
import { describeUnsearched } from '../../../edit/pages/unsearched';
import type { Files } from '../../../site/files/files';
import { keysOf } from '../../../site/json/json-path';
import { textOf } from '../../../site/json/text-of';
import { placeName } from '../../../site/page/place-names';
import type { KeyRequests } from '../../protocol/requests';
import { RequestRefusal } from '../refusal';
import type { FolderWorkspace } from '../workspace/folder-workspace';
import { effectOf, shortened } from './page-plan';
import type { Handlers } from './request-values';

export const keyHandlers = (workspace: FolderWorkspace): Handlers<keyof KeyRequests> => ({
  renameKey({ at, to }, watcher) {
    const pointer = textOf(at);
    const content = readNaming(workspace.files(), pointer);
    workspace.apply(watcher, { id: randomUUID(), transaction: renameKey(content, pointer, textOf(to)) });
    return undefined;
  },
  removeKey({ at }, watcher) {
    const pointer = textOf(at);
    const content = readNaming(workspace.files(), pointer);
    const made = removeKey(content, pointer, `Remove ${placeName(content.site, pointer)}`);
    if ('refusal' in made) {
      const { refusal, places } = made;
      return shortened({ effects: places.map((place) => effectOf(content, place)), refusal });
    }
    workspace.apply(watcher, { id: randomUUID(), transaction: made });
    return { effects: [], count: 0 };
  },
});

/** The content that may name a key. What can't be read may name it, too, and would name what is gone. */
function readNaming(files: Files, pointer: string): ContentPages {
  const key = keysOf(pointer).at(-1) ?? '';
  const content = readContentPages(files, mayName(key));
  const unsearched = describeUnsearched(content);
  if (unsearched.length > 0)
    throw new RequestRefusal(`What can't be read may name "${key}". Mend it first. ${unsearched.join(' ')}`);
  return content;
}
