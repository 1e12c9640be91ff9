import { createRowDrag } from '../parts/drag-rows';

const blocks = createRowDrag<number>('application/x-studio-block', 'move');

/** Lets the block of an index be dragged from its row. */
export const dragBlock = blocks.drag;

/** Lets blocks be dropped on a row. */
export const takesBlock = (index: number, move: (from: number) => void) =>
  blocks.take((from) => () => {
    if (from !== index) move(from);
  });
