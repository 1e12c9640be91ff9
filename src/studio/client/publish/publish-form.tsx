import { type ReactNode, useRef, useState } from 'react';
import { counted } from '../../../site/text/wording';
import type { PublishState, WayOut } from '../../protocol/requests/publish-requests';
import { useEditor } from '../model/editor';
import { StudioIcon } from '../parts/studio-icon';
import { ChooseValues } from './choose-values';
import { LastSent } from './last-sent';
import { PublishFailed } from './publish-failed';
import { PublishSteps } from './publish-steps';
import { changesOf, hostOf, isSetUp } from './publish-words';
import { usePublish } from './use-publish';
import { waysOut } from './ways-out';

interface PublishFormProps {
  /** A sentence made from the changes. */
  suggested: string;
  /** A site that has no place on the web yet keeps versions on this computer. */
  canCommit: boolean;
  done(words: string): void;
}

/** What is to be looked at before the changes go out, one sentence of the editor, and the button. */
export function PublishForm({ suggested, canCommit, done }: PublishFormProps) {
  const { ask, held, isSaved, problems, openPanel } = useEditor();
  const { state, publish, stop } = usePublish();
  const form = useRef<HTMLDivElement>(null);
  const [message, setMessage] = useState<string>();
  const [refusal, setRefusal] = useState('');
  const [isSaving, setSaving] = useState(false);
  const [choices, setChoices] = useState<Readonly<Record<string, 'yours' | 'theirs'>>>({});
  if (!state) return null;
  const { count, versions, conflicts = [], failure, others, sent, step } = state;
  const words = message ?? suggested;
  const isWaiting = count + versions > 0;
  const isReady = isSetUp(state);
  const isDecided = conflicts.every(({ id }) => choices[id] !== undefined);
  const canPublish = !isSaving && isSaved && isDecided && (count === 0 || words.trim() !== '');
  /** What has it goes. */
  const keepFocus = () => form.current?.focus();
  const halt = () => {
    keepFocus();
    stop();
  };
  const attempt = async (act: () => Promise<string>) => {
    setRefusal('');
    keepFocus();
    try {
      done(await act());
    } catch (error) {
      setRefusal(error instanceof Error ? error.message : String(error));
    }
  };
  const send = (wayOut?: WayOut) =>
    attempt(async () => {
      const after = await publish({ message: words, choices, ...(wayOut && { wayOut }) });
      if (!after.failure) setMessage(undefined);
      return '';
    });
  const save = async () => {
    setSaving(true);
    await attempt(async () => {
      const { name } = await ask('commit', { message: words, held });
      setMessage(undefined);
      return `Saved as version ${name}.`;
    });
    setSaving(false);
  };
  const takeBack = (version: string) =>
    attempt(async () => {
      await ask('revert', { version });
      return '';
    });
  const isKept = !isReady && canCommit;
  const way = failure && !isKept ? waysOut[failure.kind] : undefined;
  const isShown = isKept ? suggested !== '' : isWaiting && (isReady || way?.button !== undefined);
  const press = () => canPublish && (isKept ? save() : send(way?.wayOut));
  const warnings = problems.filter(({ severity }) => severity === 'warning').length;
  return (
    <div ref={form} className="publish panel-foot" tabIndex={-1}>
      {step && <PublishSteps {...{ state, halt }} />}
      {!step && failure && conflicts.length === 0 && <PublishFailed {...{ state, failure }} act={send} />}
      {!step && conflicts.length > 0 && (
        <ChooseValues
          {...{ conflicts, choices }}
          choose={(id, choice) => setChoices((last) => ({ ...last, [id]: choice }))}
        />
      )}
      {!step && !isWaiting && sent && <LastSent {...{ state, sent, takeBack, halt }} />}
      {!step && failure?.kind !== 'no name' && isShown && (
        <>
          {warnings > 0 && (
            <Note icon="triangle-alert">
              Look at {counted(warnings, 'things')} first. They do not stop you.{' '}
              <button type="button" className="problem-place" onClick={() => openPanel('problems')}>
                Show them
              </button>
            </Note>
          )}
          {held.length > 0 && (
            <Note icon="hourglass">
              {counted(held.length, 'files')} {held.length === 1 ? 'waits' : 'wait'} for a correction. What is
              online stays until then.
            </Note>
          )}
          {others.length > 0 && (
            <Note icon="file-diff">
              Also goes out: {counted(others.length, 'versions')} with other files: {others.join(', ')}.
            </Note>
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
                press();
              }}
            />
          </label>
          <button
            type="button"
            className="field-button field-primary"
            aria-disabled={!canPublish}
            onClick={press}
          >
            {way?.button ?? (isKept ? 'Save a version' : `Publish ${changesOf(state)}`)}
          </button>
          <p className="changes-hint">{isKept ? onlyHere : whereTo(state)}</p>
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

const Note = ({ icon, children }: { icon: string; children: ReactNode }) => (
  <div className="field-note" data-severity="warning">
    <StudioIcon name={icon} />
    <p>{children}</p>
  </div>
);

const whereTo = ({ site, host = 'the host' }: PublishState) => `To ${hostOf(site)}, by ${host}.`;

const onlyHere = 'A version of the content is kept on this computer. Nothing is sent.';
