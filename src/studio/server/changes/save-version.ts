import { counted } from '../../../site/text/wording';
import { RequestRefusal } from '../refusal';
import type { FolderWorkspace } from '../workspace/folder-workspace';
import { unwrittenWords } from '../workspace/unwritten-words';
import { commitContent } from './commit-content';

/** Commits what is valid. `held` are the files that the editor knows to be left out. Gives the short name of the commit. */
export async function saveVersion(
  folder: string,
  workspace: FolderWorkspace,
  message: string,
  held: readonly unknown[],
): Promise<string> {
  const text = message.trim();
  if (text === '') throw new RequestRefusal('Write in a few words what this version changes.');
  if (text.length > 10_000) throw new RequestRefusal('A sentence may have up to 10,000 characters.');
  try {
    workspace.save();
  } catch (error) {
    // A notice says so, too. Without these files, the version would be incomplete.
    throw new RequestRefusal(`No version was saved. ${unwrittenWords(error)}`, { cause: error });
  }
  const left = [...workspace.pending()].filter((file) => !held.includes(file));
  if (left.length > 0)
    throw new RequestRefusal(
      `${counted(left.length, 'files')} would be left out, because a change there is not valid: ${left.join(', ')}. Correct it, or save the version once more without it.`,
    );
  return await commitContent(folder, `${text}\n`);
}
