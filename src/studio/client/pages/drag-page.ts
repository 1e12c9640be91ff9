import { createRowDrag } from '../parts/drag-rows';

const pages = createRowDrag<string>('application/x-studio-page', 'copyMove');

/** Lets the page of a path be dragged from its row. */
export const dragPage = pages.drag;

/** Where a page comes that is dropped on another one; undefined where it can't be. */
function droppedPath(from: string, on: string): string | undefined {
  const section = on === '/' ? '' : on;
  const to = section + from.slice(from.lastIndexOf('/'));
  return to === from || `${on}/`.startsWith(`${from}/`) ? undefined : to;
}

/** Lets pages be dropped on a row. */
export const takesPage = (path: string, move: (from: string, to: string) => void) =>
  pages.take((from) => {
    const to = path === '' ? undefined : droppedPath(from, path);
    return to === undefined ? undefined : () => move(from, to);
  });
