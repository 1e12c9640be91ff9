import { useEffect, useState } from 'react';
import type { Editor } from '../../model/editor';

const none: readonly string[] = [];

/** The addresses of the published files, asked for anew whenever they are wanted; nothing until the answer is there. */
export function useFiles(editor: () => Editor, isWanted: boolean): readonly string[] {
  const [files, setFiles] = useState(none);
  useEffect(() => {
    // Without an answer, the address of a file can still be written.
    if (isWanted)
      editor()
        .ask('publishedFiles', {})
        .then(setFiles, () => {});
  }, [editor, isWanted]);
  return isWanted ? files : none;
}
