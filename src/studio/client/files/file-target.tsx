import {
  type ClipboardEvent,
  createContext,
  type DragEvent,
  type ReactNode,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';
import { kindOf, pictureKinds } from '../../../site/image/picture-files';
import type { Place } from '../../../site/json/place';
import { downloadPath, isDownload } from '../../../site/page/download-path';
import { useEditor } from '../model/editor';
import { leftWords } from '../model/picture-words';
import { isWithin } from '../model/places';
import { isTextBox } from '../parts/focus-targets';
import { StudioIcon } from '../parts/studio-icon';
import { type Adding, addedWords, addFile, followPlace } from './add-file';
import { hasFiles } from './drop-guard';

/** What takes files: dropped, pasted or chosen. */
export interface Target {
  adding: Adding;
  /** The field that will name the file. */
  place: Place | undefined;
  isBusy: boolean;
  takesAll: boolean;
  /** The first of them, or all. */
  add(files: readonly File[]): void;
  /** Takes one that the folder has. With `step`, that of a file that was added for it, with `at` for another place. */
  choose(src: string, step?: string, at?: Place): void;
}

const TargetContext = createContext<Target | undefined>(undefined);
export const useTarget = () => useContext(TargetContext);

export interface FileTargetProps {
  /** What becomes of a file. */
  adding: Adding;
  /** The field that will name the file. */
  place?: Place | undefined;
  /** Of several files not only the first. */
  takesAll?: boolean;
  /** What is around much: what is said of a file would be out of sight below it. */
  isLarge?: boolean;
  /** A change with the `step` is one step of undo with the file that was added. `at` is where the place is now. */
  onFile(src: string, step?: string, at?: Place): void;
  children: ReactNode;
}

interface Note {
  isError: boolean;
  text: string;
  /** What is no picture, but can be a download. */
  file?: File;
}

const bringIntoSight = (note: HTMLElement | null) => note?.scrollIntoView({ block: 'nearest' });

/** A place for a picture or a link: files can be dropped on it and pasted in it. Says what is wrong with one. */
export function FileTarget(props: FileTargetProps) {
  const { adding, place, takesAll = false, isLarge = false, onFile, children } = props;
  const editor = useEditor();
  const [isBusy, setBusy] = useState(false);
  const [isOver, setOver] = useState(false);
  const [note, setNote] = useState<Note>();

  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  const take = async (file: File, left: string) => {
    setNote(undefined);
    setBusy(true);
    let isTaken = false;
    try {
      const step = crypto.randomUUID();
      // Its form asks what the picture shows.
      if (place && !(editor.selected && isWithin(editor.selected, place))) editor.select(place);
      const placeOf = place && followPlace(editor, place);
      const added = await addFile(editor, adding, file, step, place);
      const at = placeOf?.(added);
      const text = `${addedWords(added)} ${left}`.trim();
      if (!added.isNew || added.notes.length > 0 || left !== '') setNote({ isError: false, text });
      if (left !== '') editor.announce(text);
      onFile(added.src, step, at);
      isTaken = true;
    } catch (error) {
      const text = `${error instanceof Error ? error.message : String(error)} ${left}`.trim();
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
  const takeAll = async ([file, ...others]: readonly File[]) => {
    if (!file) return;
    const isTaken = await take(
      file,
      takesAll ? '' : leftWords(others, adding === 'addFile' ? 'file' : 'picture'),
    );
    // What was refused stays in sight.
    if (isTaken && takesAll) await takeAll(others);
  };
  const download = async (file: File) => {
    try {
      const added = await addFile(editor, 'addFile', file, crypto.randomUUID());
      setNote({ isError: false, text: `${addedWords(added)} It is under Files, Downloads.` });
    } catch (error) {
      setNote({ isError: true, text: error instanceof Error ? error.message : String(error) });
    }
  };
  const target: Target = {
    adding,
    place,
    isBusy,
    takesAll,
    add: (files) => void takeAll(files),
    choose(src, step, at) {
      setNote(undefined);
      onFile(src, step, at);
    },
  };
  const over = (event: DragEvent) => {
    if (!hasFiles(event.dataTransfer)) return;
    event.preventDefault();
    event.stopPropagation();
    event.dataTransfer.dropEffect = 'copy';
    setOver(true);
  };
  const drop = (event: DragEvent | ClipboardEvent, data: DataTransfer) => {
    setOver(false);
    if (data.files.length === 0) return;
    event.preventDefault();
    event.stopPropagation();
    target.add([...data.files]);
  };
  const said = note && (
    <div ref={bringIntoSight} className="field-note" data-severity={note.isError ? 'error' : undefined}>
      <StudioIcon name="circle-alert" />
      <p>{note.text}</p>
      {note.file && <Offer file={note.file} accept={download} leave={() => setNote(undefined)} />}
    </div>
  );
  return (
    <TargetContext value={target}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the buttons in it do the same by keyboard */}
      <div
        className="picture-target"
        data-adding={adding}
        data-over={isOver || undefined}
        onDragOver={over}
        onDragLeave={({ currentTarget, relatedTarget }) =>
          relatedTarget instanceof Node && currentTarget.contains(relatedTarget) ? undefined : setOver(false)
        }
        onDrop={(event) => drop(event, event.dataTransfer)}
        onPaste={(event) => !pastesText(event) && drop(event, event.clipboardData)}
      >
        {isLarge && said}
        {children}
        {!isLarge && said}
      </div>
    </TargetContext>
  );
}

/** Cells of a sheet are copied as text and as a picture of them: a box for text takes the text. */
const pastesText = ({ target, clipboardData }: ClipboardEvent): boolean =>
  target instanceof Element && isTextBox(target) && clipboardData.types.includes('text/plain');

/** What Pictures refuses, and Downloads takes. */
function Offer({ file, accept, leave }: { file: File; accept(file: File): void; leave(): void }) {
  return (
    <span className="actions">
      <button
        type="button"
        className="field-button"
        // biome-ignore lint/a11y/noAutofocus: it was just chosen, and this is what can be done with it
        autoFocus
        onClick={() => accept(file)}
      >
        Add it to Downloads
      </button>
      <button type="button" className="field-button" onClick={leave}>
        Leave it
      </button>
    </span>
  );
}

const isPictureName = (name: string): boolean => pictureKinds.includes(kindOf(name).toLowerCase());
