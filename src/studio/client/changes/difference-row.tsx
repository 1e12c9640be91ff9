import type { ShownDifference } from '../../protocol/requests/change-requests';
import { ToolButton } from '../parts/tool-button';

type Marked = NonNullable<ShownDifference['was']>;

interface DifferenceRowProps {
  difference: ShownDifference;
  open: (() => void) | undefined;
  revert(): void;
}

const verbs: Readonly<Record<ShownDifference['type'], string>> = {
  changed: '',
  added: ' added',
  removed: ' removed',
  moved: ' moved',
};

/** One field or item: both texts, with the words that differ. A press opens it. */
export function DifferenceRow({ difference, open, revert }: DifferenceRowProps) {
  const { name, type, was, now } = difference;
  const words = (
    <>
      <span className="changes-field">
        {name}
        {verbs[type] !== '' && <span className="changes-verb">{verbs[type]}</span>}
      </span>
      {was && (
        <del className="changes-text">
          <span className="visually-hidden">Before: </span>
          <MarkedWords pieces={was} />
        </del>
      )}
      {now && (
        <ins className="changes-text" data-type={type}>
          <span className="visually-hidden">{type === 'changed' ? 'Now: ' : ''}</span>
          <MarkedWords pieces={now} />
        </ins>
      )}
    </>
  );
  return (
    <li className="changes-row">
      {open ? (
        <button type="button" className="changes-open" onClick={open}>
          {words}
        </button>
      ) : (
        <div className="changes-open">{words}</div>
      )}
      <ToolButton icon="undo-2" name={`Take back ${name}`} onPress={revert} />
    </li>
  );
}

function MarkedWords({ pieces }: { pieces: Marked }) {
  let at = 0;
  const placed = pieces.map((piece) => {
    const key = at;
    at += piece.text.length + 1;
    return { ...piece, key };
  });
  if (placed.every(({ text }) => text === '')) return <span className="changes-none">empty</span>;
  return (
    // Some are words of the studio, such as "yes": they are in no language here.
    <span dir="auto">
      {placed.map(({ key, text, isDifferent }) => (isDifferent ? <mark key={key}>{text}</mark> : text))}
    </span>
  );
}
