import { type FileChange, overlayFiles } from '../../../edit/overlay-files';
import type { Files } from '../../../site/files/files';
import { replaceTokens } from '../../../site/page/tokens';
import type { FolderWorkspace } from '../workspace/folder-workspace';
import type { Base } from './base';
import { type ChangedContent, changedFiles } from './changed-files';
import { changedParts } from './changed-parts';
import { createGitBase } from './git-base';
import { createOpenedBase } from './opened-base';
import type { RevertiblePart } from './part';

/** What the content is compared with, and what differs from it now. */
export interface ContentBase {
  /** With a commit; without one, with what is online. */
  compare(commit?: string): Promise<Compared>;
}

export interface Compared {
  base: Base;
  content: ChangedContent;
  parts: readonly RevertiblePart[];
  /** The content of the base. */
  files(): Files;
}

/** `online` gives the commit that is online. */
export function createContentBase(
  folder: string,
  workspace: FolderWorkspace,
  online = async () => 'HEAD',
): ContentBase {
  const readCommit = createGitBase(folder);
  let opened: ReturnType<typeof createOpenedBase> | undefined;
  const readBase = async (given?: string): Promise<Base> => {
    const pending = workspace.pending();
    const commit = given ?? (await online());
    const found = await readCommit(pending, commit);
    if (found) return found;
    opened ??= createOpenedBase(folder, workspace.files);
    return opened(pending);
  };
  // What was there at the start has to be kept from the start.
  readBase().catch(() => {});
  return {
    async compare(commit) {
      const base = await readBase(commit);
      const files = workspace.files();
      const content = changedFiles(base, files);
      const tokens = workspace.pages.site()?.facts.tokens;
      const parts = changedParts(content, (title) => (tokens ? replaceTokens(title, tokens) : title));
      return { base, content, parts, files: () => filesBefore(files, content) };
    },
  };
}

function filesBefore(files: Files, content: ChangedContent): Files {
  const changes = content.files.map(
    ({ before, now }): FileChange => ({
      ...(now && { from: now.file, was: now.text }),
      ...(before && { to: before.file, text: before.text }),
    }),
  );
  const overlay = overlayFiles(files);
  overlay.show(changes);
  return overlay;
}
