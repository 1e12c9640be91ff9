import { useEffect } from 'react';

export const hasFiles = (data: DataTransfer | null): data is DataTransfer =>
  data?.types.includes('Files') ?? false;

/** In milliseconds: longer than from one event of a drag to the next. */
const pause = 600;
let ending: ReturnType<typeof setTimeout> | undefined;

/** To be called at every event of a drag of files: what takes one shows it. No event says that one has left the window. */
export function showTargets(isOver: boolean): void {
  clearTimeout(ending);
  document.documentElement.toggleAttribute('data-files-over', isOver);
  if (isOver) ending = setTimeout(showTargets, pause, false);
}

/** A file that is dropped beside a picture opens nothing: the browser would leave the studio for it. */
export function useDropGuard(): void {
  useEffect(() => {
    const guard = (event: globalThis.DragEvent) => {
      if (event.defaultPrevented || !hasFiles(event.dataTransfer)) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'none';
    };
    const over = ({ type, dataTransfer }: globalThis.DragEvent) =>
      hasFiles(dataTransfer) && showTargets(type === 'dragover');
    addEventListener('dragover', over, true);
    addEventListener('drop', over, true);
    addEventListener('dragover', guard);
    addEventListener('drop', guard);
    return () => {
      removeEventListener('dragover', over, true);
      removeEventListener('drop', over, true);
      removeEventListener('dragover', guard);
      removeEventListener('drop', guard);
    };
  }, []);
}
