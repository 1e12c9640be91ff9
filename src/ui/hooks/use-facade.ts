import { type MouseEvent, useState } from 'react';
import { isPlainClick } from '../is-plain-click';

/** Whether the visitor asked for content of another host: nothing of it loads before. `ask` handles the click. */
export function useFacade() {
  const [asked, setAsked] = useState(false);
  const ask = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    setAsked(true);
  };
  return { asked, ask };
}
