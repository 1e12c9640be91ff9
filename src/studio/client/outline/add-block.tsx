import type { PageEntry } from '../../protocol/workspace';
import { useEditor } from '../model/editor';
import { StudioIcon } from '../parts/studio-icon';
import { InsertBlock } from './insert-block';

interface AddBlockProps {
  page: PageEntry;
  /** Where the new block comes. */
  at: number;
  isOpen: boolean;
  setOpen(isOpen: boolean): void;
  /** Why the page takes no further block. */
  reason: string | undefined;
}

/** Opens the palette. */
export function AddBlock({ page, at, isOpen, setOpen, reason }: AddBlockProps) {
  const { refusePress } = useEditor();
  return (
    <>
      <button
        type="button"
        className="field-button field-add"
        aria-disabled={reason !== undefined || undefined}
        aria-haspopup="dialog"
        onClick={() => (reason === undefined ? setOpen(true) : refusePress(reason))}
      >
        <StudioIcon name="plus" />
        Add a block
      </button>
      {isOpen && <InsertBlock {...{ page, at }} close={() => setOpen(false)} />}
    </>
  );
}
