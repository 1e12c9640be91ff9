import { counted } from '../../../site/text/wording';
import type { FailureKind, PublishState } from '../../protocol/requests/publish-requests';

/** In milliseconds: how long the button says that it is online, and waits for a host that builds. */
const recent = 10 * 60_000;

/** Nobody has tried anything: the site is only not set up yet. */
const notSetUp: readonly FailureKind[] = ['no git', 'no repository', 'no remote'];

export const isSetUp = ({ failure }: PublishState): boolean =>
  failure === undefined || !notSetUp.includes(failure.kind);

export interface ButtonWords {
  kind: 'waiting' | 'busy' | 'done' | 'error';
  words: string;
  /** What a press does, if that is not only to show it. */
  act?: 'Publish' | 'Try again';
}

export const clock = (at: number) =>
  new Date(at).toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' });

/** How many changes are not online. */
export const changesOf = ({ count, versions }: PublishState): string =>
  counted(count === 0 && versions > 0 ? 1 : count, 'changes');

/** What the button of the toolbar says at a moment. */
export function buttonWords(state: PublishState, now: number): ButtonWords {
  const { step, conflicts = [], failure, sent, count, versions } = state;
  const isWaiting = count + versions > 0;
  if (step) return { kind: 'busy', words: 'Publishing…' };
  if (conflicts.length > 0) {
    const fields = conflicts.length === 1 ? '1 field has' : `${conflicts.length} fields have`;
    return { kind: 'error', words: `${fields} two values` };
  }
  if (!isSetUp(state))
    return isWaiting
      ? { kind: 'waiting', words: `${changesOf(state)} kept here`, act: 'Publish' }
      : { kind: 'done', words: 'Publish' };
  if (failure && failure.kind !== 'behind')
    return { kind: 'error', words: 'Not published', act: 'Try again' };
  if (isWaiting) return { kind: 'waiting', words: `${changesOf(state)} not online`, act: 'Publish' };
  if (sent?.online !== undefined && now - sent.online < recent)
    return { kind: 'done', words: `Online since ${clock(sent.online)}` };
  if (sent && sent.online === undefined && now - sent.at < recent)
    return sent.isUnknown
      ? { kind: 'done', words: `Sent at ${clock(sent.at)}` }
      : { kind: 'busy', words: `Being built, ${duration(now - sent.at)}` };
  return { kind: 'done', words: 'All online' };
}

/** Minutes and seconds, such as 0:40. */
export function duration(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** True while the state changes by itself. */
export const isMoving = ({ step, sent }: PublishState, now: number): boolean =>
  step !== undefined || (sent !== undefined && sent.online === undefined && now - sent.at < recent);

export const stepWords: Readonly<Record<NonNullable<PublishState['step']>, string>> = {
  checking: 'Checking…',
  saving: 'Saving a version…',
  sending: 'Sending it…',
  joining: 'Joining it with the versions of others…',
};
