import type { KeyboardEvent, PointerEvent } from 'react';

/** How high the fields stand over the page, from low to high. */
export const sheetStops = ['low', 'middle', 'high'] as const;
export type SheetStop = (typeof sheetStops)[number];

interface SheetHandleProps {
  stop: SheetStop;
  setStop(stop: SheetStop): void;
}

/** In pixels: a shorter way of the finger is a press. */
const press = 8;

/** Makes the fields of a phone higher or lower: dragged, pressed, or moved by arrow keys. */
export function SheetHandle({ stop, setStop }: SheetHandleProps) {
  const index = sheetStops.indexOf(stop);
  const go = (next: number) => {
    const wanted = sheetStops[next];
    if (wanted) setStop(wanted);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    go(index + by);
  };
  const onPointerDown = ({ currentTarget, pointerId, clientY }: PointerEvent<HTMLElement>) => {
    currentTarget.setPointerCapture(pointerId);
    currentTarget.onpointerup = (end) => {
      currentTarget.onpointerup = null;
      const way = clientY - end.clientY;
      if (Math.abs(way) < press) return go((index + 1) % sheetStops.length);
      // A long way is two stops.
      go(Math.min(2, Math.max(0, index + Math.sign(way) * (Math.abs(way) > innerHeight / 3 ? 2 : 1))));
    };
  };
  return (
    <button
      type="button"
      className="sheet-handle"
      aria-label={`Height of the fields: ${stop}`}
      // A pointer has pressed already.
      onClick={({ detail }) => detail === 0 && go((index + 1) % sheetStops.length)}
      {...{ onKeyDown, onPointerDown }}
    />
  );
}
