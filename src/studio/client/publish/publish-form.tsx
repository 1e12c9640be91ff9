import { type ReactNode, useState } from 'react';
import { counted } from '../../../site/text/wording';
import type { PublishState, SentVersion, WayOut } from '../../protocol/requests/publish-requests';
import { useEditor } from '../model/editor';
import { StudioIcon } from '../parts/studio-icon';
import { ChooseValues } from './choose-values';
import { PublishFailed } from './publish-failed';
import { changesOf, clock, isSetUp, stepWords } from './publish-words';
import { usePublish } from './use-publish';

interface PublishFormProps {
  /** A sentence made from the changes. */
  suggested: string;
  done(): void;
  /** For a site that has no place on the web yet: what keeps a version on this computer. */
  fallback: ReactNode;
}

/** What is to be looked at before the changes go out, one sentence of the editor, and the button. */
export function PublishForm({ suggested, done, fallback }: PublishFormProps) {
  const { held, isSaved, problems, openPanel } = useEditor();
  const { state, isBusy, publish } = usePublish();
  const [message, setMessage] = useState<string>();
  const [refusal, setRefusal] = useState('');
  const [choices, setChoices] = useState<Readonly<Record<string, 'yours' | 'theirs'>>>({});
  if (!state) return null;
  const { count, versions, conflicts = [], failure, others, sent } = state;
  const words = message ?? suggested;
  const isWaiting = count + versions > 0;
  const isDecided = conflicts.every(({ id }) => choices[id] !== undefined);
  const canPublish = !isBusy && isSaved && isWaiting && isDecided && (count === 0 || words.trim() !== '');
  const run = async (wayOut?: WayOut) => {
    if (isBusy) return;
    setRefusal('');
    try {
      const after = await publish({ message: words, choices, ...(wayOut && { wayOut }) });
      if (!after.failure) setMessage(undefined);
      done();
    } catch (error) {
      setRefusal(error instanceof Error ? error.message : String(error));
    }
  };
  const warnings = problems.filter(({ severity }) => severity === 'warning').length;
  return (
    <div className="publish panel-foot">
      {failure && conflicts.length === 0 && <PublishFailed {...{ state, failure, isBusy }} act={run} />}
      {conflicts.length > 0 && (
        <ChooseValues
          {...{ conflicts, choices }}
          choose={(id, choice) => setChoices((last) => ({ ...last, [id]: choice }))}
        />
      )}
      {!isSetUp(state) && fallback}
      {!isWaiting && sent && <LastSent {...{ state, sent }} />}
      {isSetUp(state) && isWaiting && (
        <>
          {warnings > 0 && (
            <div className="field-note" data-severity="warning">
              <StudioIcon name="triangle-alert" />
              <p>
                Look at {counted(warnings, 'things')} first. They do not stop you.{' '}
                <button type="button" className="problem-place" onClick={() => openPanel('problems')}>
                  Show them
                </button>
              </p>
            </div>
          )}
          {held.length > 0 && (
            <div className="field-note" data-severity="warning">
              <StudioIcon name="hourglass" />
              <p>
                {counted(held.length, 'files')} {held.length === 1 ? 'waits' : 'wait'} for a correction. What
                is online stays until then.
              </p>
            </div>
          )}
          {others.length > 0 && (
            <p className="publish-others">
              Also goes out: {counted(others.length, 'versions')} with other files: {others.join(', ')}.
            </p>
          )}
          <label className="changes-label">
            What did you do?
            <textarea
              className="field-input"
              rows={2}
              value={words}
              onChange={({ target }) => setMessage(target.value)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
                event.preventDefault();
                if (canPublish) void run();
              }}
            />
          </label>
          <button
            type="button"
            className="field-button field-primary"
            aria-disabled={!canPublish}
            onClick={() => canPublish && run()}
          >
            {isBusy ? stepWords[state.step ?? 'checking'] : `Publish ${changesOf(state)}`}
          </button>
          <p className="changes-hint">{whereTo(state)}</p>
        </>
      )}
      {refusal !== '' && (
        <div className="field-note" data-severity="error" role="alert">
          <StudioIcon name="circle-alert" />
          <p className="changes-refusal">{refusal}</p>
        </div>
      )}
    </div>
  );
}

/** How far the last version has come. */
function LastSent({ state: { site }, sent }: { state: PublishState; sent: SentVersion }) {
  const { subject, at, online, isUnknown } = sent;
  return (
    <div className="publish-sent" role="status">
      <StudioIcon name={online === undefined ? 'hourglass' : 'check'} />
      <div>
        <p className="publish-say">
          {online === undefined ? `Sent at ${clock(at)}` : `Online since ${clock(online)}`}
        </p>
        <p>{subject}</p>
        {online === undefined && (
          <p>
            {isUnknown
              ? 'The site does not say which version it has: look at it in a minute.'
              : 'The host builds the site. Nothing is lost if you close this window.'}
          </p>
        )}
        {URL.canParse(site) && (
          <a href={site} target="_blank" rel="noreferrer">
            Open {new URL(site).host}
          </a>
        )}
      </div>
    </div>
  );
}

function whereTo({ site, host }: PublishState): string {
  const name = URL.canParse(site) ? new URL(site).host : site;
  return `To ${name}, by ${host ?? 'the host'}.`;
}
