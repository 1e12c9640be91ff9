import { hasFiles, showTargets } from '../files/drop-guard';
import { commandKey } from '../parts/command-key';
import { acts } from '../parts/keep-in-sight';
import { isElement, isOwnPress } from './dom';
import type { Press } from './place-at';

export interface FrameActions {
  /** `focus`: whether the field gets it, or the control in the page keeps it. */
  press(press: Press, focus: boolean): void;
  point(press: Press | undefined): void;
  /** Files were dropped there. */
  drop(press: Press, files: readonly File[]): void;
  follow(link: HTMLAnchorElement): void;
  /** Whether links are followed without a modifier. */
  follows(): boolean;
  /** Somebody scrolls, presses or types. */
  acted(): void;
  undo(): void;
  redo(): void;
  /** Escape: back to the fields. */
  leave(): void;
}

const typed = 'input, textarea, select, label';

const isLink = (element: Element | null): element is HTMLAnchorElement => element?.localName === 'a';

/** What mouse and keys do in the frame. Its links are fields, its forms send nothing, its buttons do what they do. */
export function listenToFrame(frame: HTMLIFrameElement, view: Window, actions: FrameActions): () => void {
  const ended = new AbortController();
  const options = { capture: true, signal: ended.signal };
  const pressOf = (target: HTMLElement, { detail, clientX: x, clientY: y }: MouseEvent): Press =>
    // Enter on a link is a click without a point.
    detail === 0 ? { target } : { target, point: { x, y } };

  function onClick(event: MouseEvent): void {
    const { target } = event;
    if (!isElement(target) || isOwnPress()) return;
    const link = target.closest('a');
    const isSamePage = link?.getAttribute('href')?.startsWith('#') ?? false;
    if (link && !(isSamePage && link.closest('.skip'))) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    if (isLink(link) && (actions.follows() || event.ctrlKey || event.metaKey || event.altKey))
      actions.follow(link);
    else {
      const stays = target.closest(typed) ?? (event.detail === 0 ? target.closest('button, summary') : null);
      actions.press(pressOf(target, event), !stays);
    }
  }

  function onKey(event: KeyboardEvent): void {
    const { key, shiftKey } = event;
    const letter = commandKey(event);
    if (letter === 'y' || (letter === 'z' && shiftKey)) actions.redo();
    else if (letter === 'z') actions.undo();
    else if (key === 'Escape' && !view.document.querySelector(':popover-open')) actions.leave();
    else {
      if (letter !== '' || /^F\d+$/.test(key)) pass(event);
      return;
    }
    event.preventDefault();
  }

  /** To the studio, which has the other shortcuts. */
  function pass(event: KeyboardEvent): void {
    const { key, keyCode, ctrlKey, metaKey, shiftKey, altKey } = event;
    const init = { key, keyCode, ctrlKey, metaKey, shiftKey, altKey, bubbles: true, cancelable: true };
    if (!frame.dispatchEvent(new KeyboardEvent('keydown', init))) event.preventDefault();
  }

  let pointed = 0;
  function onPointer(event: PointerEvent): void {
    const { target, clientX: x, clientY: y } = event;
    cancelAnimationFrame(pointed);
    pointed = requestAnimationFrame(() =>
      actions.point(isElement(target) ? { target, point: { x, y } } : undefined),
    );
  }

  function onDrag(event: DragEvent): void {
    const { dataTransfer: data, target, clientX: x, clientY: y } = event;
    if (!hasFiles(data)) return;
    event.preventDefault();
    showTargets(event.type === 'dragover');
    const press = isElement(target) ? { target, point: { x, y } } : undefined;
    if (event.type === 'drop' && press) actions.drop(press, [...data.files]);
    else if (event.type === 'dragover') actions.point(press);
  }

  for (const act of acts) view.addEventListener(act, actions.acted, { ...options, passive: true });
  view.addEventListener('click', onClick, options);
  view.addEventListener('dragover', onDrag, options);
  view.addEventListener('drop', onDrag, options);
  view.addEventListener('keydown', onKey, options);
  view.addEventListener('submit', (event) => stop(event), options);
  view.addEventListener('pointermove', onPointer, { ...options, passive: true });
  // The page would fetch ahead what a link leads to, also while somebody types its address.
  for (const type of ['pointerover', 'focusin', 'touchstart'])
    view.document.documentElement.addEventListener(
      type,
      (event) => isElement(event.target) && event.target.closest('a') && event.stopPropagation(),
      { signal: ended.signal, passive: true },
    );
  view.document.documentElement.addEventListener(
    'pointerleave',
    () => {
      cancelAnimationFrame(pointed);
      actions.point(undefined);
    },
    { signal: ended.signal },
  );
  return () => ended.abort();
}

function stop(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}
