import type { DragEvent } from 'react';

/**
 * Lets rows of one kind be dragged onto each other. What comes from another window says the same type, but means
 * another row: it is not taken.
 */
export function createRowDrag<Row extends string | number>(type: string, effect: 'move' | 'copyMove') {
  /** While something is dragged, browsers tell its type alone. */
  let dragged: Row | undefined;
  return {
    /** Lets a row be dragged. */
    drag: (row: Row) => ({
      onDragStart({ dataTransfer }: DragEvent) {
        dragged = row;
        dataTransfer.setData(type, String(row));
        dataTransfer.effectAllowed = effect;
      },
      onDragEnd() {
        dragged = undefined;
      },
    }),
    /** Lets rows be dropped here. `moveOf` gives what is done with a row then; undefined if it can't be dropped. */
    take(moveOf: (row: Row) => (() => void) | undefined) {
      const moveBy = ({ dataTransfer }: DragEvent) =>
        dragged !== undefined && dataTransfer.types.includes(type) ? moveOf(dragged) : undefined;
      return {
        onDragOver(event: DragEvent<HTMLElement>) {
          if (!moveBy(event)) return;
          event.preventDefault();
          event.dataTransfer.dropEffect = 'move';
          event.currentTarget.dataset.over = '';
        },
        onDragLeave: ({ currentTarget }: DragEvent<HTMLElement>) => void delete currentTarget.dataset.over,
        onDrop(event: DragEvent<HTMLElement>) {
          delete event.currentTarget.dataset.over;
          const move = moveBy(event);
          if (!move) return;
          event.preventDefault();
          move();
          dragged = undefined;
        },
      };
    },
  };
}
