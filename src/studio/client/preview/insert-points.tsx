import { type ReactNode, useState } from 'react';
import { useEditor } from '../model/editor';
import { blockEdits } from '../outline/block-edits';
import { InsertBlock } from '../outline/insert-block';
import { StudioIcon } from '../parts/studio-icon';
import type { MarkedBox } from './use-boxes';

interface InsertPointsProps {
  /** Where the block under the pointer is seen. */
  boxes: readonly MarkedBox[];
  /** Its index. */
  block: number;
  scale: number;
  /** In pixels: what is beyond is not seen. */
  height: number;
}

/** At both ends of the block under the pointer: a button that adds a block there. By keyboard, the list of blocks does. */
export function InsertPoints({ boxes, block, scale, height }: InsertPointsProps): ReactNode {
  const editor = useEditor();
  const { page } = editor;
  const [at, setAt] = useState<number>();
  if (!page) return null;
  const { layout } = blockEdits(editor, page);
  // In a layout, any type stands for all that have no slot.
  const isOpen = (index: number) =>
    [undefined, ...layout.open.map(({ slot }) => slot?.type)].some(
      (type) => layout.place(type, index)?.at === index,
    );
  const top = Math.min(...boxes.map((box) => box.top)) * scale;
  const end = Math.max(...boxes.map((box) => box.top + box.height)) * scale;
  const points = [
    // Nothing comes before the first block: that is the page's hero.
    ...(block > 0 ? [{ index: block, y: top }] : []),
    { index: block + 1, y: end },
  ].filter(({ y, index }) => y >= 0 && y <= height && isOpen(index));
  return (
    <>
      {boxes.length > 0 &&
        points.map(({ index, y }) => (
          <button
            key={index}
            type="button"
            className="preview-insert"
            aria-hidden="true"
            tabIndex={-1}
            title="Add a block here"
            style={{ top: y }}
            onClick={() => setAt(index)}
          >
            <StudioIcon name="plus" />
          </button>
        ))}
      {at !== undefined && <InsertBlock {...{ page, at }} close={() => setAt(undefined)} />}
    </>
  );
}
