import type { ChangedPart } from '../../protocol/requests/change-requests';
import { useEditor } from '../model/editor';
import { ContentWords } from '../parts/content-words';
import { ToolButton } from '../parts/tool-button';
import { usePlaces } from '../parts/use-places';
import { DifferenceRow } from './difference-row';
import { partWords } from './part-words';

interface ChangedPartProps {
  part: ChangedPart;
  revert(name: string, part: string, difference?: string): void;
  /** Shows it before and after; undefined for what no page shows. */
  look: (() => void) | undefined;
}

/** A page, a part of the site or a picture with all that differs in it. */
export function ChangedPartView({ part, revert, look }: ChangedPartProps) {
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
          {look && <ToolButton icon="columns-2" name={`Before and after: ${name}`} onPress={look} />}
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
