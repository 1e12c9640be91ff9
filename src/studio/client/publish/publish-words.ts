import { counted } from '../../../site/text/wording';
import { clockTime } from '../../protocol/names';
import type {
  FailureKind,
  PublishFailure,
  PublishState,
  PublishStep,
  SentVersion,
} from '../../protocol/requests/publish-requests';

/** In milliseconds: how long the button says when it came online, or was sent. */
const recent = 10 * 60_000;

/** Nobody has tried anything: the site is only not set up yet. */
const notSetUp: readonly FailureKind[] = ['no git', 'no repository', 'no remote'];

/** What is waited for, or goes on by the usual button. */
export const isCalm = ({ kind }: PublishFailure): boolean => kind === 'behind' || kind === 'in review';

export const isSetUp = ({ failure }: PublishState): boolean =>
  failure === undefined || !notSetUp.includes(failure.kind);

export interface ButtonWords {
  kind: 'waiting' | 'busy' | 'done' | 'error';
  words: string;
  /** What a press does, if that is not only to show it. */
  act?: 'Publish' | 'Try again';
}

/** The name of a site. */
export const hostOf = (site: string) => (URL.canParse(site) ? new URL(site).host : site);

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
  if (failure && !isCalm(failure)) return { kind: 'error', words: 'Not published', act: 'Try again' };
  if (isWaiting) return { kind: 'waiting', words: `${changesOf(state)} not online`, act: 'Publish' };
  return sent ? sentWords(sent, now) : { kind: 'done', words: 'Publish' };
}

/** Only what the site itself says is called online. */
function sentWords({ site, isAwaited, at, since = 0 }: SentVersion, now: number): ButtonWords {
  if (site === 'this')
    return { kind: 'done', words: now - since < recent ? `Online since ${clockTime(since)}` : 'All online' };
  if (site === 'unknown')
    return { kind: 'done', words: now - at < recent ? `Sent at ${clockTime(at)}` : 'All sent' };
  return isAwaited
    ? { kind: 'busy', words: `Being built, ${duration(now - at)}` }
    : { kind: 'waiting', words: 'Sent, not seen online' };
}

/** Minutes and seconds, such as 0:40. */
export function duration(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** What is done one after the other, until a version is online: while it is done, and then. */
export const stepWords: Readonly<Record<PublishStep, readonly [now: string, done: string]>> = {
  checking: ['Checking…', 'Checked'],
  saving: ['Saving a version…', 'Saved as a version'],
  sending: ['Sending it…', 'Sent'],
  joining: ['Joining it with the versions of others…', ''],
};

interface ShownStep {
  words: string;
  is: 'done' | 'now' | 'later';
}

/** The steps of a version that is on its way. */
export function stepsOf({ step }: PublishState): ShownStep[] {
  const names = (['checking', 'saving', 'sending', 'joining'] as const).filter(
    (name) => name !== 'joining' || step === name,
  );
  const at = step ? names.indexOf(step) : names.length;
  return [
    ...names.map((name, index): ShownStep => {
      const [now, done] = stepWords[name];
      return index < at ? { words: done, is: 'done' } : { words: now, is: index === at ? 'now' : 'later' };
    }),
    { words: 'The host builds the site', is: step ? 'later' : 'now' },
    { words: 'Online', is: 'later' },
  ];
}
