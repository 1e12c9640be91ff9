import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { addedErrors } from '../../../edit/check/added-errors';
import type { Side } from '../../../edit/merge/merged';
import { loadContent } from '../../../node/base/content/load-content';
import { relativePath } from '../../../node/base/disk/paths';
import { openProjectGit } from '../../../node/base/git/committer';
import { lineOf } from '../../../node/base/git/run-git';
import { withMergedTree } from '../../../node/base/merge/merged-tree';
import { type OpenConflicts, settleOpen } from '../../../node/base/merge/settle-open';
import { parseText } from '../../../site/json/read-json';
import { placeName } from '../../../site/page/place-names';
import type { PublishFailure, TheirVersion, TwoValues } from '../../protocol/requests/publish-requests';
import { failureOf } from './failures';

/** By the id of each conflict. */
export type Choices = Readonly<Record<string, 'yours' | 'theirs'>>;

export interface Joined {
  /** What has to be decided before the versions are joined. */
  conflicts: readonly TwoValues[];
  theirs: readonly TheirVersion[];
}

const sides: Readonly<Record<'yours' | 'theirs', Side>> = { yours: 'ours', theirs: 'theirs' };

/** Merges a commit of others, of which only content differs, into the project: as one commit, or not at all. */
export async function joinTheirs(
  folder: string,
  commit: string,
  theirs: readonly TheirVersion[],
  choices: Choices,
): Promise<{ failure: PublishFailure; joined?: Joined }> {
  const git = openProjectGit(folder);
  if (!git) return { failure: failureOf('no repository') };
  const content = relativePath(git.repository.top, realpathSync(folder));
  return await withMergedTree(git, commit, content, undefined, async (made) => {
    const { open } = await settleOpen(made, content, (path, { pointer }) => {
      const choice = choices[idOf(commit, path, pointer)];
      return choice && sides[choice];
    });
    if (open.length > 0) {
      const conflicts = open.flatMap((file) => twoValues(file, commit, content));
      return { failure: failureOf('conflict'), joined: { conflicts, theirs } };
    }
    await made.run(['commit', '--quiet', '--no-verify', '-m', 'Join the versions of others']);
    const after = loadContent(join(made.repository.top, content));
    const added = addedErrors(loadContent(folder).findings, after.findings, []);
    if (added.length > 0)
      return {
        failure: failureOf(
          'conflict',
          '',
          added.map(({ file, message }) => `${file}: ${message}`).join('\n'),
        ),
      };
    await git.run(['merge', '--quiet', '--ff-only', lineOf(await made.run(['rev-parse', 'HEAD']))]);
    return { failure: failureOf('behind'), joined: { conflicts: [], theirs } };
  });
}

/** A choice counts for what was seen: not for another commit of others. */
const idOf = (commit: string, path: string, pointer: string) => `${commit} ${path}#${pointer}`;

function twoValues({ path, text, conflicts }: OpenConflicts, commit: string, content: string): TwoValues[] {
  const file = path.startsWith(`${content}/`) ? path.slice(content.length + 1) : path;
  const value = parseText(text);
  return conflicts.map(({ pointer, message, ours, theirs }) => ({
    id: idOf(commit, path, pointer),
    place: { file, pointer },
    name: pointer === '' ? `${file}: ${message}` : placeName(value, pointer),
    yours: ours,
    theirs,
  }));
}
