import { type MouseEvent, useState } from 'react';

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** Nothing of another host loads before the visitor asks. A click for another tab is left to the browser. */
export function useFacade() {
  const [asked, setAsked] = useState(false);
  const ask = (event: MouseEvent) => {
    if (!isPlain(event)) return;
    event.preventDefault();
    setAsked(true);
  };
  return { asked, ask };
}
