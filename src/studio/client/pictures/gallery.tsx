import { useCallback, useDeferredValue, useEffect, useState } from 'react';
import { counted } from '../../../site/text/wording';
import { shortName } from '../../protocol/names';
import type { Answer } from '../../protocol/requests';
import { useEditor } from '../model/editor';
import { hasWords } from '../model/has-words';
import { SpokenCount } from '../parts/spoken-count';
import { StudioIcon } from '../parts/studio-icon';
import { FileButton } from './file-button';
import { GalleryPicture } from './gallery-picture';
import { PictureTarget, useTarget } from './picture-target';

interface GalleryProps {
  /** The picture that a field has. */
  chosen?: string;
  /** Without it, pictures are only looked at. */
  onChoose?(src: string): void;
  /** Before another field is opened. */
  onLeave?(): void;
}

type Listed = Answer<'pictures'>;

/** What the folder holds, and what can be done with it. */
function useGallery() {
  const { ask, announce, problems, history } = useEditor();
  const [listed, setListed] = useState<Listed>();
  const [note, setNote] = useState('');
  const load = useCallback(async () => setListed(await ask('pictures', {})), [ask]);
  // A change of the content may use or leave a picture: it is followed by what is wrong then. A step may move one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: both say that there is another content
  useEffect(() => {
    load().catch((error: unknown) => setNote(sentence(error)));
  }, [load, problems, history]);

  const attempt = async (action: () => Promise<unknown>, said: string) => {
    try {
      await action();
      setNote('');
      announce(said);
    } catch (error) {
      setNote(sentence(error));
      announce(sentence(error));
    }
    await load();
  };
  return {
    listed,
    note,
    load,
    remove: (src: string) =>
      attempt(() => ask('removePicture', { src }), `${shortName(src)} deleted. Ctrl+Z brings it back.`),
    putBack: (src: string) => attempt(() => ask('putBack', { src }), `${shortName(src)} is back.`),
  };
}

const sentence = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** All pictures of the content: where each is used, and those that no field shows. */
export function Gallery({ chosen, onChoose, onLeave }: GalleryProps) {
  const { announce } = useEditor();
  const isInside = useTarget() !== undefined;
  const { listed, note, load, remove, putBack } = useGallery();
  const [words, setWords] = useState('');
  const [onlyUnused, setOnlyUnused] = useState(false);
  const wanted = useDeferredValue(words);
  if (!listed) return <p className="pane-note">Loading…</p>;
  const isFound = hasWords(wanted);
  const { pictures, removed } = listed;
  const unused = pictures.filter(({ uses }) => uses.length === 0);
  const shown = (onlyUnused ? unused : pictures).filter(({ src }) => isFound(src.toLowerCase()));
  const choose = (src: string) => {
    onChoose?.(src);
    announce(`${shortName(src)} chosen.`);
  };
  const body = (
    <div className="gallery">
      <div className="gallery-head">
        <input
          className="field-input"
          type="search"
          aria-label="Filter pictures"
          placeholder={`Filter ${counted(pictures.length, 'pictures')}`}
          // biome-ignore lint/a11y/noAutofocus: the gallery was opened to look for a picture
          autoFocus
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        <button
          type="button"
          className="field-button"
          aria-pressed={onlyUnused}
          onClick={() => setOnlyUnused(!onlyUnused)}
        >
          Unused: {unused.length}
        </button>
        <FileButton name="Add" />
      </div>
      {note !== '' && (
        <p className="field-note" data-severity="error">
          <StudioIcon name="circle-alert" />
          {note}
        </p>
      )}
      {removed.map((src) => (
        <p key={src} className="field-note">
          <StudioIcon name="trash-2" />
          <span>{shortName(src)} is not in the content any more. For 30 days, it can be put back.</span>
          <button type="button" className="field-button" onClick={() => putBack(src)}>
            <StudioIcon name="undo-2" />
            Put back<span className="visually-hidden"> {shortName(src)}</span>
          </button>
        </p>
      ))}
      <ul className="gallery-grid" aria-label="Pictures">
        {shown.map((picture) => (
          <GalleryPicture
            key={picture.src}
            {...{ picture, remove, onLeave }}
            isChosen={picture.src === chosen}
            {...(onChoose && { choose: () => choose(picture.src) })}
          />
        ))}
      </ul>
      <SpokenCount
        count={wanted !== '' || onlyUnused ? `${counted(shown.length, 'pictures')} found.` : ''}
        of={wanted}
      />
      {shown.length === 0 && (
        <p className="pane-note">
          {pictures.length === 0
            ? 'There are no pictures yet. Drop one here.'
            : 'No picture has this in its name.'}
        </p>
      )}
    </div>
  );
  return isInside ? body : <PictureTarget onPicture={() => void load()}>{body}</PictureTarget>;
}
