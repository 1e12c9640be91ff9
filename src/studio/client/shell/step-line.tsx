import { lazy, Suspense, useEffect, useState } from 'react';
import { type PanelName, useEditor } from '../model/editor';
import { lastWords, timeWords } from '../model/step-words';
import { StepTime } from '../parts/step-time';
import { StudioIcon } from '../parts/studio-icon';

const TimeLine = lazy(async () => ({ default: (await import('../coming/time-line')).TimeLine }));

/** In milliseconds: how long a new step is marked. */
const lasting = 10_000;

/** True for a while after something has happened, and as long as it is held. */
function useFresh(time: number | undefined, isHeld: boolean): boolean {
  const [calm, setCalm] = useState(Date.now);
  const isFresh = time !== undefined && time > calm;
  useEffect(() => {
    if (!isFresh || isHeld) return;
    const timer = setTimeout(() => setCalm(time), time + lasting - Date.now());
    return () => clearTimeout(timer);
  }, [isFresh, isHeld, time]);
  return isFresh;
}

/** Why something was not done, or can't be saved now, until whoever is there has read it. */
function useRefusal() {
  const { notice, refused, refuse } = useEditor();
  /** The notice that was closed: it may hold longer. */
  const [read, setRead] = useState('');
  if (notice === '' && read !== '') setRead('');
  // A notice holds now, and an old refusal would hide it.
  const refusal = [notice === read ? '' : notice, refused].filter((words) => words !== '').join(' ');
  const close = () => {
    setRead(notice);
    if (refused !== '') refuse('');
  };
  return { refusal, close };
}

/** What has happened last and the way back, and what comes: below the page, where it covers nothing. */
export function StepLine({ toggle }: { toggle(panel: PanelName): void }) {
  const { announcement, told, history, panel, undo, redo } = useEditor();
  const { refusal, close } = useRefusal();
  const [isPointed, setPointed] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const { last } = history;
  const isTold = told !== undefined && told.time > (last?.time ?? 0);
  const words = isTold ? told.words : last ? lastWords(last) : 'Nothing was changed yet.';
  const time = isTold ? told.time : last?.time;
  const isFresh = useFresh(time, isPointed || hasFocus);
  const way = last?.kind === 'undo' ? 'redo' : 'undo';
  const isRefused = refusal !== '';
  return (
    // With this attribute, a dialog neither hides it nor closes when it is pressed.
    <section
      className="step-line"
      aria-label="Last step"
      data-pane
      data-state={isRefused ? 'refused' : isFresh ? 'fresh' : 'calm'}
      data-react-aria-top-layer="true"
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocus(true)}
      onBlur={() => setFocus(false)}
    >
      {/* With this attribute, a dialog does not hide it. */}
      <p className="visually-hidden" role="status" data-live-announcer="true">
        {announcement}
      </p>
      <StudioIcon name={isRefused ? 'triangle-alert' : isFresh ? 'check' : 'history'} />
      {isRefused ? (
        <p className="step-line-words" role="alert">
          {refusal}
        </p>
      ) : (
        <p className="step-line-words">
          <span>{words}</span>
          {time !== undefined && <StepTime time={time} words={timeWords(time)} />}
        </p>
      )}
      {!isRefused && !isTold && history[way] !== undefined && (
        <button
          type="button"
          className="field-button"
          title={`${way === 'undo' ? 'Undo' : 'Redo'}: ${history[way]}`}
          onClick={way === 'undo' ? undo : redo}
        >
          <StudioIcon name={`${way}-2`} />
          {way === 'undo' ? 'Undo' : 'Redo'}
        </button>
      )}
      <button
        type="button"
        className="step-line-history"
        aria-pressed={panel === 'history'}
        onClick={() => toggle('history')}
      >
        History
      </button>
      <Suspense>
        <TimeLine toggle={() => toggle('coming')} />
      </Suspense>
      {isRefused && (
        <button
          type="button"
          className="tool"
          aria-label="Close the message"
          title="Close"
          // The focus stays where it is.
          onMouseDown={(event) => event.preventDefault()}
          onClick={close}
        >
          <StudioIcon name="x" />
        </button>
      )}
    </section>
  );
}
