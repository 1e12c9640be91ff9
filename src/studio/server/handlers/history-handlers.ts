import type { HistoryRequests } from '../../protocol/requests/history-requests';
import { timeOfCommit, versionsSince } from '../changes/versions';
import { onlineCommit } from '../publish/situation';
import type { FolderWorkspace } from '../workspace/folder-workspace';
import type { Handlers } from './request-values';

/** More than anybody reads. */
const mostSteps = 300;

export const historyHandlers = (
  folder: string,
  workspace: FolderWorkspace,
): Handlers<keyof HistoryRequests> => ({
  async history() {
    const all = workspace.steps();
    const steps = all.slice(0, mostSteps);
    const first = steps.findLast(({ time }) => time !== undefined)?.time;
    const versions = first === undefined ? [] : await versionsSince(folder, first);
    const commit = await onlineCommit(folder);
    // Without a place on the web, it is the last version here.
    const online = commit === 'HEAD' ? undefined : await timeOfCommit(folder, commit);
    return {
      steps,
      stepCount: all.length,
      versions,
      began: workspace.began,
      ...(online !== undefined && { online }),
    };
  },
  goBack: ({ count, newest }, watcher) =>
    workspace.goBack(watcher, Number(count), typeof newest === 'number' ? newest : undefined),
});
