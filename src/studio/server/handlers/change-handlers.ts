import { randomUUID } from 'node:crypto';
import { hashOrNull, hashText } from '../../../node/base/write/hash-on-disk';
import { textOf } from '../../../site/json/text-of';
import { listOf } from '../../../site/json/value-at';
import type { ChangeRequests } from '../../protocol/requests/change-requests';
import type { ChangedPicture } from '../changes/changed-files';
import { canCommit } from '../changes/commit-content';
import type { Compared, ContentBase } from '../changes/content-base';
import type { RevertiblePart } from '../changes/part';
import { saveVersion } from '../changes/save-version';
import { suggestMessage } from '../changes/suggest-message';
import {
  canTakeBack,
  type TakenBack,
  takeBackFiles,
  takeBackOne,
  takeBackPart,
  takeBackPicture,
} from '../changes/take-back';
import { RequestRefusal } from '../refusal';
import type { FolderWorkspace } from '../workspace/folder-workspace';
import type { Handlers } from './request-values';

/** More than anybody reads. */
const mostParts = 200;
const mostDifferences = 200;

export const changeHandlers = (
  folder: string,
  workspace: FolderWorkspace,
  base: ContentBase,
): Handlers<keyof ChangeRequests> => ({
  async changes({ held }) {
    const [{ base: found, parts }, isGit] = await Promise.all([base.compare(), canCommit(folder)]);
    const shown = parts.map((part) => part.shown);
    return {
      base: found.name,
      parts: shown
        .slice(0, mostParts)
        .map((part) => ({ ...part, differences: part.differences.slice(0, mostDifferences) })),
      partCount: shown.length,
      canCommit: isGit,
      message: suggestMessage(parts.filter(isWritten).map((part) => part.shown)),
    };

    function isWritten({ file }: RevertiblePart): boolean {
      const name = (file?.now ?? file?.before)?.file;
      if (name === undefined || !listOf(held).includes(name)) return true;
      const before = file?.before?.file === name ? hashText(file.before.text) : null;
      return hashOrNull(folder, name) !== before;
    }
  },

  async revert({ part, difference, version }, watcher) {
    const compared =
      version === undefined ? await base.compare() : await comparedToBefore(base, textOf(version));
    const { name, back, pictures } = takenBack(compared, part, difference);
    workspace.apply(watcher, {
      id: randomUUID(),
      transaction: { name: version === undefined ? name : 'Take back the last version', ...back },
      pictures: pictures.map((each) => takeBackPicture(each, hashOrNull(folder, each.file))),
    });
    return true;
  },

  async commit({ message, held }) {
    return { name: await saveVersion(folder, workspace, textOf(message), listOf(held)) };
  },
});

const late = 'This has changed meanwhile. Look at the list again.';

/** What the version of a commit has changed. Later changes would be taken back with it. */
async function comparedToBefore(base: ContentBase, version: string): Promise<Compared> {
  if (!/^[0-9a-f]{40,64}$/.test(version)) throw new RequestRefusal(late);
  const { parts } = await base.compare(version);
  if (parts.length > 0)
    throw new RequestRefusal(
      'The content has changed since this version. Publish that, or take it back, before you take back the version.',
    );
  const before = await base.compare(`${version}^`);
  if (before.base.name.type === 'opened') throw new RequestRefusal('There is no version before this one.');
  return before;
}

/** Throws a Refusal for what is not there any more. */
function takenBack(
  { parts, content }: Compared,
  partId: unknown,
  differenceId: unknown,
): { name: string; back: TakenBack; pictures: readonly ChangedPicture[] } {
  if (partId === undefined) {
    const pictures = content.pictures.filter(canTakeBack);
    if (content.files.length + pictures.length === 0)
      throw new RequestRefusal('There is nothing to take back.');
    return { name: 'Take back all changes', back: takeBackFiles(content.files), pictures };
  }
  const part = parts.find(({ shown }) => shown.id === partId);
  if (part?.picture && part.shown.canRevert)
    return { name: `Take back ${part.shown.name}`, back: takeBackFiles([]), pictures: [part.picture] };
  if (!part?.file) throw new RequestRefusal(late);
  if (differenceId === undefined)
    return { name: `Take back the changes of ${part.shown.name}`, back: takeBackPart(part), pictures: [] };
  const place = part.shown.differences.findIndex(({ id }) => id === differenceId);
  const difference = (part.differences ?? part.file.differences)?.[place];
  if (!difference) throw new RequestRefusal(late);
  const name = `Take back ${part.shown.differences[place]?.name}`;
  return { name, back: takeBackOne(difference, part.file.now?.file ?? ''), pictures: [] };
}
