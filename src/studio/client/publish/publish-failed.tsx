import { useState } from 'react';
import type {
  FailureKind,
  PublishFailure,
  PublishState,
  WayOut,
} from '../../protocol/requests/publish-requests';
import { CopyButton } from '../parts/copy-button';
import { hostSteps } from './host-steps';
import { changesOf, isCalm } from './publish-words';

interface PublishFailedProps {
  state: PublishState;
  failure: PublishFailure;
  act(wayOut?: WayOut): void;
}

/** What the button does then. Others are ended by the usual one, or by a colleague. */
export const ways: Partial<Record<FailureKind, { words: string; wayOut?: WayOut }>> = {
  'no repository': { words: 'Begin', wayOut: { do: 'begin' } },
  'no upstream': { words: 'Make it', wayOut: { do: 'connect' } },
  'old version': { words: 'Go to the newest', wayOut: { do: 'return' } },
  'no network': { words: 'Send again' },
  'unknown here': { words: 'Send again' },
  protected: { words: 'Send for review', wayOut: { do: 'review' } },
  stopped: { words: 'Try again' },
  'disk full': { words: 'Try again' },
  'cut off': { words: 'Go on', wayOut: { do: 'go on' } },
  'two at once': { words: 'Show it' },
  other: { words: 'Try again' },
};

/** What a person does outside of the studio, in a line. */
const advice: Partial<Record<FailureKind, string>> = {
  'no git': 'Install it from git-scm.com, then open the studio again.',
  unfinished: 'A colleague ends it in a terminal: git status says how.',
  'unknown here': 'Sign in to the host on this computer again, then send it.',
  behind: 'Their changes fit yours: both go out.',
  'in review': 'It goes online when they let it through.',
  'theirs is code': 'They update the engine here, then publish again.',
};

/** Why something is not published, what is safe, and the one way out. */
export function PublishFailed({ state, failure, act }: PublishFailedProps) {
  const { kind, sentence, details } = failure;
  const changes = changesOf(state);
  return (
    <div className="publish-failed" role={isCalm(failure) ? 'status' : 'alert'}>
      <p className="publish-say">{sentence}</p>
      {!isCalm(failure) && state.count + state.versions > 0 && (
        <p>{`Your ${changes} ${changes.startsWith('1 ') ? 'is' : 'are'} safe here.`}</p>
      )}
      {advice[kind] !== undefined && <p>{advice[kind]}</p>}
      {kind === 'behind' && (
        <ul>
          {state.theirs?.map(({ subject, author }) => (
            <li key={`${author} ${subject}`}>{`${subject}, by ${author}`}</li>
          ))}
        </ul>
      )}
      {kind === 'no name' && <SignForm act={act} />}
      {kind === 'no remote' && <HostSteps />}
      {details !== undefined && (
        <details>
          <summary>For whoever looks after your computers</summary>
          <pre>{details}</pre>
          <CopyButton text={[sentence, advice[kind] ?? '', details].join('\n')}>Copy</CopyButton>
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
    <p>Somebody sets this up once; then this button sends your changes. Until then nothing is lost.</p>
    <ul>
      {hostSteps.map((steps) => (
        <li key={steps}>{steps}</li>
      ))}
    </ul>
    <CopyButton text={hostSteps.join('\n')}>Copy the steps for a colleague</CopyButton>
  </>
);
