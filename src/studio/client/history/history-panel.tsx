import { useEffect, useState } from 'react';
import { counted, listed } from '../../../site/text/wording';
import { clockTime, wayBack } from '../../protocol/names';
import type { ListedHistory, ListedStep } from '../../protocol/requests/history-requests';
import { useEditor } from '../model/editor';
import { doneWords } from '../model/step-words';
import { StepTime } from '../parts/step-time';
import { StudioIcon } from '../parts/studio-icon';
import { usePlaces } from '../parts/use-places';
import { byDay, choicesOf, entriesOf, isStep, type StepEntry } from './entries';
import { PageThen } from './page-then';

/** In milliseconds of rest, before the steps are listed again: another tab may type. */
const rest = 100;
/** Pages that are named before a step back. */
const mostNamed = 3;

function useHistory() {
  const { ask, history, refuse } = useEditor();
  const [known, setKnown] = useState<ListedHistory>();
  const [count, setCount] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is another one after each step
  useEffect(() => {
    let isWanted = true;
    const take = (answer: ListedHistory) => {
      if (!isWanted) return;
      setKnown(answer);
      setCount(0);
    };
    const timer = setTimeout(() => ask('history', {}).then(take, refuse), rest);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [ask, history, refuse]);
  return { known, count, setCount };
}

/** All steps, and the way back to each. */
export function HistoryPanel() {
  const { ask, announce, refuse } = useEditor();
  const { known, count, setCount } = useHistory();
  const placeOf = usePlaceWords();
  const [isBusy, setBusy] = useState(false);
  if (!known) return <p className="pane-note">Loading…</p>;
  const { steps, stepCount, versions } = known;
  if (steps.length === 0) return <p className="pane-note">Nothing was changed yet.</p>;
  const entries = entriesOf(steps);
  const undone = entries.filter(({ after }) => after < count);
  const isCut = stepCount > steps.length;
  const way = isCut && count === steps.length ? 'Go back before these steps' : wayBack(steps[count]);
  const canGo = count > 0 && !isBusy;
  const goBack = async () => {
    if (!canGo) return;
    setBusy(true);
    const newest = steps[0]?.time;
    try {
      await ask('goBack', { count, ...(newest !== undefined && { newest }) });
      announce(`${doneWords(way)}. Ctrl+Z brings the later steps again.`);
    } catch (error) {
      refuse(error);
    }
    setBusy(false);
  };
  return (
    <div className="history">
      <fieldset className="history-choices actions">
        <legend className="visually-hidden">What goes back</legend>
        {choicesOf(known).map((choice) => (
          <button
            key={choice.name}
            type="button"
            className="field-button"
            aria-disabled={choice.count === 0}
            aria-pressed={count > 0 && choice.count === count}
            onClick={() => setCount(choice.count)}
          >
            {choice.name}
          </button>
        ))}
      </fieldset>
      <div role="radiogroup" aria-label="Steps, the last first">
        {[...byDay(entries, versions)].map(([day, listedThen]) => (
          <section key={day} aria-label={day}>
            <h3>{day}</h3>
            <ul>
              {listedThen.map((entry) =>
                isStep(entry) ? (
                  <StepRow key={entry.after} {...{ entry, count, setCount }} place={placeOf(entry)} />
                ) : (
                  <li key={`${entry.time} ${entry.subject}`} className="history-row history-version">
                    <StudioIcon name="git-commit-horizontal" />
                    <StepTime time={entry.time} words={clockTime(entry.time)} />
                    <span className="history-name">{entry.subject}</span>
                    <span className="history-place">
                      {entry.time === known.online ? 'Published' : 'Version'}
                    </span>
                  </li>
                ),
              )}
            </ul>
          </section>
        ))}
        <label className="history-row">
          <input
            type="radio"
            name="history"
            checked={count === steps.length}
            onChange={() => setCount(steps.length)}
          />
          <span className="history-name">{isCut ? 'Before these steps' : 'The beginning'}</span>
        </label>
      </div>
      {count > 0 && <PageThen count={count} words={thenWords(steps[count])} />}
      <div className="history-foot panel-foot actions">
        <p role="status">
          {count === 0
            ? 'Choose the step to go back to. It stays, and so do those before it.'
            : `${counted(undone.length, 'steps')} ${undone.length === 1 ? 'goes' : 'go'} back${placesWords(undone.map(placeOf))}.`}
        </p>
        <button type="button" className="field-button field-primary" aria-disabled={!canGo} onClick={goBack}>
          <StudioIcon name="undo-2" />
          {count === 0 ? 'Go back' : way}
        </button>
        {count > 0 && (
          <button type="button" className="field-button" onClick={() => setCount(0)}>
            Stay at now
          </button>
        )}
      </div>
    </div>
  );
}

const thenWords = (step: ListedStep | undefined): string =>
  `The page as it was ${step ? (step.time === undefined ? 'then' : `at ${clockTime(step.time)}`) : 'at the beginning'}. What is here now stays until you go back.`;

interface StepRowProps {
  entry: StepEntry;
  place: string;
  /** How many steps are to be undone. */
  count: number;
  setCount(count: number): void;
}

function StepRow({ entry: { name, time, after }, place, count, setCount }: StepRowProps) {
  const words = doneWords(name);
  return (
    <li>
      <label className="history-row">
        <input type="radio" name="history" checked={after === count} onChange={() => setCount(after)} />
        {time === undefined ? <span /> : <StepTime time={time} words={clockTime(time)} />}
        <span className="history-name">
          {after < count ? <s>{words}</s> : words}
          {after < count && <span className="visually-hidden">, goes back</span>}
        </span>
        {after === 0 && <span className="history-now">Now</span>}
        <span className="history-place">{place}</span>
      </label>
    </li>
  );
}

/** Says where a step has changed something; empty if that is gone. */
function usePlaceWords(): (step: ListedStep) => string {
  const { pageOf, nameOf } = usePlaces();
  return ({ place, count }) => {
    const name = place && (pageOf(place)?.title ?? nameOf(place) ?? place.file);
    return name === undefined || count === 1
      ? (name ?? '')
      : `${name} and ${counted(count - 1, 'more places')}`;
  };
}

function placesWords(places: readonly string[]): string {
  const names = [...new Set(places)].filter((name) => name !== '');
  const more = names.length - mostNamed;
  const shown = names.slice(0, mostNamed);
  return names.length === 0 ? '' : `: ${listed(more > 0 ? [...shown, `${more} more`] : shown, 'and')}`;
}
