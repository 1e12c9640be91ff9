import type { ChangedPart, ShownDifference } from '../../protocol/requests/change-requests';
import { useEditor } from '../model/editor';
import { ContentWords } from '../parts/content-words';
import { ToolButton } from '../parts/tool-button';
import { usePlaces } from '../parts/use-places';
import { partWords } from './changes-as-text';

interface ChangedPartProps {
  part: ChangedPart;
  revert(name: string, part: string, difference?: string): void;
  /** Shows it before and after; undefined for what no page shows. */
  showPage: (() => void) | undefined;
}

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
function DifferenceRow({ difference, open, revert }: DifferenceRowProps) {
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

/** A page, a part of the site or a picture with all that differs in it. */
export function ChangedPartView({ part, revert, showPage }: ChangedPartProps) {
  const { select, open } = useEditor();
  const { pageOf, go } = usePlaces();
  const { id, kind, type, name, path, place, differences } = part;
  const title = kind === 'page' ? <ContentWords>{name}</ContentWords> : name;
  const page = kind === 'page' && place ? pageOf(place) : undefined;
  const show = page ? () => open(page) : kind === 'part' && place ? () => select(place) : undefined;
  return (
    <section className="changes-part" aria-label={name}>
      <div className="changes-head">
        <h3>
          {show ? (
            <button type="button" className="changes-name" onClick={show}>
              {title}
            </button>
          ) : (
            title
          )}
          {path !== undefined && <span className="changes-path">{path}</span>}
        </h3>
        <div className="changes-tools">
          {showPage && <ToolButton icon="columns-2" name={`Before and after: ${name}`} onPress={showPage} />}
          {part.canRevert && (
            <ToolButton icon="undo-2" name={`Take back ${name}`} onPress={() => revert(`“${name}”`, id)} />
          )}
        </div>
      </div>
      {type !== 'changed' && <p className="changes-kind">{partWords(part)}</p>}
      {differences.length > 0 && (
        <ul className="changes-list">
          {differences.map((difference) => (
            <DifferenceRow
              key={difference.id}
              difference={difference}
              open={difference.place && (() => difference.place && go(difference.place))}
              revert={() => revert(`“${difference.name}”`, id, difference.id)}
            />
          ))}
        </ul>
      )}
    </section>
  );
}
