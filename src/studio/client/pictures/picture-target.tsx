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
import type { Place } from '../../../site/json/place';
import { useEditor } from '../model/editor';
import { leftWords } from '../model/picture-words';
import { isWithin } from '../model/places';
import { isTextBox } from '../parts/focus-targets';
import { StudioIcon } from '../parts/studio-icon';
import { addedWords, addPicture, followPlace } from './add-picture';

/** What takes pictures: dropped, pasted or chosen. */
export interface Target {
  /** The field that will show the picture. */
  place: Place | undefined;
  isBusy: boolean;
  /** The first of them. */
  add(files: readonly File[]): void;
  /** Takes one that the folder has. With `step`, that of a file that was added for it, with `at` for another place. */
  choose(src: string, step?: string, at?: Place): void;
}

const TargetContext = createContext<Target | undefined>(undefined);
export const useTarget = () => useContext(TargetContext);

interface TargetProps {
  /** The field that will show the picture. */
  place?: Place | undefined;
  /** A change with the `step` is one step of undo with the file that was added. `at` is where the place is now. */
  onPicture(src: string, step?: string, at?: Place): void;
  children: ReactNode;
}

/** A place for a picture: files can be dropped on it and pasted in it. Says what is wrong with one. */
export function PictureTarget({ place, onPicture, children }: TargetProps) {
  const editor = useEditor();
  const [isBusy, setBusy] = useState(false);
  const [isOver, setOver] = useState(false);
  const [note, setNote] = useState<{ isError: boolean; text: string }>();

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
    try {
      const step = crypto.randomUUID();
      // Its form asks what the picture shows.
      if (place && !(editor.selected && isWithin(editor.selected, place))) editor.select(place);
      const placeOf = place && followPlace(editor, place);
      const added = await addPicture(editor, file, step, place);
      const at = placeOf?.(added);
      const text = `${addedWords(added)} ${left}`.trim();
      if (!added.isNew || added.notes.length > 0 || left !== '') setNote({ isError: false, text });
      if (left !== '') editor.announce(text);
      onPicture(added.src, step, at);
    } catch (error) {
      const text = `${error instanceof Error ? error.message : String(error)} ${left}`.trim();
      // Meanwhile another form may stand here.
      if (!isShown.current) return editor.refuse(text);
      setNote({ isError: true, text });
      editor.announce(text);
    }
    setBusy(false);
  };
  const target: Target = {
    place,
    isBusy,
    add: ([file, ...others]) => void (file && take(file, leftWords(others))),
    choose(src, step, at) {
      setNote(undefined);
      onPicture(src, step, at);
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
  return (
    <TargetContext value={target}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the buttons in it do the same by keyboard */}
      <div
        className="picture-target"
        data-over={isOver || undefined}
        onDragOver={over}
        onDragLeave={({ currentTarget, relatedTarget }) =>
          relatedTarget instanceof Node && currentTarget.contains(relatedTarget) ? undefined : setOver(false)
        }
        onDrop={(event) => drop(event, event.dataTransfer)}
        onPaste={(event) => !pastesText(event) && drop(event, event.clipboardData)}
      >
        {children}
        {note && (
          <div className="field-note" data-severity={note.isError ? 'error' : undefined}>
            <StudioIcon name="circle-alert" />
            <p>{note.text}</p>
          </div>
        )}
      </div>
    </TargetContext>
  );
}

/** Cells of a sheet are copied as text and as a picture of them: a box for text takes the text. */
const pastesText = ({ target, clipboardData }: ClipboardEvent): boolean =>
  target instanceof Element && isTextBox(target) && clipboardData.types.includes('text/plain');

export const hasFiles = (data: DataTransfer | null): data is DataTransfer =>
  data?.types.includes('Files') ?? false;

/** A file that is dropped beside a picture opens nothing: the browser would leave the studio for it. */
export function useDropGuard(): void {
  useEffect(() => {
    const guard = (event: globalThis.DragEvent) => {
      if (event.defaultPrevented || !hasFiles(event.dataTransfer)) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'none';
    };
    addEventListener('dragover', guard);
    addEventListener('drop', guard);
    return () => {
      removeEventListener('dragover', guard);
      removeEventListener('drop', guard);
    };
  }, []);
}
