import { useState } from 'react';
import { useEditor } from '../model/editor';

/** A panel's message on what was done last, also for screen readers; empty for none. */
export function useNote() {
  const { announce } = useEditor();
  const [note, setNote] = useState('');
  const say = (text: string) => {
    setNote(text);
    // An empty one changes nothing, and would render the studio.
    if (text !== '') announce(text);
  };
  return { note, say };
}
