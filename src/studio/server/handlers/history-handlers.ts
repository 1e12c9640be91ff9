import type { HistoryRequests } from '../../protocol/requests/history-requests';
import { versionsSince } from '../changes/versions';
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
    return { steps, stepCount: all.length, versions, began: workspace.began };
  },
  goBack: ({ count, newest }, watcher) =>
    workspace.goBack(watcher, Number(count), typeof newest === 'number' ? newest : undefined),
});
