import { type ReactNode, useState } from 'react';
import type {
  FailureKind,
  PublishFailure,
  PublishState,
  WayOut,
} from '../../protocol/requests/publish-requests';
import { StudioIcon } from '../parts/studio-icon';
import { useNote } from '../parts/use-note';
import { hostSteps } from './host-steps';
import { changesOf } from './publish-words';

interface PublishFailedProps {
  state: PublishState;
  failure: PublishFailure;
  isBusy: boolean;
  act(wayOut?: WayOut): void;
}

/** The button that ends a failure. Others are ended by the usual one, or by a colleague. */
const ways: Partial<Record<FailureKind, { words: string; wayOut?: WayOut }>> = {
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
  'theirs is code': 'They update the engine here, then publish again.',
};

/** Why something is not published, what is safe, and the one way out. */
export function PublishFailed({ state, failure, isBusy, act }: PublishFailedProps): ReactNode {
  const { kind, sentence, details } = failure;
  const { note, say } = useNote();
  const way = ways[kind];
  const { theirs = [] } = state;
  const copy = async () => {
    const text = [sentence, advice[kind], details].filter((line) => line !== undefined).join('\n');
    await navigator.clipboard.writeText(text).then(
      () => say('Copied.'),
      () => say('The browser did not let the text be copied.'),
    );
  };
  if (kind === 'behind')
    return (
      <div className="field-note" data-severity="done" role="status">
        <StudioIcon name="git-merge" />
        <div>
          <p>{sentence} Their changes fit yours: both go out.</p>
          <ul className="publish-theirs">
            {theirs.map(({ subject, author }) => (
              <li key={`${author} ${subject}`}>
                {subject} <span>{author}</span>
              </li>
            ))}
          </ul>
        </div>
      </div>
    );
  return (
    <div className="publish-failed" role="alert">
      <p className="publish-say">{sentence}</p>
      {state.count + state.versions > 0 && <p>{safeWords(state)}</p>}
      {advice[kind] !== undefined && <p>{advice[kind]}</p>}
      {kind === 'no name' && <SignForm {...{ isBusy, act }} />}
      {kind === 'no remote' && <HostSteps />}
      {way && (
        <button
          type="button"
          className="field-button"
          aria-disabled={isBusy}
          onClick={() => !isBusy && act(way.wayOut)}
        >
          {way.words}
        </button>
      )}
      {details !== undefined && (
        <details>
          <summary>For whoever looks after your computers</summary>
          <pre>{details}</pre>
          <button type="button" className="field-button" onClick={copy}>
            <StudioIcon name="copy" />
            Copy
          </button>
        </details>
      )}
      <p className="changes-note">{note}</p>
    </div>
  );
}

function safeWords(state: PublishState): string {
  const changes = changesOf(state);
  return `Your ${changes} ${changes.startsWith('1 ') ? 'is' : 'are'} safe here.`;
}

function SignForm({ isBusy, act }: Pick<PublishFailedProps, 'isBusy' | 'act'>) {
  const [name, setName] = useState('');
  const [mail, setMail] = useState('');
  return (
    <>
      <label className="changes-label">
        Name
        <input
          className="field-input"
          autoComplete="name"
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
      </label>
      <label className="changes-label">
        Mail
        <input
          className="field-input"
          type="email"
          autoComplete="email"
          value={mail}
          onChange={({ target }) => setMail(target.value)}
        />
      </label>
      <button
        type="button"
        className="field-button"
        aria-disabled={isBusy}
        onClick={() => !isBusy && act({ do: 'sign', name, mail })}
      >
        Publish with this name
      </button>
    </>
  );
}

/** What has to be done once, for each kind of host. */
function HostSteps() {
  const { note, say } = useNote();
  const copy = () =>
    navigator.clipboard.writeText(hostSteps.map(({ name, steps }) => `${name}: ${steps}`).join('\n')).then(
      () => say('Copied.'),
      () => say('The browser did not let the text be copied.'),
    );
  return (
    <>
      <p>Somebody sets this up once; then this button sends your changes. Until then nothing is lost.</p>
      {hostSteps.map(({ name, steps }) => (
        <details key={name}>
          <summary>{name}</summary>
          <p>{steps}</p>
        </details>
      ))}
      <button type="button" className="field-button" onClick={copy}>
        <StudioIcon name="copy" />
        Copy the steps for a colleague
      </button>
      <p className="changes-note">{note}</p>
    </>
  );
}
