import type { KeyboardEvent, PointerEvent } from 'react';

interface SeparatorProps {
  name: string;
  /** In pixels. */
  value: number;
  /** What a double click gives it back. */
  usual: number;
  from: number;
  to: number;
  /** 1 if the pane grows to the right, -1 if to the left. */
  direction: 1 | -1;
  onChange(value: number): void;
}

const keys: Readonly<Record<string, number>> = { ArrowLeft: -16, ArrowRight: 16 };

/** The line between two panes: dragged, or moved by arrow keys. */
export function Separator({ name, value, usual, from, to, direction, onChange }: SeparatorProps) {
  const set = (next: number) => onChange(Math.round(Math.min(to, Math.max(from, next))));
  const onKeyDown = (event: KeyboardEvent) => {
    const step = keys[event.key];
    if (step === undefined) return;
    event.preventDefault();
    set(value + step * direction);
  };
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const { currentTarget, pointerId, clientX } = event;
    currentTarget.setPointerCapture(pointerId);
    currentTarget.onpointermove = (move) => set(value + (move.clientX - clientX) * direction);
    currentTarget.onpointerup = () => {
      currentTarget.onpointermove = null;
    };
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: an hr can't be moved
    <div
      className="separator"
      role="separator"
      aria-orientation="vertical"
      aria-label={name}
      aria-valuenow={value}
      aria-valuemin={from}
      aria-valuemax={to}
      tabIndex={0}
      onDoubleClick={() => onChange(usual)}
      {...{ onKeyDown, onPointerDown }}
    />
  );
}
