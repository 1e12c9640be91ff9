import { useState } from 'react';
import type { PublishFailure, PublishState, WayOut } from '../../protocol/requests/publish-requests';
import { CopyButton } from '../parts/copy-button';
import { hostSteps } from './host-steps';
import { changesOf, isCalm } from './publish-words';
import { waysOut } from './ways-out';

interface PublishFailedProps {
  state: PublishState;
  failure: PublishFailure;
  act(wayOut?: WayOut): void;
}

/** Why something is not published, what is safe, and the one way out. */
export function PublishFailed({ state, failure, act }: PublishFailedProps) {
  const { kind, sentence, details } = failure;
  const { advice, isForColleague } = waysOut[kind];
  const changes = changesOf(state);
  const copied = [sentence, advice, details].filter((line) => line !== undefined).join('\n');
  return (
    <div className="publish-failed" role={isCalm(failure) ? 'status' : 'alert'}>
      <p className="publish-say">{sentence}</p>
      {!isCalm(failure) && state.count + state.versions > 0 && (
        <p>{`Your ${changes} ${changes.startsWith('1 ') ? 'is' : 'are'} safe here.`}</p>
      )}
      {advice !== undefined && <p>{advice}</p>}
      {kind === 'behind' && (
        <ul>
          {state.theirs?.map(({ subject, author }) => (
            <li key={`${author} ${subject}`}>{`${subject}, by ${author}`}</li>
          ))}
        </ul>
      )}
      {kind === 'no name' && <SignForm act={act} />}
      {kind === 'no remote' && <HostSteps />}
      {isForColleague && <CopyButton text={copied}>Copy for a colleague</CopyButton>}
      {details !== undefined && (
        <details>
          <summary>For whoever looks after your computers</summary>
          <pre>{details}</pre>
          {!isForColleague && <CopyButton text={copied}>Copy</CopyButton>}
        </details>
      )}
    </div>
  );
}

function SignForm({ act }: Pick<PublishFailedProps, 'act'>) {
  const [name, setName] = useState('');
  const [mail, setMail] = useState('');
  const fields = [
    ['Name', 'text', 'name', name, setName],
    ['Mail', 'email', 'email', mail, setMail],
  ] as const;
  return (
    <>
      {fields.map(([label, type, autoComplete, value, set]) => (
        <label key={label} className="changes-label">
          {label}
          <input
            className="field-input"
            {...{ type, autoComplete, value }}
            onChange={({ target }) => set(target.value)}
          />
        </label>
      ))}
      <button type="button" className="field-button" onClick={() => act({ do: 'sign', name, mail })}>
        Publish with this name
      </button>
    </>
  );
}

/** What has to be done once, for each kind of host. */
const HostSteps = () => (
  <>
    <ul>
      {hostSteps.map((steps) => (
        <li key={steps}>{steps}</li>
      ))}
    </ul>
    <CopyButton text={hostSteps.join('\n')}>Copy the steps for a colleague</CopyButton>
  </>
);
