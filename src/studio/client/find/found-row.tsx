import type { Hit } from '../../protocol/requests/replace-requests';
import { ContentWords } from '../parts/content-words';

interface FoundRowProps {
  hit: Hit;
  /** That of its field, with its number if the field has more of them. */
  name: string;
  /** What it becomes; undefined if it stays. */
  by: string | undefined;
  isLeftOut: boolean;
  isShown: boolean;
  /** Shows it on the page; undefined where no page has it. */
  show: (() => void) | undefined;
  /** Opens its field. */
  go(): void;
  leaveOut(isLeftOut: boolean): void;
}

/** A place of the words: a press shows it on the page, Enter or a second press opens its field. */
export function FoundRow({ hit, name, by, isLeftOut, isShown, show, go, leaveOut }: FoundRowProps) {
  const { before, match, after, setting } = hit;
  return (
    <li className="find-row" data-shown={isShown || undefined}>
      {setting ? (
        <span />
      ) : (
        <label className="find-check">
          <input
            type="checkbox"
            aria-label={`Replace in ${name}`}
            checked={!isLeftOut}
            onChange={({ target }) => leaveOut(!target.checked)}
          />
        </label>
      )}
      <button
        type="button"
        className="find-open"
        aria-current={isShown || undefined}
        data-on-page={show && ''}
        onClick={isShown ? go : (show ?? go)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          go();
        }}
      >
        <span className="find-name">{name}</span>
        <ContentWords className="find-text">
          {before}
          {by === undefined ? (
            <mark>{match}</mark>
          ) : (
            <>
              <del>{match}</del> <ins>{by}</ins>
            </>
          )}
          {after}
        </ContentWords>
        {setting && <span className="find-from">From Settings › {setting.name}. Change it there.</span>}
      </button>
    </li>
  );
}
