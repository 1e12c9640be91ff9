import { isRecord } from '../../../site/json/is-record';
import { textOf } from '../../../site/json/text-of';
import { listOf } from '../../../site/json/value-at';
import type { PublishRequests, WayOut } from '../../protocol/requests/publish-requests';
import type { ContentBase } from '../changes/content-base';
import type { Choices } from '../publish/join-theirs';
import { createPublishing, type Outside } from '../publish/publishing';
import type { FolderWorkspace } from '../workspace/folder-workspace';
import type { Handlers } from './request-values';

export function publishHandlers(
  folder: string,
  workspace: FolderWorkspace,
  base: ContentBase,
  outside?: Outside,
): Handlers<keyof PublishRequests> {
  const publishing = createPublishing(folder, workspace, base, outside);
  return {
    publishState: publishing.state,
    stopPublishing: publishing.stop,
    publish({ message, held, wayOut, choices }) {
      const way = wayOutOf(wayOut);
      return publishing.publish({
        message: textOf(message),
        held: listOf(held).map(textOf),
        choices: choicesOf(choices),
        ...(way && { wayOut: way }),
      });
    },
  };
}

function wayOutOf(given: unknown): WayOut | undefined {
  if (!isRecord(given)) return undefined;
  if (given.do === 'sign') return { do: given.do, name: textOf(given.name), mail: textOf(given.mail) };
  const ways = ['begin', 'connect', 'return', 'review', 'go on'] as const;
  const way = ways.find((each) => each === given.do);
  return way && { do: way };
}

function choicesOf(given: unknown): Choices {
  const choices: Record<string, 'yours' | 'theirs'> = {};
  for (const [id, choice] of Object.entries(isRecord(given) ? given : {}))
    if (choice === 'yours' || choice === 'theirs') choices[id] = choice;
  return choices;
}
