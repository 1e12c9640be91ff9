import type { TwoValues } from '../../protocol/requests/publish-requests';
import { ContentWords } from '../parts/content-words';
import { usePlaces } from '../parts/use-places';

interface ChooseValuesProps {
  conflicts: readonly TwoValues[];
  choices: Readonly<Record<string, 'yours' | 'theirs'>>;
  choose(id: string, choice: 'yours' | 'theirs'): void;
}

/** Fields to which a colleague gave another value: whose counts. */
export function ChooseValues({ conflicts, choices, choose }: ChooseValuesProps) {
  const { go } = usePlaces();
  return (
    <>
      <p className="publish-say">You and a colleague changed the same words. Choose, then publish.</p>
      {conflicts.map(({ id, place, name, yours, theirs }) => (
        <fieldset key={id} className="publish-choice">
          <legend>
            <button type="button" className="problem-place" onClick={() => go(place)}>
              {name}
            </button>
          </legend>
          {(['yours', 'theirs'] as const).map((who) => (
            <label key={who}>
              <input type="radio" name={id} checked={choices[id] === who} onChange={() => choose(id, who)} />
              <strong>{who === 'yours' ? 'Yours' : 'Your colleague’s'}</strong>
              <ContentWords>{shown(who === 'yours' ? yours : theirs)}</ContentWords>
            </label>
          ))}
        </fieldset>
      ))}
    </>
  );
}

/** Of a whole file, neither value is shown. */
const shown = (value: unknown): string =>
  value === undefined ? '' : typeof value === 'string' ? value : JSON.stringify(value);
