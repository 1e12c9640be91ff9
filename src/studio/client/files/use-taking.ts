import { useEffect, useRef, useState } from 'react';
import { kindOf, pictureKinds } from '../../../site/image/picture-files';
import type { Place } from '../../../site/json/place';
import { downloadPath, isDownload } from '../../../site/page/download-path';
import { useEditor } from '../model/editor';
import { leftWords } from '../model/picture-words';
import { isWithin } from '../model/places';
import { type Adding, addedWords, addFile, followPlace } from './add-file';
import { sentence } from './use-listed';

export interface TakingProps {
  /** What becomes of a file. */
  adding: Adding;
  /** The field that will name the file. */
  place?: Place | undefined;
  /** Of several files not only the first. */
  takesAll?: boolean;
  /**
   * A change with the `step` is one step of undo with the file that was added, and with others for the same place. `at` is
   * where the place is now, `left` how many files follow.
   */
  onFile(src: string, step?: string, at?: Place, left?: number): void;
}

/** What is said of a file that was taken, or refused. */
interface Note {
  isError: boolean;
  text: string;
  /** What is no picture, but can be a download. */
  file?: File;
}

/** Takes files one after the other, and says what became of the last one. */
export function useTaking({ adding, place, takesAll = false, onFile }: TakingProps) {
  const editor = useEditor();
  const [isBusy, setBusy] = useState(false);
  const [note, setNote] = useState<Note>();
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  const take = async (file: File, left: string, step: string, following: number) => {
    setNote(undefined);
    setBusy(true);
    let isTaken = false;
    try {
      // Its form asks what the picture shows.
      if (place && !(editor.selected && isWithin(editor.selected, place))) editor.select(place);
      const placeOf = place && followPlace(editor, place);
      const added = await addFile(editor, adding, file, step, place);
      const at = placeOf?.(added);
      const text = `${addedWords(added)} ${left}`.trim();
      if (!added.isNew || added.notes.length > 0 || left !== '') setNote({ isError: false, text });
      if (left !== '') editor.announce(text);
      onFile(added.src, step, at, following);
      isTaken = true;
    } catch (error) {
      const text = `${sentence(error)} ${left}`.trim();
      // Meanwhile another form may stand here.
      if (!isShown.current) {
        editor.refuse(text);
        return false;
      }
      const isOther =
        adding === 'addPicture' && isDownload(downloadPath(file.name)) && !isPictureName(file.name);
      setNote({ isError: true, text, ...(isOther && { file }) });
      editor.announce(text);
    }
    setBusy(false);
    return isTaken;
  };
  const takeAll = async ([file, ...others]: readonly File[], step: string = crypto.randomUUID()) => {
    if (!file) return;
    const left = takesAll ? '' : leftWords(others, adding === 'addFile' ? 'file' : 'picture');
    const isTaken = await take(file, left, step, takesAll ? others.length : 0);
    // What was refused stays in sight.
    if (isTaken && takesAll) await takeAll(others, place && step);
  };
  const download = async (file: File) => {
    try {
      const added = await addFile(editor, 'addFile', file, crypto.randomUUID());
      setNote({ isError: false, text: `${addedWords(added)} It is under Files, Downloads.` });
    } catch (error) {
      setNote({ isError: true, text: sentence(error) });
    }
  };
  return { isBusy, note, takeAll, download, forget: () => setNote(undefined) };
}

const isPictureName = (name: string): boolean => pictureKinds.includes(kindOf(name).toLowerCase());
