import type { DragEvent } from 'react';

const type = 'application/x-studio-page';

/** The path that is dragged: while something is dragged, browsers tell its type alone. */
let dragged: string | undefined;

/** Lets a page be dragged from its row. */
export const dragPage = (path: string) => ({
  onDragStart({ dataTransfer }: DragEvent) {
    dragged = path;
    dataTransfer.setData(type, path);
    dataTransfer.effectAllowed = 'copyMove';
  },
  // Otherwise what comes from another window would be taken for this page.
  onDragEnd() {
    dragged = undefined;
  },
});

/** Where a page comes that is dropped on another one; undefined where it can't be. */
export function droppedPath(from: string, on: string): string | undefined {
  const section = on === '/' ? '' : on;
  const to = section + from.slice(from.lastIndexOf('/'));
  return to === from || `${on}/`.startsWith(`${from}/`) ? undefined : to;
}

/** Lets pages be dropped on a row. */
export function takesPage(path: string, move: (from: string, to: string) => void) {
  const targetOf = ({ dataTransfer }: DragEvent) =>
    dragged !== undefined && path !== '' && dataTransfer.types.includes(type)
      ? droppedPath(dragged, path)
      : undefined;
  return {
    onDragOver(event: DragEvent<HTMLElement>) {
      if (targetOf(event) === undefined) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'move';
      event.currentTarget.dataset.drop = '';
    },
    onDragLeave: ({ currentTarget }: DragEvent<HTMLElement>) => void delete currentTarget.dataset.drop,
    onDrop(event: DragEvent<HTMLElement>) {
      delete event.currentTarget.dataset.drop;
      const to = targetOf(event);
      if (to === undefined || dragged === undefined) return;
      event.preventDefault();
      move(dragged, to);
      dragged = undefined;
    },
  };
}
