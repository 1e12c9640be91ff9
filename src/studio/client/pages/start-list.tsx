import { useEffect, useId, useRef } from 'react';
import type { PageCommand } from '../../protocol/requests/page-requests';

/** What a new page begins with. */
export interface Start {
  name: string;
  about: string;
  command: Pick<Extract<PageCommand, { do: 'new' }>, 'layout' | 'copy'>;
}

interface StartListProps {
  starts: readonly Omit<Start, 'command'>[];
  chosen: number;
  choose(index: number): void;
  takesFocus?: boolean;
}

export function StartList({ starts, chosen, choose, takesFocus = false }: StartListProps) {
  const name = useId();
  const list = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (takesFocus) list.current?.querySelector('input')?.focus();
  }, [takesFocus]);
  return (
    <fieldset className="start-list" ref={list}>
      <legend className="link-label">Start with</legend>
      {starts.map((start, index) => (
        <label key={start.name} className="start">
          <input type="radio" {...{ name }} checked={index === chosen} onChange={() => choose(index)} />
          <span className="start-name">{start.name}</span>
          <span className="start-about">{start.about}</span>
        </label>
      ))}
    </fieldset>
  );
}
