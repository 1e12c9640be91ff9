import type { PublishState } from '../../protocol/requests/publish-requests';
import { StudioIcon } from '../parts/studio-icon';
import { duration, stepsOf } from './publish-words';
import { usePublish } from './use-publish';

const icons = { done: 'check', now: 'loader-circle', later: 'circle-dot' } as const;

/** What is done until a version is online, one step after the other. The editor may go on, or stop it. */
export function PublishSteps({ state, halt }: { state: PublishState; halt(): void }) {
  const { now } = usePublish();
  const { step, sent } = state;
  return (
    <>
      <ol className="publish-steps">
        {stepsOf(state).map(({ words, is }) => (
          <li key={words} data-is={is} aria-current={is === 'now' ? 'step' : undefined}>
            <StudioIcon name={icons[is]} />
            <span>{words}</span>
            {is === 'now' && !step && sent && <span>{duration(now - sent.at)}</span>}
          </li>
        ))}
      </ol>
      <p>
        {step
          ? 'You can go on working. What you type now goes out next time.'
          : 'Nothing is lost if you close this window. The next one says when it is online.'}
      </p>
      <button type="button" className="field-button" onClick={halt}>
        {step ? 'Stop sending' : 'Stop waiting'}
      </button>
    </>
  );
}
