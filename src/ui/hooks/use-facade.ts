import { type MouseEvent, useState } from 'react';
import { isPlainClick } from '../is-plain-click';

/** Nothing of another host loads before the visitor asks. A click for another tab is left to the browser. */
export function useFacade() {
  const [asked, setAsked] = useState(false);
  const ask = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    setAsked(true);
  };
  return { asked, ask };
}
