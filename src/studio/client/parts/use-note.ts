import { useState } from 'react';
import { useEditor } from '../model/editor';

/** What a panel says of what was done last, to who sees it and to screen readers; empty for nothing. */
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
