import {
  type ClipboardEvent,
  createContext,
  type DragEvent,
  type ReactNode,
  useContext,
  useState,
} from 'react';
import type { Place } from '../../../site/json/place';
import { isTextBox } from '../parts/focus-targets';
import { StudioIcon } from '../parts/studio-icon';
import type { Adding } from './add-file';
import { hasFiles } from './drop-guard';
import { type TakingProps, useTaking } from './use-taking';

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

export interface FileTargetProps extends TakingProps {
  /** What is around much: what is said of a file would be out of sight below it. */
  isLarge?: boolean;
  children: ReactNode;
}

const bringIntoSight = (note: HTMLElement | null) => note?.scrollIntoView({ block: 'nearest' });

/** A place for a picture or a link: files can be dropped on it and pasted in it. Says what is wrong with one. */
export function FileTarget(props: FileTargetProps) {
  const { adding, place, takesAll = false, isLarge = false, onFile, children } = props;
  const { isBusy, note, takeAll, download, forget } = useTaking(props);
  const [isOver, setOver] = useState(false);
  const target: Target = {
    adding,
    place,
    isBusy,
    takesAll,
    add: (files) => void takeAll(files),
    choose(src, step, at) {
      forget();
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
      {note.file && <Offer file={note.file} accept={download} leave={forget} />}
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
    <span className="file-actions">
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
