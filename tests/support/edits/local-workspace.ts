import type { Workspace } from '../../../src/studio/protocol/workspace';
import type { FolderWorkspace } from '../../../src/studio/server/workspace/folder-workspace';

/** The workspace of a folder without a server between. */
export function localWorkspace(folder: FolderWorkspace): Workspace {
  let watching: ReturnType<FolderWorkspace['watch']> | undefined;
  const watcher = () => {
    if (!watching) throw new Error('Nobody watches.');
    return watching.watcher;
  };
  return {
    watch(listener) {
      watching = folder.watch(listener);
      return watching.close;
    },
    read: (file) => folder.read(watcher(), file),
    show: ({ path, file }) => folder.pages.show(watcher(), path, file),
    async apply(change, base) {
      if (folder.apply(watcher(), change) === 'wants base')
        folder.apply(watcher(), { ...change, base: base() });
    },
    undo: async () => folder.undo(watcher()),
    redo: async () => folder.redo(watcher()),
    settle: async (conflict, choice) => folder.settle(conflict, choice),
    ask: async () => {
      throw new Error('Nothing answers.');
    },
  };
}
