import { blockName } from '../../../site/page/place-names';
import { StudioIcon } from '../parts/studio-icon';

interface OpenRowProps {
  /** Undefined where blocks of any type may come. */
  type: string | undefined;
  add(): void;
}

/** What may stand between the blocks of a page with a layout, and is not there. */
export function OpenRow({ type, add }: OpenRowProps) {
  const name = type === undefined ? 'Other blocks' : blockName(type);
  return (
    <li className="outline-open-place">
      <span className="outline-name">{name}</span>
      <span className="outline-text">{type === undefined ? 'May follow: any kind' : 'May stand here'}</span>
      <button type="button" className="field-button field-add" aria-label={`Add ${name}`} onClick={add}>
        <StudioIcon name="plus" />
        Add
      </button>
    </li>
  );
}
