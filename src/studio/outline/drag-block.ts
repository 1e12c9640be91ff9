import type { DragEvent } from 'react';

const type = 'application/x-studio-block';

/** The row that is dragged. What comes from another window says the same type, but means another page. */
let dragged: number | undefined;

/** Lets a block be dragged from its row. */
export const dragBlock = (index: number) => ({
  onDragStart({ dataTransfer }: DragEvent) {
    dragged = index;
    dataTransfer.setData(type, String(index));
    dataTransfer.effectAllowed = 'move';
  },
  onDragEnd() {
    dragged = undefined;
  },
});

/** Lets a block of this window be dropped on a row. */
export function takesBlock(index: number, move: (from: number) => void) {
  const isTaken = ({ dataTransfer }: DragEvent) => dragged !== undefined && dataTransfer.types.includes(type);
  return {
    onDragOver(event: DragEvent<HTMLElement>) {
      if (!isTaken(event)) return;
      event.preventDefault();
      event.currentTarget.dataset.over = '';
    },
    onDragLeave: ({ currentTarget }: DragEvent<HTMLElement>) => void delete currentTarget.dataset.over,
    onDrop(event: DragEvent<HTMLElement>) {
      delete event.currentTarget.dataset.over;
      if (dragged === undefined || !isTaken(event)) return;
      event.preventDefault();
      if (dragged !== index) move(dragged);
      dragged = undefined;
    },
  };
}
