import type { FoundField } from '../../protocol/requests/replace-requests';
import { ContentWords } from '../parts/content-words';
import { ToolButton } from '../parts/tool-button';

interface FoundRowProps {
  field: FoundField;
  open(): void;
  replace(): void;
}

/** A field with the words: a press opens it. */
export function FoundRow({ field, open, replace }: FoundRowProps) {
  const { name, before, match, after, count } = field;
  return (
    <li className="find-row">
      <button type="button" className="find-open" onClick={open}>
        <span className="find-name">
          {name}
          {count > 1 && <span className="find-times"> {count} times</span>}
        </span>
        <ContentWords className="find-text">
          {before}
          <mark>{match}</mark>
          {after}
        </ContentWords>
      </button>
      <ToolButton icon="replace" name={`Replace in ${name}`} onPress={replace} />
    </li>
  );
}
